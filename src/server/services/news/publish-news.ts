import type { NotificationInput } from "~/domain/news/schemas";
import { imageFileUrl } from "~/domain/product/images/image";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import { lockHashes } from "~/server/services/image/lock-hashes";
import { storeImage } from "~/server/services/image/store-image";
import { appOrigin } from "~/server/site/addresses";
import { type Notification, notificationSelect, notificationView } from "./list-notifications";

const WIDTH = 1280;
const KEPT = /^\/storage\/images\/([0-9a-f]{32})-\d{1,4}\.webp$/;

/**
 * Stores an image for a later news item, which refers to it by the returned URL.
 * @throws IMAGE_KIND, IMAGE_TOO_LARGE, IMAGE_BROKEN
 */
export function addNewsImage(ctx: ServiceContext, file: Blob): Promise<{ url: string }> {
  return storeImage(ctx, { file, tentId: null }, async (_tx, image) => ({ url: imageFileUrl(image, WIDTH) }));
}

/** Each news item gets its own row for the image, which is deleted with it. */
async function takeImage(tx: Tx, address: string): Promise<number> {
  const path = address.startsWith(`${appOrigin}/`) ? address.slice(appOrigin.length) : address;
  const hash = KEPT.exec(path)?.[1];
  if (hash === undefined) throw fieldError("image", "news.image");
  await lockHashes(tx, [hash]);
  const kept = await tx.image.findFirst({
    where: { hash, tentId: null },
    orderBy: [{ news: { _count: "asc" } }, { id: "asc" }],
    include: { _count: { select: { news: true } } },
  });
  if (!kept) throw fieldError("image", "news.image");
  if (kept._count.news === 0) return kept.id;
  const { width, height, bytes, placeholder, ink } = kept;
  return (await tx.image.create({ data: { tentId: null, hash, width, height, bytes, placeholder, ink } })).id;
}

/** Publishes news for everybody or for one country, with an image stored before. @throws VALIDATION beside `image` */
export async function publishNews(ctx: ServiceContext, input: NotificationInput): Promise<Notification> {
  const { title, text, url, countryId, image } = input;
  return ctx.db.$transaction(async (tx) => {
    const imageId = image === null ? null : await takeImage(tx, image);
    const data = { title, text, url, countryId, imageId, createdAt: ctx.now() };
    const news = await tx.news.create({ data, select: notificationSelect });
    return notificationView(news, false);
  });
}
