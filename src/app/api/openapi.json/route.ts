import "~/server/container";

import { openApiDocument } from "~/server/rest/openapi";
import { loadSite } from "~/server/site/load-site";

/** The OpenAPI document of the public API; CORS lets tools on other origins read it. */
export async function GET(): Promise<Response> {
  const { name } = await loadSite();
  return Response.json(openApiDocument(name), {
    headers: { "Cache-Control": "public, max-age=300", "Access-Control-Allow-Origin": "*" },
  });
}
