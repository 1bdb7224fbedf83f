import type { OrderStatus } from "~/domain/order/manage/states";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { byProduct, type StockLine } from "../place/move-stock";
import { besidesHeld, type HoldingOrder, holdsStock, leftFor, shortagesIn } from "./held-stock";
import { type Hold, type HoldingShop, holdFrom, NO_HOLD } from "./hold-stock";

interface ActedOrder extends Hold {
  id: bigint;
  tentId: number;
  status: OrderStatus;
  suspected: boolean;
}

/** The hold of an order's lines from now on: none when nothing of them is counted, or other orders leave too little. */
async function holdIfFree(
  tx: Tx,
  shop: HoldingShop,
  { order, lines, now }: { order: HoldingOrder; lines: readonly StockLine[]; now: Date },
): Promise<Hold> {
  if (!shop.stockHold) return NO_HOLD;
  const left = await leftFor(tx, shop.id, await besidesHeld(tx, { ...order, tentId: shop.id }, byProduct(lines), now));
  const isCounted = left.some((line) => line.left !== null);
  return isCounted && shortagesIn(left).length === 0 ? holdFrom(now, shop) : NO_HOLD;
}

/** The hold of an order that the merchant takes, for any number of orders. */
export async function holdForMerchant(
  tx: Tx,
  shop: HoldingShop,
  lines: readonly StockLine[],
  now: Date,
): Promise<Hold> {
  const order = { id: 0n, status: "NEW", heldUntil: null };
  return holdIfFree(tx, shop, { order, lines, now });
}

/**
 * The hold of an order after its status changed: one that is new again holds its stock anew, where the shop's orders do
 * and others leave enough; one that is not new any more holds nothing.
 */
export async function holdAfter(
  tx: Tx,
  moved: { order: ActedOrder; lines: readonly StockLine[]; now: Date; status: OrderStatus },
): Promise<Hold> {
  const { order, lines, now, status } = moved;
  if (status !== "NEW") return NO_HOLD;
  if (order.status === "NEW") return { heldUntil: order.heldUntil, heldBy: order.heldBy };
  if (order.suspected) return NO_HOLD;
  const select = { id: true, stockHold: true, stockHoldHours: true } as const;
  const shop = await tx.tent.findUniqueOrThrow({ where: { id: order.tentId }, select });
  return holdIfFree(tx, shop, { order, lines, now });
}

/**
 * Whether an order holds stock while it is edited. What it asks for more must be left by all other orders.
 * @throws STOCK_MISSING
 */
export async function requireHold(
  tx: Tx,
  order: ActedOrder,
  { before, after }: { before: readonly StockLine[]; after: readonly StockLine[] },
  now: Date,
): Promise<boolean> {
  if (!holdsStock(order, now)) return false;
  const had = byProduct(before);
  const more = byProduct(after).filter(({ productId, variantId, quantity }) => {
    const line = had.find((one) => one.productId === productId && one.variantId === variantId);
    return quantity > (line?.quantity ?? 0);
  });
  const shortages = shortagesIn(
    await leftFor(tx, order.tentId, await besidesHeld(tx, { ...order, heldUntil: null }, more, now)),
  );
  if (shortages.length > 0) throw new AppError("STOCK_MISSING", { shortages });
  return true;
}
