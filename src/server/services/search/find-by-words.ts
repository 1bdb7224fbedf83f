import type { Db } from "~/server/database/client";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { hasCode, hasWords } from "./text-match";

/** The ids of own products that have the words of a query, all for an empty one: by name, after those whose code is the query. */
export async function findByWords(db: Db, tentId: OwnedTentId, query: string): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`SELECT p.id FROM products p
    WHERE p.tent_id = ${tentId} AND p.deleted_at IS NULL AND ${hasWords(query)}
    ORDER BY ${hasCode(query)} DESC, p.search_text, p.id`;
  return rows.map(({ id }) => id);
}

/** Rows in the order of these ids. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
