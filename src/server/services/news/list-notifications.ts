import { imageUrl } from "~/domain/product/images/image";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { readableNews, reader } from "./readable-news";

/** Older ones are only available page by page at `/novedades`. */
export const LISTED_NOTIFICATIONS = 100;

export const notificationSelect = {
  id: true,
  title: true,
  text: true,
  url: true,
  createdAt: true,
  image: { select: { hash: true, width: true, ink: true } },
} satisfies Prisma.NewsSelect;

type Row = Prisma.NewsGetPayload<{ select: typeof notificationSelect }>;
export type Notification = ReturnType<typeof notificationView>;

export function notificationView({ image, ...news }: Row, viewed: boolean) {
  return { ...news, image: image && imageUrl(image, 1280), viewed };
}

/** The latest news that this person may read, newest first, and whether they were seen. */
export async function listNotifications(ctx: ServiceContext): Promise<Notification[]> {
  const actor = reader(ctx);
  const rows = await ctx.db.news.findMany({
    where: readableNews(actor),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LISTED_NOTIFICATIONS,
    select: { ...notificationSelect, views: { where: { userId: actor.userId }, select: { userId: true } } },
  });
  return rows.map(({ views, ...news }) => notificationView(news, views.length > 0));
}
