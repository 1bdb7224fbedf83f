import { z } from "zod";
import { imageUrl } from "~/domain/product/image";
import { sumFromDecimal } from "~/domain/product/money";
import { milliFromAmount, UNITS } from "~/domain/product/quantity";
import { daysOf, eachDay, type Period } from "~/domain/stats/period";
import { SOURCES } from "~/domain/stats/source";
import { localTime } from "~/domain/tent/hours";
import type { ServiceContext } from "~/server/context";
import { found } from "~/server/errors";
import type { OwnedTentId } from "~/server/tenant";
import { daysQuery, missedQuery, ordersQuery, productsQuery, sourcesQuery } from "./stats-queries";

const count = z.number().int();
const cents = z.string().transform(sumFromDecimal);
const visitDays = z.array(
  z.object({ day: z.string(), pages: count, sessions: count, views: count, adds: count, chats: count }),
);
const orderDays = z.array(z.object({ day: z.string(), orders: count, visitors: count, sold: cents }));
const sourceRows = z.array(z.object({ source: z.enum(SOURCES), sessions: count }));
const missedRows = z.array(z.object({ term: z.string(), times: count }));
const productRows = z.array(
  z.object({
    id: count.nullable(),
    name: z.string(),
    there: z.boolean(),
    views: count,
    adds: count,
    orders: count,
    quantity: z.string().transform((amount) => milliFromAmount(Number(amount))),
    unit: z.enum(UNITS),
    revenue: cents,
    sold: z.boolean(),
    seen: z.boolean(),
    hash: z.string().nullable(),
    width: count.nullable(),
  }),
);

const NOTHING = { pages: 0, sessions: 0, views: 0, adds: 0, chats: 0, orders: 0, visitors: 0, sold: 0 };
export type Figures = typeof NOTHING;
const FIGURES = Object.keys(NOTHING) as (keyof Figures)[];

const PHOTO = 96;

function sum(days: readonly Figures[]): Figures {
  const total = { ...NOTHING };
  for (const day of days) for (const figure of FIGURES) total[figure] += day[figure];
  return total;
}

/** The figures of a shop in a period, day by day, beside those of the period before. */
export async function getStats(ctx: ServiceContext, tentId: OwnedTentId, { period }: { period: Period }) {
  const { country } = found(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: { country: { select: { timeZone: true, symbol: true } } },
    }),
  );
  const asked = { tentId, timeZone: country.timeZone };
  const { now, before } = daysOf(period, localTime(ctx.now(), country.timeZone).date);
  const both = { from: before.from, until: now.until };
  const [visits, orders, sources, products, missed] = await Promise.all([
    ctx.db.$queryRaw(daysQuery(asked, both)).then((rows) => visitDays.parse(rows)),
    ctx.db.$queryRaw(ordersQuery(asked, both)).then((rows) => orderDays.parse(rows)),
    ctx.db.$queryRaw(sourcesQuery(asked, now)).then((rows) => sourceRows.parse(rows)),
    ctx.db.$queryRaw(productsQuery(asked, now)).then((rows) => productRows.parse(rows)),
    ctx.db.$queryRaw(missedQuery(asked, now)).then((rows) => missedRows.parse(rows)),
  ]);
  const visitsOf = new Map(visits.map((row) => [row.day, row]));
  const ordersOf = new Map(orders.map((row) => [row.day, row]));
  const figures = (day: string) => ({ ...NOTHING, ...visitsOf.get(day), ...ordersOf.get(day), day });
  const [days, daysBefore] = [eachDay(now).map(figures), eachDay(before).map(figures)];
  const shown = products.map(({ hash, width, ...product }) => ({
    ...product,
    photo: hash !== null && width !== null ? imageUrl({ hash, width }, PHOTO) : null,
  }));
  return {
    now,
    before,
    symbol: country.symbol,
    days,
    daysBefore,
    total: sum(days),
    totalBefore: sum(daysBefore),
    sources,
    sold: shown.filter(({ sold }) => sold),
    seen: shown.filter(({ seen }) => seen).sort((one, other) => other.views - one.views),
    missed,
  };
}
