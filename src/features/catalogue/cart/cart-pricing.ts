import type { PriceCartGoods } from "~/domain/catalogue/cart/checkout-machine";
import type { PaymentMethod } from "~/domain/order/place/payment";
import { priceGoods } from "~/domain/pricing/price-goods";
import type { PaymentChange, PricingRules } from "~/domain/pricing/rules";

/** What each way to pay changes, under the name that an order keeps. */
export type PaymentRules = Partial<Record<PaymentMethod, PaymentChange | null>>;

/** Prices carts by the shop's rules. */
export const cartPricing =
  (payments: PaymentRules, rules: PricingRules): PriceCartGoods =>
  (lines, method) =>
    priceGoods(
      lines.map((line) => ({ ...line, categoryId: line.categoryId ?? null, unitPrice: line.priceCents })),
      { ...rules, payment: method && payments[method] },
    );
