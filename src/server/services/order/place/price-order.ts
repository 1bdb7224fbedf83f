import { paymentChangeName } from "~/copy/payment-change";
import { isPubliclyVisible } from "~/domain/catalogue/visibility";
import { milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal } from "~/domain/money/money";
import { paymentChangeFor } from "~/domain/order/place/payment";
import { type CatalogueProduct, type PricedCart, priceCart } from "~/domain/order/place/pricing";
import type { CartCheck } from "~/domain/order/place/schemas";
import { deliveryCostTo, type PricingTerms } from "~/domain/order/place/totals";
import { NO_RULES, type ShopRules } from "~/domain/pricing/rules";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import { type RulesAtMoment, readRules } from "~/server/services/pricing/read-rules";
import type { Shop } from "./read-shop";

export interface OrderQuote {
  cart: PricedCart;
  rules: RulesAtMoment;
  /** What an order line stores of its product besides name and price. */
  extras: Map<number, { sku: string | null; imageHash: string | null; variantSkus: Map<number, string | null> }>;
}

export interface OrderCatalogue {
  catalogue: CatalogueProduct[];
  extras: OrderQuote["extras"];
}

/** The tent's own products among these ids, as input for pricing; products of other tents count as deleted. */
export async function readCatalogue(db: Tx, shop: Shop, productIds: Iterable<number>): Promise<OrderCatalogue> {
  const ids = [...new Set(productIds)];
  // Sequential: inside a transaction there is one connection.
  const products = await db.product.findMany({
    where: { tentId: shop.id, id: { in: ids }, deletedAt: null },
    select: {
      id: true,
      name: true,
      price: true,
      sku: true,
      stock: true,
      unit: true,
      step: true,
      minQuantity: true,
      paused: true,
      categoryId: true,
      variants: {
        select: { id: true, values: true, price: true, sku: true, stock: true, paused: true },
        orderBy: [{ position: "asc" }, { id: "asc" }],
      },
      images: { select: { image: { select: { hash: true } } }, orderBy: [{ order: "asc" }, { id: "asc" }], take: 1 },
    },
  });
  const categories = await db.category.findMany({ where: { tentId: shop.id }, select: { id: true, paused: true } });
  const catalogue = products.map(
    (product): CatalogueProduct => ({
      id: product.id,
      name: product.name,
      price: centsFromDecimal(product.price),
      unit: product.unit,
      step: milliFromAmount(product.step),
      minQuantity: milliFromAmount(product.minQuantity),
      stock: milliFromAmount(product.stock),
      paused: !isPubliclyVisible(product, categories),
      categoryId: product.categoryId,
      variants: product.variants.map((variant) => ({
        id: variant.id,
        label: variant.values.join(", "),
        price: centsFromDecimal(variant.price),
        stock: milliFromAmount(variant.stock),
        paused: variant.paused,
      })),
    }),
  );
  const extras = new Map(
    products.map((product) => [
      product.id,
      {
        sku: product.sku,
        imageHash: product.images[0]?.image.hash ?? null,
        variantSkus: new Map(product.variants.map((variant) => [variant.id, variant.sku])),
      },
    ]),
  );
  return { catalogue, extras };
}

/** The shop's terms that apply to this order; without its rules they price no lines. */
export function orderTerms(
  shop: Shop,
  order: Pick<CartCheck, "method" | "zone" | "paymentMethod">,
  rules: ShopRules = NO_RULES,
): PricingTerms {
  return {
    minimumPurchase: shop.minimumPurchase,
    rules: { ...rules, payment: paymentChangeFor(order.paymentMethod, shop, paymentChangeName) },
    deliveryCost: deliveryCostTo(order.zone, { costCents: shop.deliveryCost, zones: shop.zones }),
    deliveryFreeFrom: shop.freeDeliveryFrom,
    method: order.method,
  };
}

/** Prices the lines from the tent's own rows, by the rules in force at this moment. */
export async function priceOrder(db: Tx, shop: Shop, order: Omit<CartCheck, "tentId">, now: Date): Promise<OrderQuote> {
  const { catalogue, extras } = await readCatalogue(
    db,
    shop,
    order.lines.map((line) => line.productId),
  );
  const lines = order.lines.map(({ quantityMilli, ...line }) => ({ ...line, quantity: quantityMilli }));
  const rules = await readRules(db, shop, now);
  return { cart: priceCart(lines, catalogue, orderTerms(shop, order, rules)), extras, rules };
}

/** The shop may have stopped delivering, or changed its zones, since the cart was opened. */
export function requireDelivery(shop: Shop, order: Pick<CartCheck, "method" | "zone">): void {
  if (order.method === "PICKUP") {
    if (!shop.pickupEnabled && shop.deliveryEnabled) throw fieldError("method", "order.noPickup");
    return;
  }
  if (!shop.deliveryEnabled) throw fieldError("method", "order.noDelivery");
  if (shop.zones.length > 0 && !shop.zones.some(({ name }) => name === order.zone)) {
    throw fieldError("zone", "order.zoneRequired");
  }
}
