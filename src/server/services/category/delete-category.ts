import type { ServiceContext } from "~/server/context";
import { found } from "~/server/errors";
import { removeOrphans } from "~/server/services/image/store-image";
import { withTentLock } from "~/server/services/tent/lock-tent";
import type { OwnedTentId } from "~/server/tenant";

/** Its products stay, without category. */
export async function deleteCategory(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  const image = await withTentLock(ctx, tentId, async (tx) => {
    const category = found(await tx.category.findFirst({ where: { id, tentId }, select: { image: true } }));
    await tx.category.delete({ where: { id, tentId } });
    if (category.image) await tx.image.delete({ where: { id: category.image.id } });
    return category.image;
  });
  if (image) await removeOrphans(ctx, [image]);
  await ctx.ports.pageCache.purge(tentId);
  return true;
}
