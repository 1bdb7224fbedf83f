import { amountFromCents, type Cents, cents, formatAmount, parsePrice, typedFromCents } from "../../money/money";
import type { NumberFormat } from "../../money/number-format";
import type { Discount } from "../manage/manual";
import { discountOf, type OrderSums } from "../manage/manual-sums";

/** Delivery cost and discount as typed; null where the shop's own rules apply. */
export interface DraftAmounts {
  deliveryCost: string | null;
  discount: { typed: string; percent: boolean } | null;
}

/** The typed amounts of a stored order. While its rules price it, nothing is typed of its discount. */
export function amountsOf(
  order: Pick<OrderSums, "subtotal" | "discount" | "discounts" | "deliveryCost">,
  numbers: NumberFormat,
  isRuled = hasRules(order),
): DraftAmounts {
  if (isRuled) return { deliveryCost: typedFromCents(order.deliveryCost, numbers), discount: null };
  const discount = discountOf(order);
  return {
    deliveryCost: typedFromCents(order.deliveryCost, numbers),
    discount:
      "percent" in discount
        ? { typed: formatAmount(discount.percent, numbers), percent: true }
        : { typed: typedFromCents(discount.amount, numbers), percent: false },
  };
}

/** Whether an order has discounts of the shop's rules. */
export const hasRules = ({ discounts }: Pick<OrderSums, "discounts">): boolean =>
  discounts.some(({ kind }) => kind !== "MANUAL");

/** An empty field is zero; undefined if the text is no amount. */
export function typedAmount(typed: string): Cents | undefined {
  const parsed = parsePrice(typed);
  return parsed.ok ? (parsed.cents ?? cents(0)) : undefined;
}

/** Undefined if the text is no amount, or no percentage from 0 to 100. */
export function typedDiscount({ typed, percent }: NonNullable<DraftAmounts["discount"]>): Discount | undefined {
  const amount = typedAmount(typed);
  if (amount === undefined) return undefined;
  if (!percent) return { amount };
  const share = amountFromCents(amount);
  return share > 100 ? undefined : { percent: share };
}

/** What is typed of delivery cost and discount, without what is not; undefined if it is no amount. */
export function givenAmounts({ deliveryCost, discount }: DraftAmounts) {
  const cost = deliveryCost ? typedAmount(deliveryCost) : null;
  const less = discount?.typed ? typedDiscount(discount) : null;
  if (cost === undefined || less === undefined) return undefined;
  return { ...(cost === null ? {} : { deliveryCost: cost }), ...(less === null ? {} : { discount: less }) };
}
