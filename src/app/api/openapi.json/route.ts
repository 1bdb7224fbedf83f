import { openApiDocument } from "~/server/rest/openapi";
import { loadSite } from "~/server/site/load-site";

/** The public API for programs; tools of other origins may read it too. */
export async function GET(): Promise<Response> {
  const { name } = await loadSite();
  return Response.json(openApiDocument(name), {
    headers: { "Cache-Control": "public, max-age=300", "Access-Control-Allow-Origin": "*" },
  });
}
