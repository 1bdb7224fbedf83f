import { createHash } from "node:crypto";

/** Prefix of a query that every connection prepares once: only for a small number of distinct texts. */
export const PREPARED = "/* prepared */";

const names = new Map<string, string>();
/** A safety limit: more distinct texts were not written by hand, so the rest is planned each time. */
const MAX_NAMES = 500;

/** The name of the prepared statement on a connection; empty, meaning none, for other queries. */
export function preparedName(sql: string): string {
  if (!sql.startsWith(PREPARED)) return "";
  const known = names.get(sql);
  if (known || names.size >= MAX_NAMES) return known ?? "";
  const name = `p_${createHash("sha256").update(sql).digest("hex").slice(0, 32)}`;
  names.set(sql, name);
  return name;
}
