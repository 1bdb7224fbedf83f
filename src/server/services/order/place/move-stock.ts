import { z } from "zod";
import { lineKey } from "~/domain/catalogue/cart/cart";
import type { Shortage } from "~/domain/errors";
import { storedMilli } from "~/domain/money/amount-schemas";
import { amountFromMilli, type Milli, milli, milliFromAmount } from "~/domain/money/milli";
import { minus, plus } from "~/domain/money/money";
import { innerLine } from "~/domain/order/place/schemas";
import { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { recordRestock } from "~/server/services/product/stock/record-restock";
import type { TentChange } from "~/server/services/tenancy/change-tent";

/** As it is stored with the event of a confirmation, so that exactly this is returned later. */
const takenSchema = z.array(
  z
    .object({ productId: z.number(), variantId: z.number().nullable(), quantityMilli: storedMilli })
    .transform(innerLine),
);
type TakenStock = z.output<typeof takenSchema>;

/** Stock that was taken, as it is stored. */
export const storedTaken = (taken: TakenStock): z.input<typeof takenSchema> =>
  taken.map(({ quantity: quantityMilli, ...line }) => ({ ...line, quantityMilli }));

export interface StockLine {
  productId: number | null;
  variantId: number | null;
  name: string;
  variantName: string | null;
  quantity: Milli;
  /** What the order already has of it; named in a shortage only. */
  heldMilli?: Milli;
  /** What other orders hold of it, and this one cannot take. */
  reservedMilli?: Milli;
}

/** How a shortage names the line. */
export const stockName = ({ name, variantName }: Pick<StockLine, "name" | "variantName">): string =>
  variantName ? `${name} (${variantName})` : name;

type Quantity = Pick<StockLine, "productId" | "variantId" | "quantity">;

/** One line per product or variant, with the quantities of all its lines: an edit can add a line for a product twice. */
export function byProduct<Line extends Quantity>(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>();
  for (const line of lines) {
    const known = sums.get(lineKey(line))?.quantity ?? milli(0);
    sums.set(lineKey(line), { ...line, quantity: plus(known, line.quantity) });
  }
  return [...sums.values()];
}

/**
 * Takes stock of products that count it. On any shortage it throws one error listing all of them, and the caller's
 * transaction rolls back.
 */
export async function takeStock(change: TentChange, lines: readonly StockLine[]): Promise<TakenStock> {
  const taken: TakenStock = [];
  const shortages: Shortage[] = [];
  // the whole quantity at once, so that a shortage names it
  for (const line of byProduct(lines)) {
    // A permanently deleted product has no stock any more.
    if (line.productId === null) continue;
    const outcome = await takeLine(change, { ...line, productId: line.productId });
    if (outcome === "taken") {
      taken.push({ productId: line.productId, variantId: line.variantId, quantity: line.quantity });
    } else if (outcome !== "uncounted") {
      const held = line.heldMilli ?? milli(0);
      const { productId, variantId } = line;
      shortages.push({
        name: stockName(line),
        productId,
        variantId,
        wanted: plus(line.quantity, held),
        left: plus(outcome.left, held),
      });
    }
  }
  if (shortages.length > 0) throw new AppError("STOCK_MISSING", { shortages });
  return taken;
}

/** One atomic statement per line: a concurrent stock edit without the tent's lock cannot make stock negative. */
async function takeLine(
  { tx, tentId }: TentChange,
  { productId, variantId, quantity, reservedMilli = milli(0) }: StockLine & { productId: number },
): Promise<"taken" | "uncounted" | { left: Milli }> {
  const enough = { stock: { gte: amountFromMilli(plus(quantity, reservedMilli)) } };
  const less = { stock: { decrement: amountFromMilli(quantity) } };
  const free = (stock: Prisma.Decimal) => milli(Math.max(0, minus(milliFromAmount(stock), reservedMilli)));
  if (variantId !== null) {
    const where = { id: variantId, productId, product: { tentId } };
    if ((await tx.variant.updateMany({ where: { ...where, ...enough }, data: less })).count > 0) return "taken";
    const row = await tx.variant.findFirst({ where, select: { stock: true } });
    return row?.stock ? { left: free(row.stock) } : "uncounted";
  }
  const where = { id: productId, tentId };
  if ((await tx.product.updateMany({ where: { ...where, ...enough }, data: less })).count > 0) return "taken";
  const row = await tx.product.findFirst({ where, select: { stock: true } });
  return row?.stock ? { left: free(row.stock) } : "uncounted";
}

/** Returns the stock that a confirmation took. Products that no longer count stock stay uncounted. */
export function returnStock(change: TentChange, kept: unknown): Promise<void> {
  return giveBack(change, takenSchema.parse(kept));
}

async function giveBack(change: TentChange, taken: TakenStock): Promise<void> {
  const ids = [...new Set(taken.map(({ productId }) => productId))];
  await recordRestock(change, ids, () => putBack(change, taken));
}

/**
 * Moves stock when the lines of a confirmed order change, by the difference of their quantities: what it asks for more
 * is taken, what it asks for less is returned as far as it was taken. Returns all that the order has then.
 */
export async function adjustStock(
  change: TentChange,
  before: readonly StockLine[],
  after: readonly StockLine[],
  kept: unknown,
): Promise<TakenStock> {
  const taken = new Map(byProduct(takenSchema.parse(kept)).map((line) => [lineKey(line), line]));
  const moves = byProduct([...before.map((line) => ({ ...line, quantity: milli(-line.quantity) })), ...after]);
  const held = (line: Omit<Quantity, "quantity">) => taken.get(lineKey(line))?.quantity ?? milli(0);

  const returned = moves.flatMap(({ productId, ...line }) => {
    const back = milli(Math.min(-line.quantity, held({ productId, variantId: line.variantId })));
    return productId !== null && back > 0 ? [{ productId, variantId: line.variantId, quantity: back }] : [];
  });
  const wanted = moves.filter(({ quantity }) => quantity > 0).map((line) => ({ ...line, heldMilli: held(line) }));
  if (returned.length > 0) await giveBack(change, returned);
  const more = await takeStock(change, wanted);
  for (const line of returned) {
    taken.set(lineKey(line), { ...line, quantity: minus(held(line), line.quantity) });
  }
  for (const line of more) {
    const { productId, variantId } = line;
    const now = plus(line.quantity, taken.get(lineKey(line))?.quantity ?? milli(0));
    taken.set(lineKey(line), { productId, variantId, quantity: now });
  }
  return [...taken.values()].filter(({ quantity }) => quantity > 0);
}

/** The stock that a confirmed order has: what its confirmation or reopening took, or the last change since. */
export async function lastTaken(tx: Tx, orderId: bigint): Promise<unknown> {
  const event = await tx.orderEvent.findFirst({
    where: { orderId, OR: [{ kind: { in: ["confirm", "edit"] } }, { kind: "reopen", data: { not: Prisma.DbNull } }] },
    orderBy: { id: "desc" },
    select: { data: true },
  });
  const data = event?.data;
  return data && typeof data === "object" && !Array.isArray(data) ? (data.taken ?? []) : [];
}

async function putBack({ tx, tentId }: TentChange, taken: TakenStock): Promise<void> {
  for (const { productId, variantId, quantity } of taken) {
    const more = { stock: { increment: amountFromMilli(quantity) } };
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
