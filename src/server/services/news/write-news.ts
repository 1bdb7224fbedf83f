import type { NewsInput } from "~/domain/news/schemas";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { requireFound } from "~/server/errors";
import { removeOrphans, storeImage } from "~/server/services/image/store-image";

/** The form's data: a newly chosen image, and whether to remove the existing one. */
export interface NewsForm {
  news: NewsInput;
  image: Blob | null;
  removeImage: boolean;
}

const columns = ({ title, text, url, countryId }: NewsInput) => ({ title, text, url, countryId });
const general = { userId: null };
const picture = { select: { id: true, hash: true, width: true } } as const;

/**
 * Creates news for everybody or for one country, together with the image.
 * @throws IMAGE_KIND, IMAGE_TOO_LARGE, IMAGE_BROKEN
 */
export async function createNews(ctx: ServiceContext, { news, image }: NewsForm): Promise<{ id: number }> {
  const write = (tx: Tx, imageId: number | null) =>
    tx.news.create({ data: { ...columns(news), imageId, createdAt: ctx.now() }, select: { id: true } });
  return image
    ? storeImage(ctx, { file: image, tentId: null }, (tx, { id }) => write(tx, id))
    : ctx.db.$transaction((tx) => write(tx, null));
}

/** Updates news; they stay seen for those who have seen them. */
export async function updateNews(ctx: ServiceContext, { id, ...form }: NewsForm & { id: number }): Promise<void> {
  const { news, image, removeImage } = form;
  requireFound(await ctx.db.news.findFirst({ where: { id, ...general }, select: { id: true } }));
  const write = async (tx: Tx, imageId: number | null) => {
    await tx.$queryRaw`SELECT id FROM news WHERE id = ${id} FOR UPDATE`;
    const before = requireFound(
      await tx.news.findFirst({ where: { id, ...general }, select: { image: picture } }),
    ).image;
    const replaced = imageId !== null || removeImage;
    await tx.news.update({ where: { id }, data: { ...columns(news), ...(replaced ? { imageId } : null) } });
    if (!before || !replaced) return [];
    await tx.image.delete({ where: { id: before.id } });
    return [before];
  };
  const dropped = image
    ? await storeImage(ctx, { file: image, tentId: null }, (tx, row) => write(tx, row.id))
    : await ctx.db.$transaction((tx) => write(tx, null));
  await removeOrphans(ctx, dropped);
}

export async function deleteNews(ctx: ServiceContext, id: number): Promise<void> {
  const dropped = await ctx.db.$transaction(async (tx) => {
    const { image } = requireFound(await tx.news.findFirst({ where: { id, ...general }, select: { image: picture } }));
    await tx.news.delete({ where: { id } });
    if (!image) return [];
    await tx.image.delete({ where: { id: image.id } });
    return [image];
  });
  await removeOrphans(ctx, dropped);
}
