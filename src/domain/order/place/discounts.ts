import { type Cents, cents, minus, plus } from "../../money/money";
import type { AppliedDiscount } from "../../pricing/rules";
import { percentShare } from "../../pricing/shares";

/**
 * A discount as an order keeps it, so that later changes of the shop's rules do not change the order. `MANUAL` is one that
 * the merchant gave this order, without a name. With a percentage it follows the goods when the order is edited.
 */
export type OrderDiscount = Omit<AppliedDiscount, "kind"> & {
  kind: AppliedDiscount["kind"] | "MANUAL";
  /** It delivers free, and takes nothing off the goods. */
  freeDelivery?: true | undefined;
};

/** The name of the rule that delivers an order free; null without one. */
export const deliveredFreeBy = (discounts: readonly Pick<OrderDiscount, "name" | "freeDelivery">[]): string | null =>
  discounts.find(({ freeDelivery }) => freeDelivery)?.name ?? null;

export const sumOfDiscounts = (discounts: readonly Pick<OrderDiscount, "amount">[]): Cents =>
  discounts.reduce((sum, { amount }) => plus(sum, amount), cents(0));

/** A discount by hand; none for nothing. */
export const manualDiscount = (base: Cents, amount: Cents, percent?: number): OrderDiscount[] =>
  amount === 0 ? [] : [{ kind: "MANUAL", name: "", base, amount, percent }];

/** The discounts of an order over other goods: percentages of what is left, amounts as far as there is something left. */
export function discountsOver(subtotal: Cents, discounts: readonly OrderDiscount[]): OrderDiscount[] {
  let left = subtotal;
  return discounts.flatMap((discount) => {
    const { percent, freeDelivery } = discount;
    if (freeDelivery) return [{ ...discount, base: left }];
    const amount = percent === undefined ? cents(Math.min(left, discount.amount)) : cents(percentShare(left, percent));
    const base = left;
    left = minus(left, amount);
    return amount === 0 ? [] : [{ ...discount, base, amount }];
  });
}

/** What "gratis desde" looks at: the goods after promotions and coupon, before payment and discounts by hand. */
export const goodsForDelivery = (subtotal: Cents, discounts: readonly OrderDiscount[]): Cents =>
  minus(subtotal, sumOfDiscounts(discounts.filter(({ kind }) => kind !== "PAYMENT" && kind !== "MANUAL")));

/**
 * Rows for display: "−$ 1.000", or "$ 1.000" for what is added. Orders from before discounts were kept have their sum. What
 * delivers free is said beside the delivery.
 */
export function discountRows(
  {
    discount,
    discounts,
  }: { discount: Cents; discounts: readonly Pick<OrderDiscount, "name" | "amount" | "freeDelivery">[] },
  unnamed: string,
): { label: string; amount: Cents }[] {
  const taken = discounts.filter(({ freeDelivery }) => !freeDelivery);
  const rows = taken.length > 0 || discount === 0 ? taken : [{ name: "", amount: discount }];
  return rows.map(({ name, amount }) => ({ label: name || unnamed, amount: cents(-amount) }));
}
