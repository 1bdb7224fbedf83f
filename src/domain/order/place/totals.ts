import { type Cents, cents, minus, percentOf, plus } from "../../money/money";
import type { DeliveryMethod } from "../manage/states";
import { discountPercent, type PaymentMethod } from "./payment";

/** A shop's terms as they count for one order. */
export interface OrderTerms {
  minimumPurchase: Cents | null;
  /** What paying in cash or by transfer takes off. */
  cashDiscountPercent: number;
  /** Null when it is agreed upon later. */
  deliveryCost: Cents | null;
  deliveryFreeFrom: Cents | null;
  method: DeliveryMethod;
  paymentMethod: PaymentMethod | null;
}

interface DeliveryPrices {
  costCents: Cents | null;
  zones: readonly { name: string; costCents: Cents | null }[];
}

/** Where the cost depends on the place, the zone's; before one is chosen, to be agreed upon (null). */
export function deliveryCostTo(zone: string | null, { costCents, zones }: DeliveryPrices): Cents | null {
  if (zones.length === 0) return costCents;
  return zones.find(({ name }) => name === zone)?.costCents ?? null;
}

export interface DeliveryTotal {
  /** Null: to be agreed, or there is none to pay because it is picked up. */
  cost: Cents | null;
  free: boolean;
  toBeAgreed: boolean;
  /** What is left to buy until the delivery costs nothing; null where that changes nothing. */
  missingForFree: Cents | null;
}

/** What the delivery costs where the goods come to that much. */
export function priceDelivery(
  subtotal: Cents,
  { method, deliveryCost, deliveryFreeFrom }: Pick<OrderTerms, "method" | "deliveryCost" | "deliveryFreeFrom">,
): DeliveryTotal {
  if (method === "PICKUP") return { cost: null, free: false, toBeAgreed: false, missingForFree: null };
  const isFree = deliveryCost === 0 || (deliveryFreeFrom !== null && subtotal >= deliveryFreeFrom);
  if (isFree) return { cost: cents(0), free: true, toBeAgreed: false, missingForFree: null };
  const missingForFree = deliveryFreeFrom === null ? null : minus(deliveryFreeFrom, subtotal);
  return { cost: deliveryCost, free: false, toBeAgreed: deliveryCost === null, missingForFree };
}

/** The minimum counts the goods, before discount and delivery. */
function minimumFor(subtotal: Cents, required: Cents | null) {
  if (required === null || required <= 0) return null;
  const missing = cents(Math.max(0, minus(required, subtotal)));
  return { required, reached: missing === 0, missing };
}

export interface OrderTotals {
  subtotal: Cents;
  discount: { percent: number; amount: Cents };
  delivery: DeliveryTotal;
  total: Cents;
  minimum: { required: Cents; reached: boolean; missing: Cents } | null;
}

/** What an order comes to: the one sum of the cart, the panel and the server. */
export function orderTotals(subtotal: Cents, terms: OrderTerms): OrderTotals {
  const percent = discountPercent(terms.paymentMethod, terms.cashDiscountPercent);
  const amount = percentOf(subtotal, percent);
  const delivery = priceDelivery(subtotal, terms);
  return {
    subtotal,
    discount: { percent, amount },
    delivery,
    total: plus(minus(subtotal, amount), delivery.cost ?? cents(0)),
    minimum: minimumFor(subtotal, terms.minimumPurchase),
  };
}
