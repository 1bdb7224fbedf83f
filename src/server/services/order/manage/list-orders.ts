import { z } from "zod";
import { decimalCents } from "~/domain/money/amount-schemas";
import { moneyFormatOf } from "~/domain/money/number-format";
import { DELIVERY_METHODS, DELIVERY_STATUSES, ORDER_STATUSES, PAYMENT_STATUSES } from "~/domain/order/manage/states";
import type { OrderFilter, OrderListInput } from "~/domain/order/place/schemas";
import { foldText } from "~/domain/text";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

export const ORDERS_PER_PAGE = 30;

const filters: Record<OrderFilter, Prisma.Sql> = {
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
  total: decimalCents,
  hasUnpriced: z.boolean(),
  lines: count,
  state: z.object({
    status: z.enum(ORDER_STATUSES),
    payment: z.enum(PAYMENT_STATUSES),
    delivery: z.enum(DELIVERY_STATUSES),
    method: z.enum(DELIVERY_METHODS),
    stockTaken: z.boolean(),
  }),
});

/** What the format of prices depends on. */
export const countrySchema = z.object({ id: count, symbol: z.string() });

const answerSchema = z.object({
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

/**
 * "148" and "N.º 148" match an order number; four or more digits may also be part of a phone; anything else is a name.
 */
function searched(search: string | null): Prisma.Sql {
  if (search === null) return Prisma.sql`TRUE`;
  const name = `%${foldText(search).replace(/[\\%_]/g, "\\$&")}%`;
  const digits = /^(?:n\.?\s?[º°o]\.?\s*|#\s*)?(\d[\d\s-]*)$/i.exec(search)?.[1]?.replace(/\D/g, "") ?? "";
  const number = digits !== "" && digits.length <= 9 ? Prisma.sql`OR o.number = ${Number(digits)}` : Prisma.empty;
  const phone = digits.length >= 4 ? Prisma.sql`OR o.customer_phone LIKE ${`%${digits}%`}` : Prisma.empty;
  return Prisma.sql`(unaccent(lower(o.customer_name)) LIKE ${name} ${number} ${phone})`;
}

/** Conditions for the tent's orders that match a filter and a search. */
export function ordersWhere(tentId: OwnedTentId, { filter, search }: Pick<OrderListInput, "filter" | "search">) {
  const matching = Prisma.sql`o.tent_id = ${tentId} AND ${searched(search)}`;
  return { matching, shown: Prisma.sql`${matching} AND ${filter === null ? everything(search) : filters[filter]}` };
}

/** The rows of one page, read through an index that already has them in order. */
export function ordersPage(tentId: OwnedTentId, input: OrderListInput): Prisma.Sql {
  return Prisma.sql`SELECT o.* FROM orders o WHERE ${ordersWhere(tentId, input).shown}
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${ORDERS_PER_PAGE} OFFSET ${(input.page - 1) * ORDERS_PER_PAGE}`;
}

/** JSON of a row of `orders o` for the list. */
export const rowJson = Prisma.sql`jsonb_build_object(
  'number', o.number, 'customerName', o.customer_name, 'createdAt', o.created_at, 'seen', o.seen_at IS NOT NULL,
  'suspected', o.suspected,
  'total', o.total::text, 'hasUnpriced', o.has_unpriced,
  'lines', (SELECT count(*) FROM order_lines l WHERE l.order_id = o.id),
  'state', jsonb_build_object('status', o.status, 'payment', o.payment_status, 'delivery', o.delivery_status,
    'method', o.delivery_method, 'stockTaken', o.stock_taken))`;

/** JSON of `countries y`, for `countrySchema`. */
export const countryJson = Prisma.sql`jsonb_build_object('id', y.id, 'symbol', y.symbol)`;

/** One page of the shop's orders, newest first, with the count of each filter, in one round-trip. */
export async function listOrders(ctx: ServiceContext, tentId: OwnedTentId, input: OrderListInput) {
  const { filter, page } = input;
  const { matching } = ordersWhere(tentId, input);
  const countOf = (name: OrderFilter) => Prisma.sql`count(*) FILTER (WHERE ${filters[name]})`;
  const raw = await ctx.db.$queryRaw<{ answer: unknown }[]>`
    WITH page AS MATERIALIZED (${ordersPage(tentId, input)})
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
      'rows', (SELECT coalesce(jsonb_agg(${rowJson} ORDER BY o.created_at DESC, o.id DESC), '[]'::jsonb) FROM page o),
      'country', ${countryJson}, 'timeZone', y.time_zone
    ) AS answer FROM tents t JOIN countries y ON y.id = t.country_id WHERE t.id = ${tentId}`;
  const { counts, rows, country, timeZone } = answerSchema.parse(requireFound(raw[0]).answer);
  return {
    rows,
    counts,
    page,
    pages: Math.max(1, Math.ceil((filter === null ? counts.todos : counts[filter]) / ORDERS_PER_PAGE)),
    money: moneyFormatOf(country),
    timeZone,
    /** The moment that "hoy" refers to, the same on the server and in the browser. */
    asOf: ctx.now(),
  };
}
