import { around } from "~/domain/duration";
import { type Cents, cents } from "~/domain/money/money";
import { needsPhone } from "~/domain/order/place/asked-phone";
import { bundleOf, noticeFor, ORDER_CEILING, type OrderNotice } from "~/domain/order/place/order-notice";
import type { PricedCart } from "~/domain/order/place/pricing";
import type { OrderSubmit } from "~/domain/order/place/schemas";
import { minimumOfPieces } from "~/domain/price-lists/list-minimum";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, fieldError, requireFound } from "~/server/errors";
import { log } from "~/server/log";
import { storedOrders } from "~/server/metrics/orders-and-mails";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import { requireUnusedBy, usedCoupon } from "~/server/services/coupons/read-coupon";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { lockTent } from "~/server/services/tenancy/lock-tent";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { appOrigin } from "~/server/site/addresses";
import { holdForVisitor, NO_HOLD, refreshHeld } from "../holds/hold-stock";
import { createOrder, customerPhone, quotedOrder, readBranch } from "./create-order";
import { limitCoupons, limitNewOrders } from "./order-limits";
import { type PlacedOrder, readPlacedOrder } from "./placed-order";
import { type OrderQuote, priceOrder, requireDelivery } from "./price-order";
import { readShop } from "./read-shop";

/**
 * Stores a visitor's order before WhatsApp opens. Prices, stock and pauses are checked against the database only; any
 * difference from what the visitor saw is reported as ORDER_CHANGED, and confirmed by sending again with the new
 * prices. The same client key gives the same order, however often and concurrently it is sent. Above the shop's ceiling
 * the order is stored as suspected, which the visitor does not notice.
 */
export async function placeOrder(
  ctx: ServiceContext,
  input: OrderSubmit,
  from: { address: string },
): Promise<PlacedOrder> {
  const tentId = requireFound(await resolvePublicTent(ctx, { by: "id", value: input.tentId }));
  await limitNewOrders(ctx.db, { address: from.address, tentId }, input.clientKey);
  const before = await readPlacedOrder(ctx.db, tentId, input.clientKey);
  if (before) return { ...before, isRepeat: true };
  await limitCoupons(ctx.db, { address: from.address, tentId }, input.coupon);
  const { placed, notice } = await changeTents(ctx, async (change) => {
    const { tx } = change;
    await lockTent(tx, tentId);
    const meanwhile = await readPlacedOrder(tx, tentId, input.clientKey);
    if (meanwhile) return { placed: { ...meanwhile, isRepeat: true }, notice: null };
    const shop = await readShop(tx, tentId);
    if (shop.suspended) throw new AppError("TENT_SUSPENDED");
    requireDelivery(shop, input);
    const phone = customerPhone(shop, input.customerPhone);
    if (phone === null && needsPhone(shop.customerPhone, input.method))
      throw fieldError("customerPhone", "order.phoneRequired");
    const branch = await readBranch(tx, shop, input.branchId);
    const now = ctx.now();
    const quote = await priceOrder(tx, shop, input, now);
    requireCoupon(quote, phone);
    requireUnchanged(quote.cart, input.seenTotal);
    requireMinimumPurchase(quote.cart);
    requireMinimumUnits(quote);
    await requireUnusedCoupon(tx, quote, phone);

    const notice = noticeFor(await lastOrders(tx, tentId, now), now);
    const isCounted = quote.cart.lines.some(({ stock }) => stock !== null);
    const hold =
      notice === "suspected" || !isCounted ? NO_HOLD : await holdForVisitor(tx, shop, { ...from, phone, now });
    await createOrder(tx, now, { shop, input, ...quotedOrder(shop, quote), phone, branch, by: null, notice, hold });
    if (hold.heldUntil) await refreshHeld({ ...change, tentId }, now);
    const written = await readPlacedOrder(tx, tentId, input.clientKey, shop);
    if (!written) throw new Error("An order that was just written cannot be read");
    await enqueueMail(ctx, tx, { tentId, number: written.number, notice, now });
    return { placed: written, notice };
  });
  if (notice !== null) storedOrders.inc({ channel: "shop" });
  if (notice === "individual" || notice === "bundled") announce(ctx, tentId, input.customerName, placed);
  return placed;
}

/** When the latest visitors' orders came in, as many as the ceiling looks at. */
async function lastOrders(tx: Tx, tentId: PublicTentId, now: Date): Promise<Date[]> {
  const rows = await tx.order.findMany({
    where: { tentId, source: "CATALOGUE", createdAt: around(now, ORDER_CEILING.ms) },
    orderBy: { createdAt: "desc" },
    take: ORDER_CEILING.orders,
    select: { createdAt: true },
  });
  return rows.map(({ createdAt }) => createdAt);
}

interface NotifiedOrder {
  tentId: PublicTentId;
  number: number;
  notice: OrderNotice;
  now: Date;
}

async function enqueueMail(ctx: ServiceContext, tx: Tx, { tentId, number, notice, now }: NotifiedOrder): Promise<void> {
  const { jobs } = ctx.ports;
  if (notice === "individual") await jobs.enqueue(tx, "mail-order", { tentId, number, panel: appOrigin });
  if (notice !== "bundled") return;
  const { minute, dueAt } = bundleOf(now);
  await jobs.enqueue(tx, "mail-orders", { tentId, panel: appOrigin }, { key: `${tentId}-${minute}`, after: dueAt });
}

/** Notifies open panels. A failure here does not affect the order. */
function announce(
  ctx: ServiceContext,
  tentId: number,
  customerName: string,
  { number, total, hasUnpriced }: PlacedOrder,
): void {
  try {
    ctx.ports.orderFeed.announce({ tentId, number, customerName, total, hasUnpriced });
  } catch (error) {
    log.error({ err: error, tentId, number }, "open panels not told of an order");
  }
}

/** @throws VALIDATION beside `coupon` when it may not be used, beside the phone when it needs one */
function requireCoupon(quote: OrderQuote, phone: string | null): void {
  if (quote.coupon?.refusal) throw fieldError("coupon", quote.coupon.refusal);
  const used = usedCoupon(quote.coupon, quote.cart.discounts);
  if (used?.oncePerPhone && phone === null) throw fieldError("customerPhone", "coupon.phoneRequired");
}

/**
 * Only for an order that nothing else keeps from being stored: else anybody could ask who is a customer, and leave no order.
 * @throws VALIDATION beside `coupon` when this phone has used it
 */
async function requireUnusedCoupon(tx: Tx, quote: OrderQuote, phone: string | null): Promise<void> {
  const used = usedCoupon(quote.coupon, quote.cart.discounts);
  if (used && phone !== null) await requireUnusedBy(tx, used, phone);
}

/** @throws ORDER_CHANGED with what changed since the visitor saw the cart, before anything is written */
function requireUnchanged(cart: PricedCart, seenTotal: Cents | null): void {
  if (cart.tooLarge) throw fieldError("lines", "order.tooLarge");
  const totalChanged = seenTotal !== null && seenTotal !== cart.total;
  if (cart.changes.length > 0 || totalChanged) {
    throw new AppError("ORDER_CHANGED", { changes: cart.changes, total: cart.total });
  }
}

/** @throws BELOW_MINIMUM_PURCHASE with the amount that is missing */
function requireMinimumPurchase({ minimumPurchase }: PricedCart): void {
  if (minimumPurchase?.missing)
    throw new AppError("BELOW_MINIMUM_PURCHASE", { missing: cents(minimumPurchase.missing) });
}

/** @throws BELOW_MINIMUM_PURCHASE with the units that are missing for the price list */
function requireMinimumUnits({ cart, list }: OrderQuote): void {
  const minimum = minimumOfPieces(cart.lines, list?.minUnits ?? null);
  if (minimum?.missing) throw new AppError("BELOW_MINIMUM_PURCHASE", { missingUnits: minimum.missing });
}
