import { z } from "zod";
import { summedCents } from "~/domain/money/amount-schemas";
import { moneyFormatOf } from "~/domain/money/number-format";
import type { CustomerInput, CustomerListInput } from "~/domain/order/place/schemas";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { countryJson, countrySchema, ORDERS_PER_PAGE, rowJson, rowSchema } from "../manage/list-orders";
import { customerCondition } from "./customer-condition";

const count = z.number().int();

const listSchema = z.object({
  matching: count,
  country: countrySchema,
  rows: z.array(z.object({ id: count, name: z.string(), phone: z.string(), orders: count, spent: summedCents })),
});

const columns = { name: Prisma.sql`c.name`, phone: Prisma.sql`c.phone` };
const searched = (search: string | null) => (search === null ? Prisma.sql`TRUE` : customerCondition(search, columns));

/** Customers with a phone number, by name; "spent" leaves cancelled orders out. One round-trip. */
export async function listCustomers(ctx: ServiceContext, tentId: OwnedTentId, input: CustomerListInput) {
  const where = Prisma.sql`c.tent_id = ${tentId} AND c.phone IS NOT NULL AND ${searched(input.search)}`;
  const raw = await ctx.db.$queryRaw<{ answer: unknown }[]>`
    WITH page AS MATERIALIZED (
      SELECT c.*, unaccent(lower(c.name)) AS place FROM customers c WHERE ${where}
      ORDER BY place, c.id LIMIT ${ORDERS_PER_PAGE} OFFSET ${(input.page - 1) * ORDERS_PER_PAGE}
    )
    SELECT jsonb_build_object(
      'matching', (SELECT count(*) FROM customers c WHERE ${where}),
      'rows', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'name', p.name, 'phone', p.phone, 'orders', o.orders, 'spent', o.spent::text
      ) ORDER BY p.place, p.id), '[]'::jsonb) FROM page p, LATERAL (
        SELECT count(*) AS orders, coalesce(sum(o.total) FILTER (WHERE o.status <> 'CANCELLED'), 0) AS spent
        FROM orders o WHERE o.customer_id = p.id AND o.tent_id = ${tentId}) o),
      'country', ${countryJson}
    ) AS answer FROM tents t JOIN countries y ON y.id = t.country_id WHERE t.id = ${tentId}`;
  const { matching, rows, country } = listSchema.parse(requireFound(raw[0]).answer);
  const money = moneyFormatOf(country);
  return { rows, money, page: input.page, pages: Math.max(1, Math.ceil(matching / ORDERS_PER_PAGE)) };
}

const oneSchema = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  orders: count,
  spent: summedCents,
  rows: z.array(rowSchema),
  country: countrySchema,
  timeZone: z.string(),
});

/** One customer with a page of their orders, newest first. One round-trip. */
export async function getCustomer(ctx: ServiceContext, tentId: OwnedTentId, { id, page }: CustomerInput) {
  const raw = await ctx.db.$queryRaw<{ answer: unknown }[]>`
    WITH own AS MATERIALIZED (SELECT * FROM orders o WHERE o.customer_id = ${id} AND o.tent_id = ${tentId}),
    page AS (
      SELECT * FROM own ORDER BY created_at DESC, id DESC
      LIMIT ${ORDERS_PER_PAGE} OFFSET ${(page - 1) * ORDERS_PER_PAGE}
    )
    SELECT jsonb_build_object(
      'name', c.name, 'phone', c.phone,
      'orders', (SELECT count(*) FROM own),
      'spent', (SELECT coalesce(sum(o.total) FILTER (WHERE o.status <> 'CANCELLED'), 0)::text FROM own o),
      'rows', (SELECT coalesce(jsonb_agg(${rowJson} ORDER BY o.created_at DESC, o.id DESC), '[]'::jsonb) FROM page o),
      'country', ${countryJson}, 'timeZone', y.time_zone
    ) AS answer
    FROM customers c JOIN tents t ON t.id = c.tent_id JOIN countries y ON y.id = t.country_id
    WHERE c.id = ${id} AND c.tent_id = ${tentId}`;
  const { country, ...customer } = oneSchema.parse(requireFound(raw[0]).answer);
  const money = moneyFormatOf(country);
  const pages = Math.max(1, Math.ceil(customer.orders / ORDERS_PER_PAGE));
  return { id, ...customer, money, page, pages, asOf: ctx.now() };
}
