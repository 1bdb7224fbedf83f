import { Guide } from "~/features/site/api-docs/guide";
import { pageCopy, titled } from "~/server/api/page-context";
import { openApiDocument } from "~/server/rest/openapi";
import { loadSite } from "~/server/site/load-site";

export const generateMetadata = titled((copy) => copy.apiDocs.title);

export default async function ApiDocsPage() {
  const { name } = await loadSite();
  return <Guide document={openApiDocument(name)} text={(await pageCopy()).apiDocs} />;
}
