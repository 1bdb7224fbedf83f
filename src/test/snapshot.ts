import type { Db } from "~/server/db";

/** They change with every call, whatever comes of it. */
const NOISY = ["_prisma_migrations", "api_tokens", "audit_entries", "error_logs", "rate_limits", "sessions"];

/** Every row of every table but the noisy ones, as one digest a table: equal ones hold the same bytes. */
export async function snapshotOf(db: Db): Promise<Record<string, string>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`;
  const parts = tables
    .filter(({ name }) => !NOISY.includes(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, md5(string_agg(t::text, chr(10) ORDER BY t::text)) AS digest FROM "${name}" t`,
    );
  const digests = await db.$queryRawUnsafe<{ name: string; digest: string | null }[]>(parts.join(" UNION ALL "));
  return Object.fromEntries(digests.map(({ name, digest }) => [name, digest ?? ""]));
}
