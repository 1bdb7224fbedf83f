import { z } from "zod";
import { summedCents } from "~/domain/money/amount-schemas";
import { moneyFormatOf } from "~/domain/money/number-format";
import type { CustomerInput, CustomerListInput } from "~/domain/order/place/schemas";
import { readableNumber, storedSpellings } from "~/domain/tent/phone";
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
  return {
    rows: rows.map((row) => ({ ...row, readablePhone: readableNumber(row.phone) })),
    money,
    page: input.page,
    pages: Math.max(1, Math.ceil(matching / ORDERS_PER_PAGE)),
  };
}

/** The addresses of a customer that are shown, the last used first. */
const SHOWN_ADDRESSES = 5;

const oneSchema = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  merchantNote: z.string(),
  orders: count,
  cancelled: count,
  spent: summedCents,
  addresses: z.array(z.object({ address: z.string(), zone: z.string().nullable() })),
  lastOrderAt: z
    .string()
    .transform((text) => new Date(`${text}Z`))
    .nullable(),
  rows: z.array(rowSchema),
  country: countrySchema,
  timeZone: z.string(),
});

/** The price lists of the shop whose accepted customer this phone is, the oldest first. */
async function listsOfPhone(ctx: ServiceContext, tentId: OwnedTentId, phone: string | null) {
  if (phone === null) return [];
  return ctx.db.priceList.findMany({
    where: { tentId, customers: { some: { phone: { in: storedSpellings(phone) }, acceptedAt: { not: null } } } },
    select: { id: true, name: true },
    orderBy: { id: "asc" },
  });
}

/** One customer with the merchant's note, where they received, their price lists, and a page of their orders, newest first. */
export async function getCustomer(ctx: ServiceContext, tentId: OwnedTentId, { id, page }: CustomerInput) {
  const raw = await ctx.db.$queryRaw<{ answer: unknown }[]>`
    WITH own AS MATERIALIZED (SELECT * FROM orders o WHERE o.customer_id = ${id} AND o.tent_id = ${tentId}),
    page AS (
      SELECT * FROM own ORDER BY created_at DESC, id DESC
      LIMIT ${ORDERS_PER_PAGE} OFFSET ${(page - 1) * ORDERS_PER_PAGE}
    )
    SELECT jsonb_build_object(
      'name', c.name, 'phone', c.phone, 'merchantNote', coalesce(c.note, ''),
      'orders', (SELECT count(*) FROM own),
      'cancelled', (SELECT count(*) FROM own o WHERE o.status = 'CANCELLED'),
      'lastOrderAt', (SELECT max(created_at) FROM own),
      'addresses', (SELECT coalesce(jsonb_agg(jsonb_build_object('address', a.address, 'zone', a.zone) ORDER BY a.last DESC), '[]'::jsonb)
        FROM (SELECT (array_agg(o.address ORDER BY o.id DESC))[1] AS address,
            (array_agg(o.delivery_zone ORDER BY o.id DESC))[1] AS zone, max(o.id) AS last
          FROM own o WHERE o.address IS NOT NULL GROUP BY unaccent(lower(o.address))
          ORDER BY last DESC LIMIT ${SHOWN_ADDRESSES}) a),
      'spent', (SELECT coalesce(sum(o.total) FILTER (WHERE o.status <> 'CANCELLED'), 0)::text FROM own o),
      'rows', (SELECT coalesce(jsonb_agg(${rowJson} ORDER BY o.created_at DESC, o.id DESC), '[]'::jsonb) FROM page o),
      'country', ${countryJson}, 'timeZone', y.time_zone
    ) AS answer
    FROM customers c JOIN tents t ON t.id = c.tent_id JOIN countries y ON y.id = t.country_id
    WHERE c.id = ${id} AND c.tent_id = ${tentId}`;
  const { country, ...customer } = oneSchema.parse(requireFound(raw[0]).answer);
  const money = moneyFormatOf(country);
  const pages = Math.max(1, Math.ceil(customer.orders / ORDERS_PER_PAGE));
  const { phone } = customer;
  const lists = await listsOfPhone(ctx, tentId, phone);
  return { id, ...customer, readablePhone: phone && readableNumber(phone), lists, money, page, pages, asOf: ctx.now() };
}
