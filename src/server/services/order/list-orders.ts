import { z } from "zod";
import type { OrderFilter, OrderListInput } from "~/domain/order/schemas";
import { centsFromDecimal } from "~/domain/product/money";
import { foldText } from "~/domain/text";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/tenant";
import { stateOf, stateSelect } from "./order-state";
import { readShop } from "./read-shop";

export const ORDERS_PER_PAGE = 30;

const filters: Record<OrderFilter, Prisma.Sql> = {
  nuevos: Prisma.sql`o.status = 'NEW'`,
  "sin-pagar": Prisma.sql`o.status = 'CONFIRMED' AND o.payment_status = 'PENDING'`,
  "por-preparar": Prisma.sql`o.status = 'CONFIRMED' AND o.delivery_status = 'TO_PREPARE'`,
  "por-entregar": Prisma.sql`o.status = 'CONFIRMED' AND o.delivery_status = 'PREPARED'`,
  cancelados: Prisma.sql`o.status = 'CANCELLED'`,
  archivados: Prisma.sql`o.status = 'ARCHIVED'`,
};

const countsSchema = z.array(
  z.object({
    todos: z.number(),
    nuevos: z.number(),
    "sin-pagar": z.number(),
    "por-preparar": z.number(),
    "por-entregar": z.number(),
    cancelados: z.number(),
    archivados: z.number(),
  }),
);
const idsSchema = z.array(z.object({ id: z.number() }));

/** "148" and "N.º 148" are a number; four digits and more may also be part of a phone; anything else a name. */
function searched(search: string | null): Prisma.Sql {
  if (search === null) return Prisma.sql`TRUE`;
  const name = `%${foldText(search).replace(/[\\%_]/g, "\\$&")}%`;
  const digits = /^(?:n\.?\s?[º°o]\.?\s*|#\s*)?(\d[\d\s-]*)$/i.exec(search)?.[1]?.replace(/\D/g, "") ?? "";
  const number = digits !== "" && digits.length <= 9 ? Prisma.sql`OR o.number = ${Number(digits)}` : Prisma.empty;
  const phone = digits.length >= 4 ? Prisma.sql`OR o.customer_phone LIKE ${`%${digits}%`}` : Prisma.empty;
  return Prisma.sql`(unaccent(lower(o.customer_name)) LIKE ${name} ${number} ${phone})`;
}

/** One page of the shop's orders, newest first, with how many each filter would show. Three queries, whatever it holds. */
export async function listOrders(ctx: ServiceContext, tentId: OwnedTentId, input: OrderListInput) {
  const { filter, search, page } = input;
  const matching = Prisma.sql`o.tent_id = ${tentId} AND ${searched(search)}`;
  const shown = filter === null ? matching : Prisma.sql`${matching} AND ${filters[filter]}`;
  const [countRows, idRows, shop] = await Promise.all([
    ctx.db.$queryRaw`
      SELECT count(*)::int AS todos,
        count(*) FILTER (WHERE ${filters.nuevos})::int AS nuevos,
        count(*) FILTER (WHERE ${filters["sin-pagar"]})::int AS "sin-pagar",
        count(*) FILTER (WHERE ${filters["por-preparar"]})::int AS "por-preparar",
        count(*) FILTER (WHERE ${filters["por-entregar"]})::int AS "por-entregar",
        count(*) FILTER (WHERE ${filters.cancelados})::int AS cancelados,
        count(*) FILTER (WHERE ${filters.archivados})::int AS archivados
      FROM orders o WHERE ${matching}`,
    ctx.db.$queryRaw`
      SELECT o.id FROM orders o WHERE ${shown}
      ORDER BY o.created_at DESC, o.id DESC LIMIT ${ORDERS_PER_PAGE} OFFSET ${(page - 1) * ORDERS_PER_PAGE}`,
    readShop(ctx.db, tentId),
  ]);
  const counts = countsSchema.parse(countRows)[0];
  if (!counts) throw new Error("A count without a row");
  const rows = await ctx.db.order.findMany({
    where: { tentId, id: { in: idsSchema.parse(idRows).map(({ id }) => id) } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: {
      ...stateSelect,
      number: true,
      customerName: true,
      createdAt: true,
      seenAt: true,
      total: true,
      hasUnpriced: true,
      _count: { select: { lines: true } },
    },
  });
  return {
    rows: rows.map((row) => ({
      number: row.number,
      customerName: row.customerName,
      createdAt: row.createdAt,
      seen: row.seenAt !== null,
      total: centsFromDecimal(row.total),
      hasUnpriced: row.hasUnpriced,
      lines: row._count.lines,
      state: stateOf(row),
    })),
    counts,
    page,
    pages: Math.max(1, Math.ceil((filter === null ? counts.todos : counts[filter]) / ORDERS_PER_PAGE)),
    symbol: shop.country.symbol,
    timeZone: shop.country.timeZone,
    /** What "hoy" is counted from, the same on the server and in the browser. */
    asOf: ctx.now(),
  };
}
