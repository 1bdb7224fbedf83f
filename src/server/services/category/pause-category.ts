import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import type { OwnedTentId } from "~/server/tenant";

/** A paused category hides its products from visitors, as long as another one is not paused. */
export async function pauseCategory(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, paused }: { id: number; paused: boolean },
): Promise<true> {
  const { count } = await ctx.db.category.updateMany({ where: { id, tentId }, data: { paused } });
  if (count === 0) throw new AppError("NOT_FOUND");
  await ctx.ports.pageCache.purge(tentId);
  return true;
}
