import { DocsFrame } from "~/features/site/api-docs/docs-frame";
import { listCalls } from "~/features/site/api-docs/read-document";
import { openApiDocument } from "~/server/rest/openapi";
import { loadSite } from "~/server/site/load-site";

export default async function DocsLayout({ children }: { children: React.ReactNode }) {
  const { name } = await loadSite();
  return <DocsFrame calls={listCalls(openApiDocument(name))}>{children}</DocsFrame>;
}
