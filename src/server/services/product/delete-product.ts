import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import type { OwnedTentId } from "~/server/tenant";

/** Puts a product into the bin, where it stays for 30 days. */
export async function deleteProduct(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  const { count } = await ctx.db.product.updateMany({
    where: { id, tentId, deletedAt: null },
    data: { deletedAt: ctx.now() },
  });
  if (count === 0) throw new AppError("NOT_FOUND");
  await ctx.ports.pageCache.purge(tentId);
  return true;
}
