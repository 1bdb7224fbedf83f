import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";

const LATEST = 100;

/** The latest news for everybody, for the own country, and those written for this person alone, with what was seen. */
export async function listNews(ctx: ServiceContext) {
  const { actor } = ctx;
  if (!actor) throw new AppError("SESSION_EXPIRED");
  const forAll = { userId: null, countryId: null };
  const forCountry = actor.countryId === null ? [] : [{ userId: null, countryId: actor.countryId }];
  const rows = await ctx.db.news.findMany({
    where: { OR: [forAll, ...forCountry, { userId: actor.userId }] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LATEST,
    select: {
      id: true,
      title: true,
      text: true,
      url: true,
      createdAt: true,
      views: { where: { userId: actor.userId }, select: { newsId: true } },
    },
  });
  return rows.map(({ views, ...news }) => ({ ...news, viewed: views.length > 0 }));
}
