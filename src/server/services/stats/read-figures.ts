import { z } from "zod";
import { summedCents } from "~/domain/money/amount-schemas";
import { cents, plus } from "~/domain/money/money";
import { moneyFormatOf } from "~/domain/money/number-format";
import type { StatsDays } from "~/domain/stats/period";
import { type Days, eachDay, namedDays } from "~/domain/stats/period";
import { SOURCES } from "~/domain/stats/source";
import { localTime } from "~/domain/tent/hours";
import { message } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import { fieldError, requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { daySourcesQuery, daysQuery, ordersQuery, type StatsScope } from "./stats-queries";

const count = z.number().int();
const visitDays = z.array(
  z.object({ day: z.string(), pages: count, sessions: count, views: count, adds: count, chats: count }),
);
const orderDays = z.array(z.object({ day: z.string(), orders: count, visitors: count, sold: summedCents }));
const sourceDays = z.array(z.object({ day: z.string(), source: z.enum(SOURCES), sessions: count }));

const NOTHING = { pages: 0, sessions: 0, views: 0, adds: 0, chats: 0, orders: 0, visitors: 0, sold: cents(0) };
export type Figures = typeof NOTHING;
export type DayFigures = Figures & { day: string };
const COUNTS = ["pages", "sessions", "views", "adds", "chats", "orders", "visitors"] as const;

export function sumFigures(days: readonly Figures[]): Figures {
  const total = { ...NOTHING };
  for (const day of days) {
    for (const figure of COUNTS) total[figure] += day[figure];
    total.sold = plus(total.sold, day.sold);
  }
  return total;
}

/** The days of a shop are counted in its country's time zone. */
export async function findTentZone(ctx: ServiceContext, tentId: OwnedTentId) {
  const { country } = requireFound(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: { country: { select: { id: true, timeZone: true, symbol: true } } },
    }),
  );
  return {
    asked: { tentId, timeZone: country.timeZone },
    money: moneyFormatOf(country),
    today: todayIn(ctx, country.timeZone),
  };
}

const todayIn = (ctx: ServiceContext, timeZone: string) => localTime(ctx.now(), timeZone).date;

function validDays(named: StatsDays, today: string): Days {
  const parsed = namedDays(named, today);
  if (parsed.ok) return parsed.days;
  throw fieldError(parsed.field, message(`stats.${parsed.reason}`));
}

/** One row for each of these days, also for days without visits. */
export async function readDayFigures(ctx: ServiceContext, asked: StatsScope, days: Days): Promise<DayFigures[]> {
  const [visits, orders] = await Promise.all([
    ctx.db.$queryRaw(daysQuery(asked, days)).then((rows) => visitDays.parse(rows)),
    ctx.db.$queryRaw(ordersQuery(asked, days)).then((rows) => orderDays.parse(rows)),
  ]);
  const visitsOf = new Map(visits.map((row) => [row.day, row]));
  const ordersOf = new Map(orders.map((row) => [row.day, row]));
  return eachDay(days).map((day) => ({ ...NOTHING, ...visitsOf.get(day), ...ordersOf.get(day), day }));
}

/** The figures of the given days and their sum; by default, of the last thirty days. @throws VALIDATION */
export async function readFigures(ctx: ServiceContext, tentId: OwnedTentId, named: StatsDays) {
  const { asked, today } = await findTentZone(ctx, tentId);
  const period = validDays(named, today);
  const days = await readDayFigures(ctx, asked, period);
  return { ...period, days, total: sumFigures(days) };
}

/** Sessions by day and by source; days and sources without any are left out. @throws VALIDATION */
export async function readSessions(ctx: ServiceContext, tentId: OwnedTentId, named: StatsDays) {
  const { asked, today } = await findTentZone(ctx, tentId);
  return sourceDays.parse(await ctx.db.$queryRaw(daySourcesQuery(asked, validDays(named, today))));
}
