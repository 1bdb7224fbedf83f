import "~/server/container";

import { serviceContext } from "~/server/container";
import { isServedDomain } from "~/server/services/tent/domains/own-domain";

export const dynamic = "force-dynamic";

/** Called by a proxy before it requests a certificate: 200 only for a domain verified by a shop. */
export async function GET(request: Request): Promise<Response> {
  const domain = new URL(request.url).searchParams.get("domain") ?? "";
  const served = domain !== "" && domain.length <= 253 && (await isServedDomain(serviceContext(null), domain));
  return new Response(null, { status: served ? 200 : 404, headers: { "Cache-Control": "no-store" } });
}
