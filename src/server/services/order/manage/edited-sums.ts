import { cents, centsFromDecimal } from "~/domain/money/money";
import { type Discount, isTodays, type OrderEdit } from "~/domain/order/manage/manual";
import { discountOf, type OrderSums, orderSums } from "~/domain/order/manage/manual-sums";
import { ruledSums } from "~/domain/order/manage/ruled-sums";
import { type KeptRules, usesCoupon } from "~/domain/order/place/kept-rules";
import { rulesOnList } from "~/domain/pricing/reaches";
import type { Order } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import { readCouponRule, refusalOfReturned } from "~/server/services/coupons/read-coupon";
import { readRules } from "~/server/services/pricing/read-rules";
import { keepRules, keptRulesOf, readKeptRules } from "../place/kept-rules";
import { storedDiscounts } from "../place/order-discounts";
import type { Shop } from "../place/read-shop";
import { type EditedLine, goodsOf } from "./edited-lines";

interface Edited {
  order: Order;
  lines: readonly EditedLine[];
  /** That of the edited order. */
  phone: string | null;
  input: Pick<OrderEdit, "method" | "paymentMethod" | "discount" | "deliveryCost" | "seenTotal">;
  now: Date;
}

/** Why an order that does not use its coupon cannot use it again; null if it can. */
export const couponRefusalOf = async (tx: Tx, { coupon }: KeptRules, order: Order, phone: string | null) =>
  coupon && !usesCoupon(storedDiscounts(order.discounts)) ? refusalOfReturned(tx, order, coupon.id, phone) : null;

/** The rules that are in force now, with the coupon that an order was placed with. */
export async function rulesOfToday(tx: Tx, shop: Shop, order: Order, now: Date): Promise<KeptRules> {
  const couponId = (await readKeptRules(tx, order))?.coupon?.id ?? order.couponId;
  const coupon = couponId === null ? null : await readCouponRule(tx, shop.id, couponId);
  return keptRulesOf(shop, rulesOnList(await readRules(tx, shop, now), order.priceListId), coupon);
}

/** The coupon whose use an order with these discounts takes. */
async function usedCouponId(tx: Tx, order: Order, { coupon }: KeptRules, { discounts }: OrderSums) {
  if (!coupon || !usesCoupon(discounts)) return null;
  if (order.couponId === coupon.id) return coupon.id;
  const row = await tx.coupon.findFirst({ where: { id: coupon.id, tentId: order.tentId }, select: { id: true } });
  return row?.id ?? null; // nobody counts the uses of one that was deleted
}

/** @throws VALIDATION */
export function requireSums(sums: OrderSums | "tooLarge" | "discountTooLarge"): OrderSums {
  if (sums === "tooLarge") throw fieldError("lines", "order.tooLarge");
  if (sums === "discountTooLarge") throw fieldError("discount", "order.discountTooLarge");
  return sums;
}

/**
 * What an edited order costs, and the columns that say by which rules: those that it keeps, today's, or none where it has a
 * discount by hand or is from before rules were kept. A coupon that does not count any more is given back; one that counts
 * again is used again, while it may be. The caller holds the tent's lock. @throws VALIDATION
 */
export async function editedSums(tx: Tx, shop: Shop, { order, lines, phone, input, now }: Edited) {
  const { method, discount } = input;
  const isToday = isTodays(input);
  const kept = isToday ? await rulesOfToday(tx, shop, order, now) : await readKeptRules(tx, order);
  const deliveryCost = method === "DELIVERY" ? input.deliveryCost : cents(0);
  const typed = discount === undefined || "rules" in discount ? undefined : discount;
  const byHand = kept && typed && isUntyped(order, { ...input, discount: typed }) ? undefined : typed;
  if (!kept) {
    const totals = lines.map(({ total }) => centsFromDecimal(total));
    const sums = requireSums(orderSums(totals, { deliveryCost, discount: byHand ?? discountsFromBefore(order) }));
    const isReturned = order.rulesVersion !== null && !usesCoupon(sums.discounts);
    return { sums, columns: isReturned ? { couponId: null } : {} };
  }
  const rules = (await couponRefusalOf(tx, kept, order, phone)) ? { ...kept, coupon: null } : kept;
  const sums = requireSums(ruledSums(lines.map(goodsOf), rules, { ...input, deliveryCost, discount: byHand }));
  const couponId = await usedCouponId(tx, order, rules, sums);
  const columns = {
    couponId,
    ...(isToday ? { ruleIds: await keepRules(tx, shop.id, kept) } : {}),
    ...(byHand === undefined ? { rulesVersion: order.version + 1 } : {}),
  };
  return { sums, columns };
}

/**
 * Whether a discount of 0 was not typed by anybody: pages of an earlier release, which do not say which total they show, send
 * one for every order without a discount by hand.
 */
function isUntyped(
  order: Order,
  { discount, seenTotal }: { discount: Discount; seenTotal?: number | undefined },
): boolean {
  const nothing = "amount" in discount ? discount.amount === 0 : discount.percent === 0;
  return nothing && seenTotal === undefined && !storedDiscounts(order.discounts).some(({ kind }) => kind === "MANUAL");
}

/** What was taken off an order from before its rules were kept; from before that, as it was probably meant. */
function discountsFromBefore(order: Order) {
  const stored = storedDiscounts(order.discounts);
  const [subtotal, discount] = [centsFromDecimal(order.subtotal), centsFromDecimal(order.discount)];
  return stored.length > 0 ? stored : discountOf({ subtotal, discount });
}
