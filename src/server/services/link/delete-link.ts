import type { ServiceContext } from "~/server/context";
import { AppError, found } from "~/server/errors";
import type { OwnedTentId } from "~/server/tenant";

/** An own link with its clicks. @throws LINK_BUILT_IN for those every shop has */
export async function deleteLink(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  const { count } = await ctx.db.link.deleteMany({ where: { id, tentId, code: null } });
  if (count === 0) {
    found(await ctx.db.link.findFirst({ where: { id, tentId }, select: { id: true } }));
    throw new AppError("LINK_BUILT_IN");
  }
  await ctx.ports.pageCache.purge(tentId);
  return true;
}
