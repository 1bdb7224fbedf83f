import { serviceContext } from "~/server/container";
import { readProductsJson } from "~/server/services/catalogue/products-json";
import { ownShop } from "~/server/services/catalogue/readable-shop";
import { hashToken } from "../../../../../src/server/services/session/one-time-token";
import { mintOwnedTentId } from "../../../../../src/server/services/tenancy/tenant-ids";

/** What GET /getProducts/{tentId} asks the database for and answers, behind one look at the token and nothing else. */
export async function GET(request: Request, { params }: { params: Promise<{ tentId: string }> }) {
  const service = serviceContext(null);
  const tokenHash = hashToken(request.headers.get("authorization")?.slice("Bearer ".length) ?? "");
  const known = await service.db.$queryRaw<unknown[]>`
    SELECT user_id FROM api_tokens WHERE token_hash = ${tokenHash} AND expires_at > now()`;
  if (known.length === 0) return new Response(null, { status: 403 });
  const tentId = mintOwnedTentId(Number((await params).tentId));
  const json = await readProductsJson(service, ownShop(tentId));
  return new Response(`{"data":${json}}`, { headers: { "Content-Type": "application/json; charset=utf-8" } });
}
