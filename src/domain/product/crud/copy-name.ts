import { PRODUCT_LIMITS } from "./limits";

/** "Mate" becomes "Mate (copia)", then "Mate (copia 2)"; a name too long for the suffix is cut. */
export function copyName(name: string): string {
  const match = /^(.*) \(copia(?: (\d{1,3}))?\)$/u.exec(name);
  const tail = match ? ` (copia ${Number(match[2] ?? 1) + 1})` : " (copia)";
  return `${(match?.[1] ?? name).slice(0, PRODUCT_LIMITS.name - tail.length).trimEnd()}${tail}`;
}
