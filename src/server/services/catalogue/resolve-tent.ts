import type { TentRef } from "~/domain/catalogue/tent-param";
import type { ServiceContext } from "~/server/context";
import { found } from "~/server/errors";
import { mintPublicTentId, type PublicTentId } from "~/server/services/tenancy/tenant-ids";

/** The shop of an address, or null. Public requests by id use `readable-shop.ts`. */
export async function resolvePublicTent(ctx: ServiceContext, ref: TentRef): Promise<PublicTentId | null> {
  const where = ref.by === "id" ? { id: ref.id } : ref.by === "sub" ? { subdomain: ref.name } : { slug: ref.name };
  const tent = await ctx.db.tent.findUnique({ where, select: { id: true } });
  return tent && mintPublicTentId(tent.id);
}

/** The same for pages, cached and invalidated like them. @throws NOT_FOUND */
export function keepPublicTent(ctx: ServiceContext, ref: TentRef): Promise<PublicTentId> {
  return ctx.ports.pageCache.tentIdAt(`${ref.by}:${ref.by === "id" ? ref.id : ref.name}`, async () =>
    found(await resolvePublicTent(ctx, ref)),
  );
}
