import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CallPage } from "~/features/site/api-docs/call-page";
import { findCall } from "~/features/site/api-docs/read-document";
import { openApiDocument } from "~/server/rest/openapi";
import { loadSite } from "~/server/site/load-site";

interface Props {
  params: Promise<{ call: string }>;
}

async function load(params: Props["params"]) {
  const { name } = await loadSite();
  const document = openApiDocument(name);
  const call = findCall(document, (await params).call);
  return call ? { document, call } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load(params);
  return { title: found?.call.summary };
}

export default async function ApiCallPage({ params }: Props) {
  const found = await load(params);
  if (!found) notFound();
  return <CallPage document={found.document} call={found.call} />;
}
