import type { ServiceContext } from "~/server/context";
import { RAISED } from "~/server/services/tent/change-tent";
import type { OwnedTentId } from "~/server/tenant";

/** The sentence above the links; an empty one takes it away. */
export async function describeLinktree(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  description: string,
): Promise<{ description: string }> {
  await ctx.db.tent.update({ where: { id: tentId }, data: { linktreeText: description || null, ...RAISED } });
  await ctx.ports.pageCache.purge(tentId);
  return { description };
}
