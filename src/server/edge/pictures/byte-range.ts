import type { ByteRange } from "~/server/ports/storage";

/**
 * The range that a `Range` header asks for, of a file of `size` bytes (RFC 9110). Null for the whole file: without a header, and
 * for several ranges, other units or bad syntax, which a server may ignore.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [match, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (match === undefined || (first === "" && last === "")) return null;
  if (first === "") return Number(last) === 0 || size === 0 ? "unsatisfiable" : lastBytes(Number(last), size);
  const [start, end] = [Number(first), last === "" ? Number.POSITIVE_INFINITY : Number(last)];
  if (end < start) return null;
  return start >= size ? "unsatisfiable" : { start, end: Math.min(end, size - 1) };
}

const lastBytes = (count: number, size: number): ByteRange => ({ start: Math.max(0, size - count), end: size - 1 });
