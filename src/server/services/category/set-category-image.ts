import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { removeOrphans } from "~/server/services/image/store-image";
import { storeTentImage } from "~/server/services/image/store-tent-image";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { type CategoryView, categorySelect } from "./category-view";

/** Sets another image, or none, and deletes the previous one's row; its files are deleted after the commit. */
async function swapImage({ tx, tentId }: TentChange, id: number, imageId: number | null) {
  const locked = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM categories WHERE id = ${id} AND tent_id = ${tentId} FOR UPDATE`;
  if (locked.length === 0) throw new AppError("NOT_FOUND");
  const before = await tx.category.findFirst({ where: { id, tentId }, select: { image: true } });
  const category = await tx.category.update({ where: { id, tentId }, data: { imageId }, select: categorySelect });
  if (before?.image) await tx.image.delete({ where: { id: before.image.id } });
  return { category, dropped: before?.image ? [before.image] : [] };
}

/** @throws IMAGE_KIND, IMAGE_TOO_LARGE, IMAGE_BROKEN */
export async function setCategoryImage(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, file }: { id: number; file: Blob },
): Promise<CategoryView> {
  requireFound(await ctx.db.category.findFirst({ where: { id, tentId }, select: { id: true } }));
  const { category, dropped } = await storeTentImage(ctx, { file, tentId }, (change, image) =>
    swapImage(change, id, image.id),
  );
  await removeOrphans(ctx, dropped);
  return category;
}

export async function removeCategoryImage(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<CategoryView> {
  const { category, dropped } = await changeTent(ctx, tentId, (change) => swapImage(change, id, null));
  await removeOrphans(ctx, dropped);
  return category;
}
