import { z } from "zod";

/** The id of a row in a table with bigint ids. As a number it is exact up to 2^53, which no sequence of ours reaches. */
export const longId = (id: bigint): number => Number(id);

/** A bigint id as a raw query returns it. */
export const longIdColumn = z.bigint().transform(longId);
