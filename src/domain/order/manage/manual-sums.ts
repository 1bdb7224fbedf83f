import { type Milli, ONE } from "../../money/milli";
import { type Cents, cents, lineTotal, MAX_CENTS, minus, percentOf, plus } from "../../money/money";
import type { GoodsTotals } from "../../pricing/price-goods";
import { discountsOver, manualDiscount, type OrderDiscount, sumOfDiscounts } from "../place/discounts";
import { type OrderTerms, orderDiscounts, orderTotals } from "../place/totals";
import type { Discount } from "./manual";

/** Null without a price; "tooLarge" above the largest price. */
export function editedTotal(price: Cents | null, quantity: Milli): Cents | null | "tooLarge" {
  if (price === null) return null;
  const exceeds = BigInt(price) * BigInt(quantity) > BigInt(MAX_CENTS) * BigInt(ONE);
  return exceeds ? "tooLarge" : lineTotal(price, quantity);
}

export interface OrderSums {
  subtotal: Cents;
  /** The sum of the discounts. */
  discount: Cents;
  discounts: OrderDiscount[];
  deliveryCost: Cents;
  total: Cents;
  hasUnpriced: boolean;
}

/** What an order takes off: by hand, or what it was placed with. */
type GivenDiscount = Discount | readonly OrderDiscount[];

const isKept = (discount: GivenDiscount): discount is readonly OrderDiscount[] => Array.isArray(discount);

function discountsOf(subtotal: Cents, discount: GivenDiscount): OrderDiscount[] {
  if (isKept(discount)) return discountsOver(subtotal, discount);
  return "percent" in discount
    ? manualDiscount(subtotal, percentOf(subtotal, discount.percent), discount.percent)
    : manualDiscount(subtotal, discount.amount);
}

/**
 * The sums of lines with this delivery cost and discount. "tooLarge" above the largest price, "discountTooLarge" for
 * more than the subtotal.
 */
export function orderSums(
  totals: readonly (Cents | null)[],
  { deliveryCost, discount }: { deliveryCost: Cents; discount: GivenDiscount },
): OrderSums | "tooLarge" | "discountTooLarge" {
  const sum = totals.reduce<bigint>((all, total) => all + BigInt(total ?? 0), 0n);
  if (sum + BigInt(deliveryCost) > BigInt(MAX_CENTS)) return "tooLarge";
  const subtotal = cents(Number(sum));
  const discounts = discountsOf(subtotal, discount);
  const amount = sumOfDiscounts(discounts);
  if (amount > subtotal) return "discountTooLarge";
  const total = plus(minus(subtotal, amount), deliveryCost);
  if (total > MAX_CENTS) return "tooLarge";
  return {
    subtotal,
    discount: amount,
    discounts,
    deliveryCost,
    total,
    hasUnpriced: totals.includes(null),
  };
}

/** The shop's terms for an order entered by hand. */
export interface ManualTerms extends OrderTerms {
  /** Prices the goods by the shop's rules; a screen without rules does not load the calculation. */
  price: (subtotal: Cents, hasUnpriced: boolean) => GoodsTotals;
}

/** The sums of an order entered by hand: delivery cost and discount are the shop's where none is given. */
export function manualSums(
  totals: readonly (Cents | null)[],
  { price, ...terms }: ManualTerms,
  given: { deliveryCost?: Cents; discount?: Discount },
): OrderSums | "tooLarge" | "discountTooLarge" {
  const free = { deliveryCost: cents(0), discount: { amount: cents(0) } };
  const goods = orderSums(totals, free);
  if (typeof goods === "string") return goods;
  const priced = price(goods.subtotal, goods.hasUnpriced);
  const usual = orderTotals(priced, terms);
  const deliveryCost = terms.method === "PICKUP" ? cents(0) : (given.deliveryCost ?? usual.delivery.cost ?? cents(0));
  const sums = orderSums(totals, { deliveryCost, discount: given.discount ?? priced.discounts });
  if (typeof sums === "string") return sums;
  const deliversFree = orderDiscounts(priced, terms.method).filter(({ freeDelivery }) => freeDelivery);
  return {
    ...sums,
    discounts: [
      ...(given.discount ? sums.discounts : priced.discounts),
      ...(given.deliveryCost === undefined ? deliversFree : []),
    ],
  };
}

/** A stored discount as it was probably meant: a whole percentage where one gives exactly this amount. */
export function discountOf({ subtotal, discount }: Pick<OrderSums, "subtotal" | "discount">): Discount {
  const percent = Math.round((discount / Math.max(1, subtotal)) * 100);
  const isShare = discount > 0 && percent >= 1 && percent <= 100 && percentOf(subtotal, percent) === discount;
  return isShare ? { percent } : { amount: discount };
}
