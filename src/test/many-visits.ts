import type { PrismaClient } from "~/generated/prisma/client";
import { Prisma } from "~/generated/prisma/client";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
}

/** How a table was scanned, and how many of its rows were looked at. */
export interface Read {
  table: string;
  how: string;
  rows: number;
}

/**
 * The rows of visits that a query looked at, and whether all of them were found through an index on the shop. In partitions
 * without rows to find, the planner may take any index.
 */
export function readsOfVisits(reads: readonly Read[]): { indexes: boolean; rows: number } {
  const raw = reads.filter(({ table, rows }) => table.startsWith("visits_") && rows > 0);
  return {
    indexes: raw.length > 0 && raw.every(({ how }) => how.endsWith("_tent_id_id_idx")),
    rows: raw.reduce((sum, { rows }) => sum + rows, 0),
  };
}

/** Runs a query and returns how it scanned each table. */
export async function readsOf(db: PrismaClient, sql: Prisma.Sql): Promise<Read[]> {
  const [row] = await db.$queryRaw<{ "QUERY PLAN": { Plan: Plan }[] }[]>(
    Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
  );
  const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
  return (row?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) =>
    flat(Plan).flatMap((step) => {
      const table = step["Relation Name"];
      if (table === undefined) return [];
      const index = step["Index Name"] ?? step.Plans?.[0]?.["Index Name"];
      const removed = (step["Rows Removed by Filter"] ?? 0) + (step["Rows Removed by Index Recheck"] ?? 0);
      const rows = (step["Actual Rows"] + removed) * step["Actual Loops"];
      return [{ table, how: index ?? step["Node Type"], rows }];
    }),
  );
}

/** Visits of all kinds ordered by time, spread over the shops and over the `days` before `until`. */
export async function fillVisits(
  db: PrismaClient,
  tentIds: readonly number[],
  count: number,
  until: Date,
  days: number,
) {
  await db.$executeRaw`
    INSERT INTO visits (tent_id, at, kind, product_id, source)
    SELECT (${tentIds}::int[])[1 + n % ${tentIds.length}::int],
      ${until.toISOString()}::timestamptz AT TIME ZONE 'UTC' - ${days} * INTERVAL '1 day' * (1 - n::float8 / ${count}),
      (CASE WHEN m % 20 = 0 THEN 'CART_ADD' WHEN m % 50 = 1 THEN 'WHATSAPP_OPEN' ELSE 'VISIT' END)::visit_kind,
      CASE WHEN m % 4 = 0 THEN 1 + m / 7 % 500 END,
      CASE WHEN m % 5 = 2 THEN (ARRAY['DIRECT', 'INSTAGRAM', 'QR'])[1 + m / 11 % 3] END
    FROM generate_series(1, ${count}) n, LATERAL (SELECT n / ${tentIds.length}::int AS m) turn`;
}
