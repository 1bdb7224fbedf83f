import type { TentKey } from "~/domain/catalogue/tent-param";
import type { ServiceContext } from "~/server/context";
import { mintPublicTentId, type PublicTentId } from "~/server/services/tenancy/tenant-ids";

/** Custom domains are resolved by the edge. */
type PublicTentKey = Exclude<TentKey, { by: "domain" }>;

/** The shop of a key; null if there is none. Public requests by id use `readable-shop.ts`. */
export async function resolvePublicTent(
  ctx: ServiceContext,
  { by, value }: PublicTentKey,
): Promise<PublicTentId | null> {
  const where = by === "id" ? { id: value } : by === "sub" ? { subdomain: value } : { slug: value };
  const tent = await ctx.db.tent.findUnique({ where, select: { id: true } });
  return tent && mintPublicTentId(tent.id);
}
