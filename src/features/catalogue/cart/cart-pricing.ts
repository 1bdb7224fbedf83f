import { paymentChangeName } from "~/copy/payment-change";
import type { CartShop, PriceCartGoods } from "~/domain/catalogue/cart/checkout-machine";
import { paymentChangeFor } from "~/domain/order/place/payment";
import { priceGoods } from "~/domain/pricing/price-goods";

/** Prices carts by the shop's rules. */
export function cartPricing({ money, payment: { adjustments } }: Pick<CartShop, "money" | "payment">): PriceCartGoods {
  return (lines, method) => {
    const goods = lines.map((line) => ({ ...line, categoryId: null, unitPrice: line.priceCents }));
    return priceGoods(goods, { payment: paymentChangeFor(method, { adjustments, money }, paymentChangeName) });
  };
}
