import type { Cents } from "../../money/money";
import { MAX_CENTS, plus } from "../../money/money";
import { priceGoods } from "../../pricing/price-goods";
import type { GoodsLine } from "../../pricing/rules";
import { type OrderDiscount, sumOfDiscounts } from "../place/discounts";
import { type KeptRules, keptPricing } from "../place/kept-rules";
import type { PaymentMethod } from "../place/payment";
import { orderDiscounts } from "../place/totals";
import type { Discount } from "./manual";
import { editedTotal, type OrderSums, orderSums } from "./manual-sums";
import type { DeliveryMethod } from "./states";

/** How an order is received and paid, with what the merchant typed. */
export interface RuledOrder {
  method: DeliveryMethod;
  paymentMethod: PaymentMethod | null;
  deliveryCost: Cents;
  /** By hand, in place of what the rules take off the goods. */
  discount?: Discount | undefined;
}

/**
 * The sums of an order's lines by the rules that it keeps, as if it were placed with them now. Shared by the browser and
 * the server. "tooLarge" above the largest price, "discountTooLarge" for more by hand than the subtotal.
 */
export function ruledSums(
  lines: readonly GoodsLine[],
  rules: KeptRules,
  { method, paymentMethod, deliveryCost, discount }: RuledOrder,
): OrderSums | "tooLarge" | "discountTooLarge" {
  const totals: (Cents | null)[] = [];
  for (const { unitPrice, quantity } of lines) {
    const total = editedTotal(unitPrice, quantity);
    if (total === "tooLarge") return total;
    totals.push(total);
  }
  const sums = orderSums(totals, { deliveryCost, discount: discount ?? [] });
  if (typeof sums === "string") return sums;
  const goods = priceGoods(lines, keptPricing(rules, paymentMethod));
  // a delivery that is paid for is not delivered free
  const free = orderDiscounts(goods, method).filter(({ freeDelivery }) => freeDelivery && deliveryCost === 0);
  if (discount) return { ...sums, discounts: [...sums.discounts, ...free] };
  const total = plus(goods.total, deliveryCost);
  if (total > MAX_CENTS) return "tooLarge";
  const discounts = [...goods.discounts, ...free];
  return { ...sums, discount: sumOfDiscounts(discounts), discounts, total };
}

/** Whether the goods reach a break or promotion, even where another one is better for them. */
function isReached(name: string, lines: readonly GoodsLine[], { breaks, promotions }: KeptRules): boolean {
  const named = <Rule extends { name: string }>(rules: readonly Rule[]) => rules.filter((rule) => rule.name === name);
  const { discounts, freeDelivery } = priceGoods(lines, { breaks: named(breaks), promotions: named(promotions) });
  return discounts.length > 0 || freeDelivery !== null;
}

/**
 * The rules that took something off an order, or delivered it free, and do not any more. One that is still reached, and
 * gives way to a better one of the order's rules, is not lost.
 */
export function lostRules(
  before: readonly OrderDiscount[],
  after: readonly OrderDiscount[],
  by: { lines: readonly GoodsLine[]; rules: KeptRules } | null,
): OrderDiscount[] {
  const left = new Set(after.map(({ name }) => name));
  return before.filter(
    ({ kind, name }) => kind !== "MANUAL" && !left.has(name) && !(by && isReached(name, by.lines, by.rules)),
  );
}
