import { imageSrcset, imageUrl } from "~/domain/product/images/image";
import { timeZoneOf } from "~/domain/tent/countries";
import type { ServiceContext } from "~/server/context";
import { readableNews, reader } from "./readable-news";

export const NEWS_PER_PAGE = 10;

/** A page of the news that this person may read, newest first, with when they were seen. */
export async function listNews(ctx: ServiceContext, { page }: { page: number }) {
  const actor = reader(ctx);
  const where = readableNews(actor);
  const [count, rows] = await Promise.all([
    ctx.db.news.count({ where }),
    ctx.db.news.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * NEWS_PER_PAGE,
      take: NEWS_PER_PAGE,
      select: {
        id: true,
        title: true,
        text: true,
        url: true,
        countryId: true,
        createdAt: true,
        image: { select: { hash: true, width: true, height: true, ink: true } },
        views: { where: { userId: actor.userId }, select: { viewedAt: true } },
      },
    }),
  ]);
  return {
    rows: rows.map(({ views, image, ...news }) => ({
      ...news,
      image: image && {
        src: imageUrl(image, 640),
        srcset: imageSrcset(image),
        width: image.width,
        height: image.height,
      },
      viewedAt: views[0]?.viewedAt ?? null,
    })),
    page,
    pages: Math.max(1, Math.ceil(count / NEWS_PER_PAGE)),
    timeZone: timeZoneOf(actor.countryId),
    asOf: ctx.now(),
  };
}

/** The number of news that this person has not seen. */
export async function countUnseenNews(ctx: ServiceContext): Promise<number> {
  const actor = reader(ctx);
  return ctx.db.news.count({ where: { ...readableNews(actor), views: { none: { userId: actor.userId } } } });
}
