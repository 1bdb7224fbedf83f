import type { ServiceContext } from "~/server/context";
import { readableNews, reader } from "./readable-news";

/**
 * Marks all news of this person as seen and returns the time. A super-user viewing a merchant's panel marks nothing for
 * them.
 */
export async function viewAllNews(ctx: ServiceContext): Promise<Date> {
  const actor = reader(ctx);
  const viewedAt = ctx.now();
  if (actor.superUserId !== null) return viewedAt;
  const unseen = await ctx.db.news.findMany({
    where: { ...readableNews(actor), views: { none: { userId: actor.userId } } },
    select: { id: true },
  });
  await ctx.db.newsView.createMany({
    data: unseen.map(({ id }) => ({ newsId: id, userId: actor.userId, viewedAt })),
    skipDuplicates: true,
  });
  return viewedAt;
}
