import { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/db";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  Plans?: Plan[];
}

/** Which table was read how, and how many rows of it at most. */
export interface Read {
  table: string;
  how: string;
  rows: number;
}

/** Runs a question and says how each table was read for it. */
export async function readsOf(db: Db, sql: Prisma.Sql): Promise<Read[]> {
  const [row] = await db.$queryRaw<{ "QUERY PLAN": { Plan: Plan }[] }[]>(
    Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
  );
  const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
  return (row?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) =>
    flat(Plan).flatMap((step) => {
      const table = step["Relation Name"];
      if (table === undefined) return [];
      const index = step["Index Name"] ?? step.Plans?.[0]?.["Index Name"];
      return [{ table, how: index ?? step["Node Type"], rows: step["Actual Rows"] * step["Actual Loops"] }];
    }),
  );
}

/** Visits of all kinds, spread over the shops in turn and over the `days` before `until`. */
export async function fillVisits(db: Db, tentIds: readonly number[], count: number, until: Date, days: number) {
  await db.$transaction(
    async (tx) => {
      // without looking up the shop of every row
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      await tx.$executeRaw`
        INSERT INTO visits (tent_id, at, kind, product_id, source)
        SELECT (${tentIds}::int[])[1 + n % ${tentIds.length}::int],
          ${until.toISOString()}::timestamptz AT TIME ZONE 'UTC' - ${days} * INTERVAL '1 day' * (n::float8 / ${count}),
          (CASE WHEN m % 20 = 0 THEN 'CART_ADD' WHEN m % 50 = 1 THEN 'WHATSAPP_OPEN' ELSE 'VISIT' END)::visit_kind,
          CASE WHEN m % 4 = 0 THEN 1 + m / 7 % 500 END,
          CASE WHEN m % 5 = 2 THEN (ARRAY['DIRECT', 'INSTAGRAM', 'QR'])[1 + m / 11 % 3] END
        FROM generate_series(1, ${count}) n, LATERAL (SELECT n / ${tentIds.length}::int AS m) turn`;
    },
    { timeout: 600_000 },
  );
}
