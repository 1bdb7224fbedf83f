import { z } from "zod";
import type { Tx } from "~/server/database/client";

const rowsSchema = z.tuple([z.object({ number: z.number().int() })]);

/**
 * The tent's next order number; the caller holds the tent's lock. No public page shows it, so the tent's version is not
 * raised.
 */
export async function nextOrderNumber(tx: Tx, tentId: number): Promise<number> {
  const rows = await tx.$queryRaw`
    UPDATE tents SET last_order_number = last_order_number + 1 WHERE id = ${tentId} RETURNING last_order_number AS number`;
  return rowsSchema.parse(rows)[0].number;
}
