import { z } from "zod";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { longIdColumn } from "~/server/database/long-id";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { customerCondition } from "./customer-condition";

const SHOWN = 5;
const FEWEST_LETTERS = 2;

const rowsSchema = z.array(
  z.object({
    id: longIdColumn,
    name: z.string(),
    phone: z.string(),
    orders: z.number(),
    address: z.string().nullable(),
    zone: z.string().nullable(),
  }),
);

/** The customers whom a search by name or phone finds, those who ordered last first, with the address of their last delivery. */
export async function findCustomers(ctx: ServiceContext, tentId: OwnedTentId, search: string | null) {
  if (search === null || search.length < FEWEST_LETTERS) return [];
  const condition = customerCondition(search, { name: Prisma.sql`c.name`, phone: Prisma.sql`c.phone` });
  const rows = await ctx.db.$queryRaw`
    SELECT c.id, c.name, c.phone, o.orders, d.address, d.zone
    FROM customers c, LATERAL (
        SELECT count(*)::int AS orders, max(o.id) AS last FROM orders o
        WHERE o.customer_id = c.id AND o.tent_id = ${tentId}
      ) o LEFT JOIN LATERAL (
        SELECT o.address, o.delivery_zone AS zone FROM orders o
        WHERE o.customer_id = c.id AND o.tent_id = ${tentId} AND o.address IS NOT NULL
        ORDER BY o.id DESC LIMIT 1
      ) d ON true
    WHERE c.tent_id = ${tentId} AND c.phone IS NOT NULL AND ${condition}
    ORDER BY o.last DESC NULLS LAST, c.id LIMIT ${SHOWN}`;
  return rowsSchema.parse(rows);
}
