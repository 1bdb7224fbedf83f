import { type Cents, cents, isAllToAsk, minus, plus } from "../../money/money";
import type { GoodsTotals } from "../../pricing/price-goods";
import type { PricingHint, PricingRules } from "../../pricing/rules";
import type { DeliveryMethod } from "../manage/states";
import type { OrderDiscount } from "./discounts";

/** A shop's terms, as applied to one order. */
export interface OrderTerms {
  minimumPurchase: Cents | null;
  /** Null if it is agreed upon later. */
  deliveryCost: Cents | null;
  deliveryFreeFrom: Cents | null;
  method: DeliveryMethod;
}

/** Those with which an order is priced from its lines. */
export interface PricingTerms extends OrderTerms {
  rules: PricingRules;
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

/** What delivery may cost: in the cheapest zone and in the dearest. */
export interface DeliveryRange {
  least: Cents;
  most: Cents;
  /** In some zones it is agreed upon. */
  isOpen: boolean;
}

/** What delivery costs before a zone is chosen; null where it is to be agreed upon, whatever the zone. */
export function deliveryRange({ costCents, zones }: DeliveryPrices): DeliveryRange | null {
  const costs = zones.length > 0 ? zones.map((zone) => zone.costCents) : [costCents];
  const known = costs.filter((cost) => cost !== null);
  if (known.length === 0) return null;
  return { least: cents(Math.min(...known)), most: cents(Math.max(...known)), isOpen: known.length < costs.length };
}

export interface DeliveryTotal {
  /** Null: to be agreed, or no delivery because it is a pickup. */
  cost: Cents | null;
  free: boolean;
  toBeAgreed: boolean;
  /** The amount missing for free delivery; null if there is nothing to reach. */
  missingForFree: Cents | null;
}

/** The delivery cost for goods of this amount, which is what the coupon left. */
export function priceDelivery(
  goods: Cents,
  { method, deliveryCost, deliveryFreeFrom }: Pick<OrderTerms, "method" | "deliveryCost" | "deliveryFreeFrom">,
): DeliveryTotal {
  if (method === "PICKUP") return { cost: null, free: false, toBeAgreed: false, missingForFree: null };
  const isFree = deliveryCost === 0 || (deliveryFreeFrom !== null && goods >= deliveryFreeFrom);
  if (isFree) return { cost: cents(0), free: true, toBeAgreed: false, missingForFree: null };
  const missingForFree = deliveryFreeFrom === null ? null : minus(deliveryFreeFrom, goods);
  return { cost: deliveryCost, free: false, toBeAgreed: deliveryCost === null, missingForFree };
}

/** The minimum applies to what quantity breaks left of the goods, before other discounts and delivery. Where nothing has a price, none can be asked for. */
function minimumPurchaseFor(subtotal: Cents, hasUnpriced: boolean, required: Cents | null) {
  if (!required || isAllToAsk(subtotal, hasUnpriced)) return null;
  const missing = cents(Math.max(0, minus(required, subtotal)));
  return { required, missing };
}

/** The discounts that an order keeps: those of its goods, and the rule that delivers it free. */
export const orderDiscounts = (goods: GoodsTotals, method: DeliveryMethod): OrderDiscount[] =>
  goods.freeDelivery && method === "DELIVERY"
    ? [...goods.discounts, { ...goods.freeDelivery, base: goods.afterCoupon, amount: cents(0), freeDelivery: true }]
    : goods.discounts;

/** What an order must reach: an amount in cents, or a number of pieces. */
export interface MinimumPurchase {
  required: number;
  /** Zero once it is reached. */
  missing: number;
  ofPieces?: boolean;
}

export interface OrderTotals {
  /** At unit prices. */
  subtotal: Cents;
  /** In the order of the calculation. */
  discounts: OrderDiscount[];
  delivery: DeliveryTotal;
  total: Cents;
  minimumPurchase: MinimumPurchase | null;
}

/** The totals of an order with these goods: the only implementation, shared by cart, panel and server. */
export function orderTotals(goods: GoodsTotals, terms: OrderTerms): OrderTotals {
  const delivery = priceDelivery(goods.afterCoupon, goods.freeDelivery ? { ...terms, deliveryCost: cents(0) } : terms);
  return {
    subtotal: goods.subtotal,
    discounts: goods.discounts,
    delivery,
    total: plus(goods.total, delivery.cost ?? cents(0)),
    minimumPurchase: minimumPurchaseFor(goods.afterBreaks, goods.hasUnpriced, terms.minimumPurchase),
  };
}

/** The hint that a discount takes the order below what is delivered free, which its goods alone would be. */
export function freeDeliveryLost(
  { subtotal, afterCoupon }: Pick<GoodsTotals, "subtotal" | "afterCoupon">,
  { missingForFree: missing }: DeliveryTotal,
): Extract<PricingHint, { kind: "FREE_DELIVERY_LOST" }> | null {
  const isLost = missing !== null && missing <= minus(subtotal, afterCoupon);
  return isLost ? { kind: "FREE_DELIVERY_LOST", missing } : null;
}
