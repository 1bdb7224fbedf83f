import { createHash } from "node:crypto";

/** Begins a query that every connection plans once and keeps: only for texts of which there are few. */
export const PREPARED = "/* prepared */";

const names = new Map<string, string>();
/** More texts than this were not written by hand: the rest is planned each time. */
const MOST = 500;

/** The name under which a connection keeps a query; empty, which is none, for the others. */
export function preparedName(sql: string): string {
  if (!sql.startsWith(PREPARED)) return "";
  const known = names.get(sql);
  if (known || names.size >= MOST) return known ?? "";
  const name = `p_${createHash("sha256").update(sql).digest("hex").slice(0, 32)}`;
  names.set(sql, name);
  return name;
}
