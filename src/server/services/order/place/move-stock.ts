import { z } from "zod";
import type { Shortage } from "~/domain/errors";
import { storedMilli } from "~/domain/money/amount-schemas";
import { amountFromMilli, type Milli, milliFromAmount } from "~/domain/money/quantity";
import { AppError } from "~/server/errors";
import type { TentChange } from "~/server/services/tenancy/change-tent";

const takenSchema = z.array(
  z.object({ productId: z.number(), variantId: z.number().nullable(), quantityMilli: storedMilli }),
);
/** What left the shelf; kept with the event of the confirmation, so that exactly this goes back. */
export type Taken = z.output<typeof takenSchema>;

export interface StockLine {
  productId: number | null;
  variantId: number | null;
  name: string;
  variantName: string | null;
  quantityMilli: Milli;
}

/** Takes what is counted; where something is missing it says all of it and takes nothing (the caller's transaction ends). */
export async function takeStock(change: TentChange, lines: readonly StockLine[]): Promise<Taken> {
  const taken: Taken = [];
  const shortages: Shortage[] = [];
  for (const line of lines) {
    // A product that was deleted for good has no shelf any more.
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

/** One atomic step a line: whoever edits stock meanwhile without the tent's lock cannot make it negative. */
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

/** Puts back what a confirmation took. Stock that is no longer counted stays uncounted. */
export async function returnStock({ tx, tentId }: TentChange, kept: unknown): Promise<void> {
  for (const { productId, variantId, quantityMilli } of takenSchema.parse(kept)) {
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
