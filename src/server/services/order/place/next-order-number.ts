import { z } from "zod";
import type { Tx } from "~/server/database/client";

const rowsSchema = z.tuple([z.object({ number: z.number().int() })]);

/** The number of a tent's next order, whose lock the caller holds. No page shows it, so it is no change of the shop. */
export async function nextOrderNumber(tx: Tx, tentId: number): Promise<number> {
  const rows = await tx.$queryRaw`
    UPDATE tents SET last_order_number = last_order_number + 1 WHERE id = ${tentId} RETURNING last_order_number AS number`;
  return rowsSchema.parse(rows)[0].number;
}
