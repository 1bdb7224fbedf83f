import { type Milli, ONE } from "../../money/milli";
import { type Cents, cents, lineTotal, MAX_CENTS, minus, percentOf, plus } from "../../money/money";
import { type OrderTerms, orderTotals } from "../place/totals";
import type { Discount } from "./manual";

/** Null without a price; "tooLarge" above the largest price. */
export function editedTotal(price: Cents | null, quantity: Milli): Cents | null | "tooLarge" {
  if (price === null) return null;
  const exceeds = BigInt(price) * BigInt(quantity) > BigInt(MAX_CENTS) * BigInt(ONE);
  return exceeds ? "tooLarge" : lineTotal(price, quantity);
}

export interface OrderSums {
  subtotal: Cents;
  discount: Cents;
  deliveryCost: Cents;
  total: Cents;
  hasUnpriced: boolean;
}

/**
 * The sums of lines with this delivery cost and discount. "tooLarge" above the largest price, "discountTooLarge" for
 * more than the subtotal.
 */
export function orderSums(
  totals: readonly (Cents | null)[],
  { deliveryCost, discount }: { deliveryCost: Cents; discount: Discount },
): OrderSums | "tooLarge" | "discountTooLarge" {
  const sum = totals.reduce<bigint>((all, total) => all + BigInt(total ?? 0), 0n);
  if (sum + BigInt(deliveryCost) > BigInt(MAX_CENTS)) return "tooLarge";
  const subtotal = cents(Number(sum));
  const amount = "percent" in discount ? percentOf(subtotal, discount.percent) : discount.amount;
  if (amount > subtotal) return "discountTooLarge";
  return {
    subtotal,
    discount: amount,
    deliveryCost,
    total: plus(minus(subtotal, amount), deliveryCost),
    hasUnpriced: totals.includes(null),
  };
}

/** The sums of an order entered by hand: delivery cost and discount are the shop's where none is given. */
export function manualSums(
  totals: readonly (Cents | null)[],
  terms: OrderTerms,
  given: { deliveryCost?: Cents; discount?: Discount },
): OrderSums | "tooLarge" | "discountTooLarge" {
  const free = { deliveryCost: cents(0), discount: { amount: cents(0) } };
  const goods = orderSums(totals, free);
  if (typeof goods === "string") return goods;
  const usual = orderTotals(goods.subtotal, totals.includes(null), terms);
  const deliveryCost = terms.method === "PICKUP" ? cents(0) : (given.deliveryCost ?? usual.delivery.cost ?? cents(0));
  return orderSums(totals, { deliveryCost, discount: given.discount ?? { amount: usual.discount.amount } });
}

/** A stored discount as it was probably meant: a whole percentage where one gives exactly this amount. */
export function discountOf({ subtotal, discount }: Pick<OrderSums, "subtotal" | "discount">): Discount {
  const percent = Math.round((discount / Math.max(1, subtotal)) * 100);
  const isShare = discount > 0 && percent >= 1 && percent <= 100 && percentOf(subtotal, percent) === discount;
  return isShare ? { percent } : { amount: discount };
}
