import { type Cents, cents, minus, plus } from "../../money/money";
import { largerMinimum } from "../../price-lists/list-minimum";
import { hasShopRules } from "../../pricing/rules";
import type { ShopView } from "../view";
import type { CartShop, CheckoutTotals } from "./checkout-machine";

/** What a cart reaches next. `missing` is zero once it is reached. */
export interface CartGoal {
  kind: "minimum" | "delivery" | "coupon";
  /** An amount in cents, or a number of pieces. */
  required: number;
  missing: number;
  ofPieces?: boolean;
}

type GoalShop = Pick<CartShop, "delivery">;

/** From which amount on the shop delivers free; null where it does not deliver, or never charges for it. */
function freeFrom({ enabled, costCents, freeFromCents, zones }: GoalShop["delivery"]): Cents | null {
  const costs = zones.length > 0 ? zones.map((zone) => zone.costCents) : [costCents];
  return enabled && costs.some((cost) => cost !== 0) ? freeFromCents : null;
}

/** The lack of an amount that the shop delivers free from; null without one. A rule that delivers free reaches it. */
function deliveryGoal({ goods }: CheckoutTotals, { delivery }: GoalShop): CartGoal | null {
  const required = freeFrom(delivery);
  if (required === null) return null;
  const missing = goods.freeDelivery ? 0 : Math.max(0, minus(required, goods.afterCoupon));
  return { kind: "delivery", required, missing };
}

/**
 * One goal at a time: the minimum first, then free delivery, then what the coupon needs. Once all are reached it is the last of
 * minimum and free delivery; null where the shop has neither.
 */
export function nextGoal(totals: CheckoutTotals, shop: GoalShop): CartGoal | null {
  const { minimumPurchase, goods } = totals;
  const minimum: CartGoal | null = minimumPurchase && { kind: "minimum", ...minimumPurchase };
  const delivery = deliveryGoal(totals, shop);
  const missing = goods.couponMissing ?? cents(0);
  const coupon: CartGoal = { kind: "coupon", required: plus(goods.afterCoupon, missing), missing };
  const goals = [minimum, delivery, coupon].filter((goal) => goal !== null);
  return goals.find((goal) => goal.missing > 0) ?? delivery ?? minimum;
}

/** What carts of a shop may have to reach; null where there is nothing. `most` is the largest amount, null if not known. */
export function cartGoals(
  shop: Pick<ShopView, "minimumPurchaseCents" | "delivery" | "list" | "hasCoupons" | "rules">,
): { most: Cents | null } | null {
  const { minimumPurchaseCents, delivery, list, hasCoupons, rules } = shop;
  const most = largerMinimum(largerMinimum(minimumPurchaseCents, list?.minTotalCents ?? null), freeFrom(delivery));
  return most || list?.minUnits || hasCoupons || hasShopRules(rules) ? { most } : null;
}
