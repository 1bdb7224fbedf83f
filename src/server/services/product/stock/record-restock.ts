import { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { inStock, soldOut } from "~/server/services/catalogue/visible";
import type { TentsChange } from "~/server/services/tenancy/change-tent";

async function soldOutIds(tx: Tx, tentId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT p.id FROM products p WHERE p.tent_id = ${tentId} AND p.id IN (${Prisma.join(ids)}) AND ${soldOut}`;
  return rows.map(({ id }) => id);
}

/**
 * Runs `write`, which may change what the products with these ids have in stock, and records the moment at which those
 * that were sold out came back. Every write of stock, minimum quantity or variants goes through it.
 */
export async function recordRestock<T>(
  { tx, tentId }: Pick<TentsChange, "tx"> & { tentId: number },
  ids: readonly number[],
  write: () => Promise<T>,
): Promise<T> {
  const before = await soldOutIds(tx, tentId, ids);
  const result = await write();
  if (before.length > 0) {
    await tx.$executeRaw`UPDATE products p SET restocked_at = now()
      WHERE p.tent_id = ${tentId} AND p.id IN (${Prisma.join(before)}) AND ${inStock}`;
  }
  return result;
}
