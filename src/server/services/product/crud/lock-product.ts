import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/**
 * Locks a product's row until the transaction ends: its photos are counted, copied and removed under this lock.
 * @throws NOT_FOUND for another tent's product, an unknown one, or one in the bin
 */
export async function lockProduct(tx: Tx, tentId: OwnedTentId, id: number): Promise<void> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM products WHERE id = ${id} AND tent_id = ${tentId} AND deleted_at IS NULL FOR UPDATE`;
  if (rows.length === 0) throw new AppError("NOT_FOUND");
}
