import { z } from "zod";
import { presentBreakName } from "~/copy/quantity-break";
import { type Cents, cents, plus } from "~/domain/money/money";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

const KINDS = ["PROMOTION", "BREAK", "PAYMENT"] as const;

/** What the orders say of the rules of one kind and name. */
export interface RuleFigures {
  kind: (typeof KINDS)[number];
  name: string;
  orders: number;
  /** What its lines brought. */
  sales: Cents;
  /** What it took off; negative if it was added. */
  cost: Cents;
}

const rows = z.array(
  z.object({
    kind: z.enum(KINDS),
    name: z.string(),
    orders: z.number().int(),
    sales: z.string().transform((sum) => cents(Number(sum))),
    cost: z.string().transform((sum) => cents(Number(sum))),
  }),
);

/**
 * Counts by the name that orders keep of a rule, without cancelled and suspected ones: a renamed rule begins anew, and
 * one of the same name goes on. Quantity breaks go on from the names that earlier releases gave them.
 */
export async function listRuleFigures(ctx: ServiceContext, tentId: OwnedTentId): Promise<RuleFigures[]> {
  const counted = rows.parse(
    await ctx.db.$queryRaw`
      SELECT d.kind, d.name, count(*)::int AS orders, sum(d.base - d.amount)::text AS sales, sum(d.amount)::text AS cost
      FROM orders o, jsonb_to_recordset(o.discounts) AS d(kind text, name text, base bigint, amount bigint)
      WHERE o.tent_id = ${tentId} AND o.status <> 'CANCELLED' AND NOT o.suspected AND d.kind = ANY(${[...KINDS]})
      GROUP BY d.kind, d.name ORDER BY d.kind, d.name`,
  );
  const figures: RuleFigures[] = [];
  for (const row of counted) {
    const name = row.kind === "BREAK" ? presentBreakName(row.name) : row.name;
    const there = figures.find((one) => one.kind === row.kind && one.name === name);
    if (there) {
      there.orders += row.orders;
      there.sales = plus(there.sales, row.sales);
      there.cost = plus(there.cost, row.cost);
    } else figures.push({ ...row, name });
  }
  return figures;
}
