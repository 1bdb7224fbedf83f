import type { PrismaClient } from "~/generated/prisma/client";

/** Tables that change with every call, whatever its outcome. */
const NOISY = ["_prisma_migrations", "api_tokens", "audit_entries", "error_logs", "rate_limits", "sessions"];

/** A digest of every table except the noisy ones: equal digests mean identical rows. */
export async function snapshotOf(db: PrismaClient): Promise<Record<string, string>> {
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

/** The condition that selects the rows of each table that belong to these rows, through foreign keys at any depth. */
async function ownConditions(db: PrismaClient, roots: Record<string, string>): Promise<Map<string, string>> {
  const keys = await db.$queryRaw<{ child: string; own: string; parent: string; key: string }[]>`
    SELECT c.conrelid::regclass::text AS child, a.attname AS own, c.confrelid::regclass::text AS parent, k.attname AS key
    FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    JOIN pg_attribute k ON k.attrelid = c.confrelid AND k.attnum = c.confkey[1]
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY 1, 2`;
  const found = new Map(Object.entries(roots));
  const add = ({ child, own, parent, key }: (typeof keys)[number]) => {
    const condition = found.get(parent);
    const known = found.get(child);
    if (condition === undefined || NOISY.includes(child)) return;
    const owned = `"${own}" IN (SELECT "${key}" FROM "${parent}" WHERE ${condition})`;
    found.set(child, known === undefined ? owned : `${known} OR ${owned}`);
  };
  const isRoot = (table: string) => table in roots;
  for (const key of keys) if (isRoot(key.parent) && !isRoot(key.child)) add(key);
  for (let known = 0; known !== found.size; ) {
    known = found.size;
    for (const key of keys) if (!found.has(key.child)) add(key);
  }
  return found;
}

/** Every row of a merchant and their shop by table, for an exact comparison. */
export async function rowsOf(db: PrismaClient, { userId, tentId }: { userId: number; tentId: number }) {
  const conditions = await ownConditions(db, { users: `id = ${userId}`, tents: `id = ${tentId}` });
  const rows: Record<string, string[]> = {};
  for (const [table, condition] of conditions) {
    const found = await db.$queryRawUnsafe<{ row: string }[]>(
      `SELECT t::text AS row FROM "${table}" t WHERE ${condition} ORDER BY 1`,
    );
    rows[table] = found.map(({ row }) => row);
  }
  return rows;
}
