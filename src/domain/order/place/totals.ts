import { type Cents, cents, isAllToAsk, minus, percentOf, plus } from "../../money/money";
import type { DeliveryMethod } from "../manage/states";
import { discountPercent, type PaymentMethod } from "./payment";

/** A shop's terms, as applied to one order. */
export interface OrderTerms {
  minimumPurchase: Cents | null;
  /** The percent discount for cash or a transfer. */
  cashDiscountPercent: number;
  /** Null if it is agreed upon later. */
  deliveryCost: Cents | null;
  deliveryFreeFrom: Cents | null;
  method: DeliveryMethod;
  paymentMethod: PaymentMethod | null;
}

interface DeliveryPrices {
  costCents: Cents | null;
  zones: readonly { name: string; costCents: Cents | null }[];
}

/** The zone's cost if the shop has zones; null (to be agreed) before one is chosen. */
export function deliveryCostTo(zone: string | null, { costCents, zones }: DeliveryPrices): Cents | null {
  if (zones.length === 0) return costCents;
  return zones.find(({ name }) => name === zone)?.costCents ?? null;
}

export interface DeliveryTotal {
  /** Null: to be agreed, or no delivery because it is a pickup. */
  cost: Cents | null;
  free: boolean;
  toBeAgreed: boolean;
  /** The amount missing for free delivery; null if there is nothing to reach. */
  missingForFree: Cents | null;
}

/** The delivery cost for a given subtotal. */
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

/** The minimum applies to the subtotal, before discount and delivery. Where nothing has a price, none can be asked for. */
function minimumPurchaseFor(subtotal: Cents, hasUnpriced: boolean, required: Cents | null) {
  if (!required || isAllToAsk(subtotal, hasUnpriced)) return null;
  const missing = cents(Math.max(0, minus(required, subtotal)));
  return { required, reached: missing === 0, missing };
}

export interface OrderTotals {
  subtotal: Cents;
  discount: { percent: number; amount: Cents };
  delivery: DeliveryTotal;
  total: Cents;
  minimumPurchase: { required: Cents; reached: boolean; missing: Cents } | null;
}

/** The order's totals: the only implementation, shared by cart, panel and server. `hasUnpriced`: some line has no price. */
export function orderTotals(subtotal: Cents, hasUnpriced: boolean, terms: OrderTerms): OrderTotals {
  const percent = discountPercent(terms.paymentMethod, terms.cashDiscountPercent);
  const amount = percentOf(subtotal, percent);
  const delivery = priceDelivery(subtotal, terms);
  return {
    subtotal,
    discount: { percent, amount },
    delivery,
    total: plus(minus(subtotal, amount), delivery.cost ?? cents(0)),
    minimumPurchase: minimumPurchaseFor(subtotal, hasUnpriced, terms.minimumPurchase),
  };
}
