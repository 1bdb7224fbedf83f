import type { PrismaClient } from "~/generated/prisma/client";
import { Prisma } from "~/generated/prisma/client";

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  Plans?: Plan[];
}

/** How each table was scanned, and the maximum number of rows. */
export interface Read {
  table: string;
  how: string;
  rows: number;
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
      return [{ table, how: index ?? step["Node Type"], rows: step["Actual Rows"] * step["Actual Loops"] }];
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
  await db.$transaction(
    async (tx) => {
      // skips the foreign key check of every row
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      await tx.$executeRaw`
        INSERT INTO visits (tent_id, at, kind, product_id, source)
        SELECT (${tentIds}::int[])[1 + n % ${tentIds.length}::int],
          ${until.toISOString()}::timestamptz AT TIME ZONE 'UTC' - ${days} * INTERVAL '1 day' * (1 - n::float8 / ${count}),
          (CASE WHEN m % 20 = 0 THEN 'CART_ADD' WHEN m % 50 = 1 THEN 'WHATSAPP_OPEN' ELSE 'VISIT' END)::visit_kind,
          CASE WHEN m % 4 = 0 THEN 1 + m / 7 % 500 END,
          CASE WHEN m % 5 = 2 THEN (ARRAY['DIRECT', 'INSTAGRAM', 'QR'])[1 + m / 11 % 3] END
        FROM generate_series(1, ${count}) n, LATERAL (SELECT n / ${tentIds.length}::int AS m) turn`;
    },
    { timeout: 600_000 },
  );
}

/**
 * Fills a table without indexes and without crash safety, which takes half the time. Its indexes are restored
 * afterwards.
 */
export async function fillBare(db: PrismaClient, table: string, work: () => Promise<void>) {
  const name = Prisma.raw(table);
  const indexes = await db.$queryRaw<{ name: string; made: string; key: string | null }[]>`
    SELECT i.relname AS name, pg_get_indexdef(i.oid) AS made, pg_get_constraintdef(k.oid) AS key
    FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid LEFT JOIN pg_constraint k ON k.conindid = i.oid
    WHERE x.indrelid = ${table}::regclass`;
  await db.$executeRaw`ALTER TABLE ${name} SET UNLOGGED`;
  for (const { name: index, key } of indexes) {
    if (key === null) await db.$executeRaw`DROP INDEX ${Prisma.raw(index)}`;
    else await db.$executeRaw`ALTER TABLE ${name} DROP CONSTRAINT ${Prisma.raw(index)}`;
  }
  await work();
  for (const { name: index, made, key } of indexes) {
    if (key === null) await db.$executeRaw`${Prisma.raw(made)}`;
    else await db.$executeRaw`ALTER TABLE ${name} ADD CONSTRAINT ${Prisma.raw(index)} ${Prisma.raw(key)}`;
  }
}
