import type { Coupon, PaymentChange, PricingRules, ShopRules } from "../../pricing/rules";
import type { OrderDiscount } from "./discounts";
import type { PaymentMethod } from "./payment";

export type KeptCoupon = Coupon & { id: number };

/** What was in force when an order was placed, whether or not it reached the order's lines: they may change. */
export interface KeptRules extends ShopRules {
  /** What each way to pay changes. */
  payments: readonly (PaymentChange & { method: PaymentMethod })[];
  /** The coupon that the order was placed with, also below its minimum. */
  coupon: KeptCoupon | null;
}

/** The rules that price an order with this way to pay. */
export const keptPricing = (
  { breaks, promotions, payments, coupon }: KeptRules,
  paymentMethod: PaymentMethod | null,
): PricingRules => ({
  breaks,
  promotions,
  coupon,
  payment: payments.find(({ method }) => method === paymentMethod) ?? null,
});

/** Whether an order with these discounts uses its coupon. */
export const usesCoupon = (discounts: readonly Pick<OrderDiscount, "kind">[]): boolean =>
  discounts.some(({ kind }) => kind === "COUPON");

/**
 * Whether the rules of an order price it when it is edited without a discount by hand. One that was given another discount
 * by a release without rules keeps that, as orders from before do.
 */
export const isPricedByRules = ({
  version,
  rulesVersion,
  discounts,
}: {
  version: number;
  rulesVersion: number | null;
  discounts: readonly Pick<OrderDiscount, "kind" | "freeDelivery">[];
}): boolean =>
  rulesVersion !== null &&
  (rulesVersion === version || discounts.every(({ kind, freeDelivery }) => kind === "MANUAL" || freeDelivery));
