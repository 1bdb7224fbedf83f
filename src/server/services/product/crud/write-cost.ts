import type { TentTx } from "~/server/database/client";

/** Stores what the merchant pays for a product; null removes it. */
export async function writeCost(tx: TentTx, productId: number, cost: number | null): Promise<void> {
  if (cost === null) await tx.productCost.deleteMany({ where: { productId } });
  else await tx.productCost.upsert({ where: { productId }, create: { productId, cost }, update: { cost } });
}
