import { z } from "zod";
import { decimalMilli, summedCents } from "~/domain/money/amount-schemas";
import { UNITS } from "~/domain/money/unit";
import { imageUrl } from "~/domain/product/images/image";
import { PICTURE_INKS } from "~/domain/product/images/ink";
import { type Days, daysOf, type Period } from "~/domain/stats/period";
import { SOURCES } from "~/domain/stats/source";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { findTentZone, readDayFigures, sumFigures } from "./read-figures";
import { missedQuery, productsQuery, sourcesQuery } from "./stats-queries";

const count = z.number().int();
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
    quantity: decimalMilli,
    unit: z.enum(UNITS),
    revenue: summedCents,
    sold: z.boolean(),
    seen: z.boolean(),
    hash: z.string().nullable(),
    width: count.nullable(),
    ink: z.enum(PICTURE_INKS).nullable(),
  }),
);

const PHOTO = 96;

/** The figures of a shop in a period, day by day, compared with the previous period. */
export async function getStats(ctx: ServiceContext, tentId: OwnedTentId, { period }: { period: Period }) {
  const { asked, money, today } = await findTentZone(ctx, tentId);
  const { now, before } = daysOf(period, today);
  const [figures, sources, products, missed] = await Promise.all([
    readDayFigures(ctx, asked, { from: before.from, until: now.until }),
    ctx.db.$queryRaw(sourcesQuery(asked, now)).then((rows) => sourceRows.parse(rows)),
    ctx.db.$queryRaw(productsQuery(asked, now)).then((rows) => productRows.parse(rows)),
    ctx.db.$queryRaw(missedQuery(asked, now)).then((rows) => missedRows.parse(rows)),
  ]);
  const among = ({ from, until }: Days) => figures.filter(({ day }) => from <= day && day <= until);
  const [days, daysBefore] = [among(now), among(before)];
  const shown = products.map(({ hash, width, ink, ...product }) => ({
    ...product,
    photo: hash !== null && width !== null ? imageUrl({ hash, width, ink }, PHOTO) : null,
  }));
  return {
    now,
    before,
    money,
    days,
    daysBefore,
    total: sumFigures(days),
    totalBefore: sumFigures(daysBefore),
    sources,
    sold: shown.filter(({ sold }) => sold),
    seen: shown.filter(({ seen }) => seen).sort((one, other) => other.views - one.views),
    missed,
  };
}
