import { z } from "zod";
import { setupSteps } from "~/domain/dashboard/checklist";
import { type DaySum, sumHours } from "~/domain/dashboard/day";
import { DAY_MS } from "~/domain/duration";
import { decimalCents, summedCents } from "~/domain/money/amount-schemas";
import { moneyFormatOf } from "~/domain/money/number-format";
import { DELIVERY_METHODS } from "~/domain/order/manage/states";
import { PAYMENT_METHODS } from "~/domain/order/place/payment";
import { imageUrl } from "~/domain/product/images/image";
import { PICTURE_INKS } from "~/domain/product/images/ink";
import { dayPlus } from "~/domain/stats/period";
import { holidayState, localTime, openingState, turnOf, WEEK } from "~/domain/tent/hours";
import { storedHours } from "~/domain/tent/hours-schema";
import { shorten } from "~/domain/text";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { countUnseenOrders } from "~/server/services/order/manage/unseen-orders";
import { daysQuery, orderHoursQuery } from "~/server/services/stats/stats-queries";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { readHoliday } from "~/server/services/tent/settings/read-holiday";
import { waitingQuery } from "./dashboard-queries";

const THUMB = 160;
/** More of how a shop is paid does not fit in a row. */
const PAYMENT_LETTERS = 60;

const count = z.number().int();
const moment = z.string().transform((text) => new Date(`${text}Z`));
const photo = z
  .object({ hash: z.string(), width: count, ink: z.enum(PICTURE_INKS).nullable() })
  .transform((image) => imageUrl(image, THUMB));

const waitingSchema = z.object({
  suspected: count,
  fresh: z.object({ count, total: summedCents, oldest: moment.nullable() }),
  rows: z.array(
    z.object({
      number: count,
      name: z.string(),
      total: decimalCents,
      method: z.enum(DELIVERY_METHODS),
      zone: z.string().nullable(),
      payment: z.enum(PAYMENT_METHODS).nullable(),
      lines: count,
    }),
  ),
  photos: z.array(photo),
  unpaid: z.object({ count, total: summedCents }),
  firstUnpaid: z.object({ name: z.string(), total: decimalCents, at: moment }).nullable(),
  unprepared: count,
  firstUnprepared: z.object({ name: z.string(), at: moment }).nullable(),
  waiting: count,
  wanted: z.string().nullable(),
  /** Who asks for the prices of a list, and the one who waits for longest. */
  asking: count,
  firstAsking: z.object({ name: z.string(), listId: count, list: z.string() }).nullable(),
  soldOut: count,
  mostMissed: z.object({ id: count, name: z.string(), views: count }).nullable(),
  /** Products, and those with a photo. */
  all: count,
  withPhoto: count,
  products: z.array(z.object({ id: count, name: z.string(), photo: photo.nullable() })),
  recent: count,
  newest: photo.nullable(),
});

const hourRows = z.array(
  z.object({ day: z.string(), hour: count, past: z.boolean(), orders: count, sold: summedCents }),
);
const visitRows = z.array(z.object({ day: z.string(), sessions: count }));

/**
 * What the panel's home shows: what waits, today against the same weekday at this time, and the checklist. Five
 * statements, however much the shop holds. Days and times are those of the shop's country.
 */
export async function getDashboard(ctx: ServiceContext, tentId: OwnedTentId) {
  const now = ctx.now();
  const tent = requireFound(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: {
        logoId: true,
        coverId: true,
        deliverySetAt: true,
        paymentSetAt: true,
        deliveryEnabled: true,
        pickupEnabled: true,
        paymentText: true,
        paymentAlias: true,
        paymentCbu: true,
        linkSharedAt: true,
        createdAt: true,
        openingHours: true,
        holidayFrom: true,
        holidayUntil: true,
        holidayText: true,
        lastOrderNumber: true,
        country: { select: { id: true, symbol: true, timeZone: true } },
      },
    }),
  );
  const { timeZone } = tent.country;
  const local = localTime(now, timeZone);
  const today = local.date;
  const [yesterday, weekBefore] = [dayPlus(today, -1), dayPlus(today, -7)];
  const asked = { tentId, timeZone };
  const [[raw], unseen, hours, visits] = await Promise.all([
    ctx.db.$queryRaw<{ answer: unknown }[]>(
      waitingQuery(tentId, { yesterday, weekAgo: new Date(now.getTime() - 7 * DAY_MS) }),
    ),
    countUnseenOrders(ctx, tentId),
    ctx.db
      .$queryRaw(orderHoursQuery(asked, { from: weekBefore, until: today }, local.time))
      .then((rows) => hourRows.parse(rows)),
    ctx.db.$queryRaw(daysQuery(asked, { from: today, until: today })).then((rows) => visitRows.parse(rows)),
  ]);
  const waiting = waitingSchema.parse(requireFound(raw).answer);
  const of = (day: string) => hours.filter((row) => row.day === day);
  const before = of(weekBefore);
  const week = storedHours(tent.openingHours);
  const holiday = readHoliday(tent);
  const past = (rows: typeof hours): DaySum => sumHours(rows.filter((row) => row.past));
  return {
    ...waiting,
    /** What the menu's badge counts. */
    unseen,
    /** An order was ever placed. */
    hasSold: tent.lastOrderNumber > 0,
    asOf: now,
    timeZone,
    today,
    time: local.time,
    money: moneyFormatOf(tent.country),
    opening: week ? openingState(week.map(turnOf), local, holiday) : null,
    /** The last day of the holidays that have begun. */
    closedUntil: holiday && holidayState(holiday, today) === "now" ? holiday.until : null,
    day: {
      /** There is nothing to compare with: the shop was made after that weekday of last week. */
      isFirst: localTime(tent.createdAt, timeZone).date > weekBefore,
      now: sumHours(of(today)),
      /** The same weekday of last week, until this time of day, and as a whole. */
      before: past(before),
      wholeBefore: sumHours(before),
      yesterday: sumHours(of(yesterday)),
      hours: of(today),
      hoursBefore: before,
      sessions: visits[0]?.sessions ?? 0,
    },
    /** What the done steps say. */
    setup: {
      pickup: tent.pickupEnabled,
      delivery: tent.deliveryEnabled,
      payment: shorten(tent.paymentText?.trim() ?? "", PAYMENT_LETTERS) || null,
      transfer: Boolean(tent.paymentAlias || tent.paymentCbu),
      openDays: WEEK.filter((day) => week?.some((opening) => opening.day === day)),
    },
    steps: setupSteps({
      hasLogo: tent.logoId !== null,
      hasCover: tent.coverId !== null,
      withPhoto: waiting.withPhoto,
      deliverySet: tent.deliverySetAt !== null,
      paymentSet: tent.paymentSetAt !== null,
      hoursSet: week !== null,
      linkShared: tent.linkSharedAt !== null,
    }),
  };
}
