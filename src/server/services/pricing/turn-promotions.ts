import { DAY_MS } from "~/domain/duration";
import { nextScheduleEdge } from "~/domain/pricing/schedule-edges";
import type { ServiceContext } from "~/server/context";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { promotionSettings } from "./promotion-row";

/** Promotions read at a time, and shops changed in one transaction. */
const ROWS = 5_000;
const SHOPS = 100;
/** How far back the first run looks, in ms. */
const FIRST_LOOK = 10 * 60_000;
const CLOCK_ID = 1;

/** The day so many days away, as the bounds of promotions begin. A zone is at most a day off. */
const dayNear = (moment: Date, days: number): string =>
  new Date(moment.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** The shops of which a promotion has begun or ended after `since`, until `now`. */
async function turnedShops(db: ServiceContext["db"], since: Date, now: Date): Promise<Set<number>> {
  const turned = new Set<number>();
  for (let after = 0; ; ) {
    const rows = await db.promotion.findMany({
      where: {
        id: { gt: after },
        paused: false,
        AND: [
          {
            OR: [
              { validFrom: { not: null } },
              { validTo: { not: null } },
              { hoursFrom: { not: null } },
              { weekdays: { isEmpty: false } },
            ],
          },
          { OR: [{ validFrom: null }, { validFrom: { lt: dayNear(now, 2) } }] },
          { OR: [{ validTo: null }, { validTo: { gte: dayNear(since, -2) } }] },
        ],
      },
      include: { tent: { select: { country: { select: { timeZone: true } } } } },
      orderBy: { id: "asc" },
      take: ROWS,
    });
    for (const { tent, ...row } of rows) {
      const edge = nextScheduleEdge(promotionSettings(row), since, tent.country.timeZone);
      if (edge && edge <= now) turned.add(row.tentId);
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS) return turned;
    after = last.id;
  }
}

/** The shops of which a price list has begun or ended in that time. */
async function turnedLists(db: ServiceContext["db"], since: Date, now: Date): Promise<Set<number>> {
  const rows = await db.priceList.findMany({
    where: {
      paused: false,
      OR: [
        { validFrom: { gte: dayNear(since, -2), lt: dayNear(now, 2) } },
        { validTo: { gte: dayNear(since, -2), lt: dayNear(now, 2) } },
      ],
    },
    select: {
      tentId: true,
      validFrom: true,
      validTo: true,
      tent: { select: { country: { select: { timeZone: true } } } },
    },
  });
  const turned = rows.filter(({ validFrom, validTo, tent }) => {
    const edge = nextScheduleEdge({ from: validFrom, to: validTo }, since, tent.country.timeZone);
    return edge !== null && edge <= now;
  });
  return new Set(turned.map(({ tentId }) => tentId));
}

/**
 * Purges the pages of shops of which a promotion or a price list has begun or ended since the last run, also while no
 * worker ran. Returns how many shops that were. A run that breaks off is done again by the next one.
 */
export async function turnPromotions(ctx: ServiceContext, signal?: AbortSignal): Promise<number> {
  const now = ctx.now();
  const clock = await ctx.db.pricingClock.findUnique({ where: { id: CLOCK_ID } });
  const since = clock?.turnedUntil ?? new Date(now.getTime() - FIRST_LOOK);
  const shops = [...new Set([...(await turnedShops(ctx.db, since, now)), ...(await turnedLists(ctx.db, since, now))])];
  for (let at = 0; at < shops.length; at += SHOPS) {
    signal?.throwIfAborted();
    await changeTents(ctx, (change) => change.tents(shops.slice(at, at + SHOPS)));
  }
  const turnedUntil = now;
  await ctx.db.pricingClock.upsert({
    where: { id: CLOCK_ID },
    create: { id: CLOCK_ID, turnedUntil },
    update: { turnedUntil },
  });
  return shops.length;
}
