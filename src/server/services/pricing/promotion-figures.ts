import { z } from "zod";
import { type Cents, cents } from "~/domain/money/money";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** What the orders say of the promotions of one name. */
export interface PromotionFigures {
  name: string;
  orders: number;
  /** What its lines brought. */
  sales: Cents;
  /** What it took off. */
  cost: Cents;
}

const rows = z.array(
  z.object({
    name: z.string(),
    orders: z.number().int(),
    sales: z.string().transform((sum) => cents(Number(sum))),
    cost: z.string().transform((sum) => cents(Number(sum))),
  }),
);

/**
 * Counts by the name that orders keep of a promotion, without cancelled and suspected ones: a renamed promotion begins
 * anew, and one of the same name goes on.
 */
export async function listPromotionFigures(ctx: ServiceContext, tentId: OwnedTentId): Promise<PromotionFigures[]> {
  return rows.parse(
    await ctx.db.$queryRaw`
      SELECT d.name, count(*)::int AS orders, sum(d.base - d.amount)::text AS sales, sum(d.amount)::text AS cost
      FROM orders o, jsonb_to_recordset(o.discounts) AS d(kind text, name text, base bigint, amount bigint)
      WHERE o.tent_id = ${tentId} AND o.status <> 'CANCELLED' AND NOT o.suspected AND d.kind = 'PROMOTION'
      GROUP BY d.name ORDER BY d.name`,
  );
}
