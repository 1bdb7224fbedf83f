import type { Cents } from "../../money/money";
import { deliveredFreeBy, discountRows, type OrderDiscount } from "./discounts";

interface SumWords {
  /** The goods. */
  subtotal: string;
  /** A discount that has no name. */
  discount: string;
  deliveryCost: string;
}

interface OrderSum {
  label: string;
  amount: Cents;
}

interface SummedOrder {
  subtotal: Cents;
  discount: Cents;
  discounts: readonly Pick<OrderDiscount, "name" | "amount" | "freeDelivery">[];
  deliveryCost: Cents;
}

/** What an order's total consists of: the rows add up to it. Empty when the total is that of the goods alone. */
export function sumRows(order: SummedOrder, words: SumWords): OrderSum[] {
  const freeBy = order.deliveryCost === 0 ? deliveredFreeBy(order.discounts) : null;
  const rows = discountRows(order, words.discount);
  if (order.deliveryCost > 0 || freeBy !== null) {
    const label = freeBy === null ? words.deliveryCost : `${words.deliveryCost} (${freeBy})`;
    rows.push({ label, amount: order.deliveryCost });
  }
  return rows.length === 0 ? [] : [{ label: words.subtotal, amount: order.subtotal }, ...rows];
}
