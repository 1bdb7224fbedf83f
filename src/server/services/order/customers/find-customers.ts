import { z } from "zod";
import { foldText } from "~/domain/text";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { longIdColumn } from "~/server/database/long-id";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

const SHOWN = 5;

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

/**
 * The customers whose phone contains these digits or whose name contains these words, those who ordered last first,
 * with the address of their last delivery.
 */
export async function findCustomers(ctx: ServiceContext, tentId: OwnedTentId, search: string | null) {
  const words = foldText(search ?? "");
  const digits = words.replace(/\D/g, "");
  if (words.length < 2) return [];
  const name = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const phone = digits.length >= 4 ? Prisma.sql`OR c.phone LIKE ${`%${digits}%`}` : Prisma.empty;
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
    WHERE c.tent_id = ${tentId} AND c.phone IS NOT NULL AND (unaccent(lower(c.name)) LIKE ${name} ${phone})
    ORDER BY o.last DESC NULLS LAST, c.id LIMIT ${SHOWN}`;
  return rowsSchema.parse(rows);
}
