import type { Metadata } from "next";
import { copyFor } from "~/copy/copy";
import { Guide } from "~/features/site/api-docs/guide";
import { openApiDocument } from "~/server/rest/openapi";
import { loadSite } from "~/server/site";

export const metadata: Metadata = { title: copyFor(null).apiDocs.title };

export default async function Page() {
  const { name } = await loadSite();
  return <Guide document={openApiDocument(name)} />;
}
