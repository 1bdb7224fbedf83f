import { z } from "zod";
import { decimalCents, summedCents } from "~/domain/money/amount-schemas";
import { moneyFormatOf } from "~/domain/money/number-format";
import { DELIVERY_METHODS, DELIVERY_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES } from "~/domain/order/manage/states";
import type { OrderFilter } from "~/domain/order/place/limits";
import type { OrderDay } from "~/domain/order/place/order-day";
import { PAYMENT_METHODS } from "~/domain/order/place/payment";
import type { OrderListInput } from "~/domain/order/place/schemas";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { customerCondition } from "../customers/customer-condition";

export const ORDERS_PER_PAGE = 30;

/** What each filter shows of `orders o`. */
export const FILTER_CONDITIONS: Record<OrderFilter, Prisma.Sql> = {
  nuevos: Prisma.sql`NOT o.suspected AND o.status = 'NEW'`,
  "sin-pagar": Prisma.sql`NOT o.suspected AND o.status = 'CONFIRMED' AND o.payment_status = 'PENDING'`,
  "por-preparar": Prisma.sql`NOT o.suspected AND o.status = 'CONFIRMED' AND o.delivery_status = 'TO_PREPARE'`,
  "por-entregar": Prisma.sql`NOT o.suspected AND o.status = 'CONFIRMED' AND o.delivery_status = 'PREPARED'`,
  cancelados: Prisma.sql`NOT o.suspected AND o.status = 'CANCELLED'`,
  archivados: Prisma.sql`NOT o.suspected AND o.status = 'ARCHIVED'`,
  sospechosos: Prisma.sql`o.suspected AND o.status = 'NEW'`,
};

/** Without a filter; a search also finds suspected and discarded orders. */
const everything = (search: string | null) => (search === null ? Prisma.sql`NOT o.suspected` : Prisma.sql`TRUE`);

const count = z.number().int();

export const rowSchema = z.object({
  number: count,
  customerName: z.string(),
  createdAt: z.string().transform((text) => new Date(`${text}Z`)),
  seen: z.boolean(),
  suspected: z.boolean(),
  hasPhone: z.boolean(),
  total: decimalCents,
  hasUnpriced: z.boolean(),
  lines: count,
  note: z.string().nullable(),
  /** The zone of a delivery, or the address without one. */
  place: z.string().nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  /** The price list that it was priced by. */
  priceListName: z.string().nullable(),
  day: z.string(),
  state: z.object({
    status: z.enum(ORDER_STATUSES),
    payment: z.enum(PAYMENT_STATUSES),
    delivery: z.enum(DELIVERY_STATUSES),
    method: z.enum(DELIVERY_METHODS),
    stockTaken: z.boolean(),
    cancelledFrom: z.enum(["NEW", "CONFIRMED"]).nullable(),
  }),
});

/** What the format of prices depends on. */
export const countrySchema = z.object({ id: count, symbol: z.string() });

const answerSchema = z.object({
  days: z.array(z.object({ day: z.string(), orders: count, total: summedCents })),
  today: z.string(),
  counts: z.object({
    todos: count,
    nuevos: count,
    "sin-pagar": count,
    "por-preparar": count,
    "por-entregar": count,
    cancelados: count,
    archivados: count,
    sospechosos: count,
  }),
  rows: z.array(rowSchema),
  country: countrySchema,
  timeZone: z.string(),
});

const columns = { name: Prisma.sql`o.customer_name`, phone: Prisma.sql`o.customer_phone` };

/** "148" and "N.º 148" match an order number; else, and besides, the customer is searched by name and phone. */
function searched(search: string | null): Prisma.Sql {
  if (search === null) return Prisma.sql`TRUE`;
  const digits = /^(?:n\.?\s?[º°o]\.?\s*|#\s*)?(\d[\d\s-]*)$/i.exec(search)?.[1]?.replace(/\D/g, "") ?? "";
  const number = digits !== "" && digits.length <= 9 ? Prisma.sql`OR o.number = ${Number(digits)}` : Prisma.empty;
  return Prisma.sql`(${customerCondition(search, columns)} ${number})`;
}

export type OrderScope = Pick<OrderListInput, "filter" | "search"> & Partial<Pick<OrderListInput, "from" | "until">>;

/** Read once by a statement, before it reads orders. */
const zoneOf = (tentId: OwnedTentId) =>
  Prisma.sql`(SELECT y.time_zone FROM tents t JOIN countries y ON y.id = t.country_id WHERE t.id = ${tentId})`;

/** The moment at which a day of the shop begins, `days` later, as the database stores moments. */
function startOf(tentId: OwnedTentId, day: OrderDay, days: number, now: Date): Prisma.Sql {
  const zone = zoneOf(tentId);
  const date = day === "hoy" ? Prisma.sql`(${now}::timestamptz AT TIME ZONE ${zone})::date` : Prisma.sql`${day}::date`;
  return Prisma.sql`((${date} + ${days}::int)::timestamp AT TIME ZONE ${zone}) AT TIME ZONE 'UTC'`;
}

/** Conditions for the tent's orders that match a filter, a search and days of the shop's calendar. */
export function ordersWhere(tentId: OwnedTentId, { filter, search, from, until }: OrderScope, now: Date) {
  const since = from ? Prisma.sql`AND o.created_at >= ${startOf(tentId, from, 0, now)}` : Prisma.empty;
  const before = until ? Prisma.sql`AND o.created_at < ${startOf(tentId, until, 1, now)}` : Prisma.empty;
  const matching = Prisma.sql`o.tent_id = ${tentId} AND ${searched(search)} ${since} ${before}`;
  return {
    matching,
    shown: Prisma.sql`${matching} AND ${filter === null ? everything(search) : FILTER_CONDITIONS[filter]}`,
  };
}

/** The rows of one page, read through an index that already has them in order. */
export function ordersPage(tentId: OwnedTentId, input: OrderListInput, now: Date): Prisma.Sql {
  return Prisma.sql`SELECT o.* FROM orders o WHERE ${ordersWhere(tentId, input, now).shown}
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${ORDERS_PER_PAGE} OFFSET ${(input.page - 1) * ORDERS_PER_PAGE}`;
}

/** The day of an order `o` in the time zone of `countries y`. */
const dayOf = Prisma.sql`(o.created_at AT TIME ZONE 'UTC' AT TIME ZONE y.time_zone)::date`;

/** JSON of a row of `orders o` for the list; its day is that of `countries y`. */
export const rowJson = Prisma.sql`jsonb_build_object(
  'note', o.note, 'place', coalesce(o.delivery_zone, o.address), 'paymentMethod', o.payment_method,
  'priceListName', o.price_list_name,
  'day', ${dayOf},
  'number', o.number, 'customerName', o.customer_name, 'createdAt', o.created_at, 'seen', o.seen_at IS NOT NULL,
  'suspected', o.suspected, 'hasPhone', o.customer_phone IS NOT NULL,
  'total', o.total::text, 'hasUnpriced', o.has_unpriced,
  'lines', (SELECT count(*) FROM order_lines l WHERE l.order_id = o.id),
  'state', jsonb_build_object('status', o.status, 'payment', o.payment_status, 'delivery', o.delivery_status,
    'method', o.delivery_method, 'stockTaken', o.stock_taken, 'cancelledFrom', o.cancelled_from))`;

/** JSON of `countries y`, for `countrySchema`. */
export const countryJson = Prisma.sql`jsonb_build_object('id', y.id, 'symbol', y.symbol)`;

/** One page of the shop's orders, newest first, with the count of each filter, in one round-trip. */
export async function listOrders(ctx: ServiceContext, tentId: OwnedTentId, input: OrderListInput) {
  const { filter, page } = input;
  const now = ctx.now();
  const { matching, shown } = ordersWhere(tentId, input, now);
  const countOf = (name: OrderFilter) => Prisma.sql`count(*) FILTER (WHERE ${FILTER_CONDITIONS[name]})`;
  const raw = await ctx.db.$queryRaw<{ answer: unknown }[]>`
    WITH page AS MATERIALIZED (${ordersPage(tentId, input, now)})
    SELECT jsonb_build_object(
      'counts', (SELECT jsonb_build_object(
        'todos', count(*) FILTER (WHERE ${everything(input.search)}),
        'nuevos', ${countOf("nuevos")},
        'sin-pagar', ${countOf("sin-pagar")},
        'por-preparar', ${countOf("por-preparar")},
        'por-entregar', ${countOf("por-entregar")},
        'cancelados', ${countOf("cancelados")},
        'archivados', ${countOf("archivados")},
        'sospechosos', ${countOf("sospechosos")}) FROM orders o WHERE ${matching}),
      'days', (SELECT coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'orders', d.orders, 'total', d.total::text)), '[]'::jsonb)
        FROM (SELECT ${dayOf} AS day, count(*) AS orders,
            coalesce(sum(o.total) FILTER (WHERE o.status <> 'CANCELLED'), 0) AS total
          FROM orders o WHERE ${shown}
            AND o.created_at >= (SELECT min(${dayOf})::timestamp AT TIME ZONE y.time_zone AT TIME ZONE 'UTC' FROM page o)
            AND o.created_at < (SELECT (max(${dayOf}) + 1)::timestamp AT TIME ZONE y.time_zone AT TIME ZONE 'UTC' FROM page o)
          GROUP BY 1) d),
      'today', (${now}::timestamptz AT TIME ZONE y.time_zone)::date,
      'rows', (SELECT coalesce(jsonb_agg(${rowJson} ORDER BY o.created_at DESC, o.id DESC), '[]'::jsonb) FROM page o),
      'country', ${countryJson}, 'timeZone', y.time_zone
    ) AS answer FROM tents t JOIN countries y ON y.id = t.country_id WHERE t.id = ${tentId}`;
  const { counts, rows, days, today, country, timeZone } = answerSchema.parse(requireFound(raw[0]).answer);
  return {
    rows,
    /** Orders and sum of each day of these rows, on all pages; cancelled orders are not summed. */
    days,
    today,
    counts,
    page,
    pages: Math.max(1, Math.ceil((filter === null ? counts.todos : counts[filter]) / ORDERS_PER_PAGE)),
    money: moneyFormatOf(country),
    timeZone,
    /** The moment that "hoy" refers to, the same on the server and in the browser. */
    asOf: now,
  };
}
