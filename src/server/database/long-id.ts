import { z } from "zod";

/** The id of a row in a table with bigint ids. As a number it is exact up to 2^53, which no sequence of ours reaches. */
export const longId = (id: bigint): number => Number(id);

/** Rows as JSON, with ids of any length. */
export const rowsToJson = (rows: unknown, indent?: number): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === "bigint" ? longId(value) : value), indent);

/** A bigint id as a raw query returns it. */
export const longIdColumn = z.bigint().transform(longId);
