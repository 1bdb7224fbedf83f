import type { Method, RestRoute } from "./row";

export interface Match {
  row: RestRoute;
  params: Record<string, string>;
}

interface Pattern {
  row: RestRoute;
  parts: string[];
  /** Number of literal parts; more literal patterns match first: `/category/whole` before `/category/{id}`. */
  words: number;
}

const isParam = (part: string) => part.startsWith("{");

/** The decoded parts of a path; null when it cannot belong to any call. */
function partsOf(path: string): string[] | null {
  try {
    const parts = path.slice(1).split("/").map(decodeURIComponent);
    return parts.some((part) => part === "" || /\p{Cc}/u.test(part)) ? null : parts;
  } catch {
    return null;
  }
}

/** Returns the rows of a path by method; empty when no row matches. */
export function createMatcher(rows: readonly RestRoute[]): (path: string) => Map<Method, Match> {
  const byLength = new Map<number, Pattern[]>();
  for (const row of rows) {
    const parts = row.path.slice(1).split("/");
    const words = parts.filter((part) => !isParam(part)).length;
    byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { row, parts, words }]);
  }
  for (const patterns of byLength.values()) patterns.sort((one, other) => other.words - one.words);

  return (path) => {
    const found = new Map<Method, Match>();
    const asked = partsOf(path);
    for (const { row, parts } of (asked && byLength.get(asked.length)) ?? []) {
      if (found.has(row.method) || !parts.every((part, at) => isParam(part) || part === asked?.[at])) continue;
      const named = parts.flatMap((part, at) => (isParam(part) ? [[part.slice(1, -1), asked?.[at] ?? ""]] : []));
      found.set(row.method, { row, params: Object.fromEntries(named) });
    }
    return found;
  };
}
