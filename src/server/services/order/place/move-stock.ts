import { z } from "zod";
import type { Shortage } from "~/domain/errors";
import { storedMilli } from "~/domain/money/amount-schemas";
import { amountFromMilli, type Milli, milliFromAmount } from "~/domain/money/quantity";
import { AppError } from "~/server/errors";
import { recordRestock } from "~/server/services/product/stock/record-restock";
import type { TentChange } from "~/server/services/tenancy/change-tent";

const takenSchema = z.array(
  z.object({ productId: z.number(), variantId: z.number().nullable(), quantityMilli: storedMilli }),
);
/** The stock taken by a confirmation; stored with its event, so that exactly this is returned later. */
export type TakenStock = z.output<typeof takenSchema>;

export interface StockLine {
  productId: number | null;
  variantId: number | null;
  name: string;
  variantName: string | null;
  quantityMilli: Milli;
}

/**
 * Takes stock of products that count it. On any shortage it throws one error listing all of them, and the caller's
 * transaction rolls back.
 */
export async function takeStock(change: TentChange, lines: readonly StockLine[]): Promise<TakenStock> {
  const taken: TakenStock = [];
  const shortages: Shortage[] = [];
  for (const line of lines) {
    // A permanently deleted product has no stock any more.
    if (line.productId === null) continue;
    const outcome = await takeLine(change, { ...line, productId: line.productId });
    if (outcome === "taken") {
      taken.push({ productId: line.productId, variantId: line.variantId, quantityMilli: line.quantityMilli });
    } else if (outcome !== "uncounted") {
      const name = line.variantName ? `${line.name} (${line.variantName})` : line.name;
      shortages.push({ name, wanted: line.quantityMilli, left: outcome.left });
    }
  }
  if (shortages.length > 0) throw new AppError("STOCK_MISSING", { shortages });
  return taken;
}

/** One atomic statement per line: a concurrent stock edit without the tent's lock cannot make stock negative. */
async function takeLine(
  { tx, tentId }: TentChange,
  { productId, variantId, quantityMilli }: StockLine & { productId: number },
): Promise<"taken" | "uncounted" | { left: Milli }> {
  const quantity = amountFromMilli(quantityMilli);
  const enough = { stock: { gte: quantity } };
  const less = { stock: { decrement: quantity } };
  if (variantId !== null) {
    const where = { id: variantId, productId, product: { tentId } };
    if ((await tx.variant.updateMany({ where: { ...where, ...enough }, data: less })).count > 0) return "taken";
    const row = await tx.variant.findFirst({ where, select: { stock: true } });
    return row?.stock ? { left: milliFromAmount(row.stock) } : "uncounted";
  }
  const where = { id: productId, tentId };
  if ((await tx.product.updateMany({ where: { ...where, ...enough }, data: less })).count > 0) return "taken";
  const row = await tx.product.findFirst({ where, select: { stock: true } });
  return row?.stock ? { left: milliFromAmount(row.stock) } : "uncounted";
}

/** Returns the stock that a confirmation took. Products that no longer count stock stay uncounted. */
export async function returnStock(change: TentChange, kept: unknown): Promise<void> {
  const taken = takenSchema.parse(kept);
  const ids = [...new Set(taken.map(({ productId }) => productId))];
  await recordRestock(change, ids, () => putBack(change, taken));
}

async function putBack({ tx, tentId }: TentChange, taken: TakenStock): Promise<void> {
  for (const { productId, variantId, quantityMilli } of taken) {
    const more = { stock: { increment: amountFromMilli(quantityMilli) } };
    if (variantId !== null) {
      await tx.variant.updateMany({
        where: { id: variantId, productId, product: { tentId }, stock: { not: null } },
        data: more,
      });
    } else {
      await tx.product.updateMany({ where: { id: productId, tentId, stock: { not: null } }, data: more });
    }
  }
}
