import { paymentChangeName } from "~/copy/payment-change";
import { isPubliclyVisible } from "~/domain/catalogue/visibility";
import { milliFromAmount } from "~/domain/money/milli";
import { type Cents, centsFromDecimal } from "~/domain/money/money";
import { paymentChangeFor } from "~/domain/order/place/payment";
import { type CatalogueProduct, type PricedCart, priceCart } from "~/domain/order/place/pricing";
import type { CartCheck } from "~/domain/order/place/schemas";
import { deliveryCostTo, type PricingTerms } from "~/domain/order/place/totals";
import type { ListKey } from "~/domain/price-lists/list-link";
import { largerMinimum } from "~/domain/price-lists/list-minimum";
import { rulesOnPrices } from "~/domain/pricing/reaches";
import { NO_RULES, type PricingRules } from "~/domain/pricing/rules";
import { listPriceOf, type PriceList } from "~/domain/pricing/unit-price";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import type { ShownPrices } from "~/server/services/catalogue/price-source";
import { type FoundCoupon, readCoupon } from "~/server/services/coupons/read-coupon";
import { hidesPublicPrices } from "~/server/services/price-lists/hidden-prices";
import { readEntriesOfProducts } from "~/server/services/price-lists/list-entries";
import { type OpenPriceList, requireOpenList } from "~/server/services/price-lists/open-list";
import { type RulesAtMoment, readRules } from "~/server/services/pricing/read-rules";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { withoutHeld } from "../holds/held-stock";
import type { Shop } from "./read-shop";

export interface OrderQuote {
  cart: PricedCart;
  /** The list that it is priced by; null for the public prices. */
  list: OpenPriceList | null;
  /** Those of the shop, and of the coupon if it may be used. */
  rules: RulesAtMoment & Pick<PricingRules, "coupon">;
  /** What its code opened; null without a code. */
  coupon: FoundCoupon | null;
  /** What an order line stores of its product besides name and price. */
  extras: Map<number, { sku: string | null; imageHash: string | null; variantSkus: Map<number, string | null> }>;
}

export interface OrderCatalogue {
  catalogue: CatalogueProduct[];
  extras: OrderQuote["extras"];
}

/** The price of a product or variant, of its public one, by whose prices the order is made. */
export async function readPrices(db: Tx, prices: ShownPrices, productIds: number[]) {
  if (prices === "public") return (_of: PricedThing, price: Cents | null) => price;
  if (prices === "hidden") return () => null;
  const list: PriceList = { ...prices, entries: await readEntriesOfProducts(db, prices.id, productIds) };
  return (of: PricedThing, price: Cents | null) => listPriceOf(list, of, price);
}

type PricedThing = Parameters<typeof listPriceOf>[1];

/** Whose prices a visitor's order is made at. @throws NOT_FOUND for a list whose link is not valid any more */
export async function readShownPrices(db: Tx, shop: Shop, key: ListKey | null, now: Date): Promise<ShownPrices> {
  const tentId = mintPublicTentId(shop.id);
  if (key) return requireOpenList({ db, now: () => now }, tentId, key);
  return (await hidesPublicPrices({ db, now: () => now }, tentId)) ? "hidden" : "public";
}

/**
 * The tent's own products among these ids, as input for pricing; products of other tents, and those that a list does not
 * show, count as deleted.
 */
export async function readCatalogue(
  db: Tx,
  shop: Shop,
  productIds: Iterable<number>,
  prices: ShownPrices = "public",
): Promise<OrderCatalogue> {
  const shown = typeof prices === "string" || !prices.productIds ? null : new Set(prices.productIds);
  const ids = [...new Set(productIds)].filter((id) => shown?.has(id) ?? true);
  const priceOf = await readPrices(db, prices, ids);
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
      price: priceOf({ productId: product.id, variantId: null }, centsFromDecimal(product.price)),
      unit: product.unit,
      step: milliFromAmount(product.step),
      minQuantity: milliFromAmount(product.minQuantity),
      stock: milliFromAmount(product.stock),
      paused: !isPubliclyVisible(product, categories),
      categoryId: product.categoryId,
      variants: product.variants.map((variant) => ({
        id: variant.id,
        label: variant.values.join(", "),
        price: priceOf(
          { productId: product.id, variantId: variant.id },
          centsFromDecimal(variant.price ?? product.price),
        ),
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
  rules: PricingRules = NO_RULES,
  list: OpenPriceList | null = null,
): PricingTerms {
  return {
    minimumPurchase: largerMinimum(shop.minimumPurchase, list?.minTotal ?? null),
    rules: { ...rules, payment: paymentChangeFor(order.paymentMethod, shop, paymentChangeName) },
    deliveryCost: deliveryCostTo(order.zone, { costCents: shop.deliveryCost, zones: shop.deliveryZones }),
    deliveryFreeFrom: shop.freeDeliveryFrom,
    method: order.method,
  };
}

/** Prices the lines from the tent's own rows, by the rules in force at this moment. */
export async function priceOrder(db: Tx, shop: Shop, order: Omit<CartCheck, "tentId">, now: Date): Promise<OrderQuote> {
  return priceOrderAt(db, shop, order, { prices: await readShownPrices(db, shop, order.list, now), now });
}

/** The same at the prices that the caller chooses. */
export async function priceOrderAt(
  db: Tx,
  shop: Shop,
  order: Omit<CartCheck, "tentId" | "list">,
  { prices, now }: { prices: ShownPrices; now: Date },
): Promise<OrderQuote> {
  const list = typeof prices === "string" ? null : prices;
  const { catalogue, extras } = await readCatalogue(
    db,
    shop,
    order.lines.map((line) => line.productId),
    prices,
  );
  const left = await withoutHeld(db, shop, catalogue, now);
  const { until, ...inForce } = await readRules(db, shop, now);
  const coupon = order.coupon === null ? null : await readCoupon(db, shop, order.coupon, now);
  const rules = {
    ...rulesOnPrices(inForce, prices),
    coupon: coupon?.refusal === null ? coupon.rule : null,
  };
  const cart = priceCart(order.lines, left, orderTerms(shop, order, rules, list));
  return { cart, list, coupon, extras, rules: { ...rules, until } };
}

/** What keeps the shop from handing an order over like this; null if nothing does. */
export function deliveryProblem(
  shop: Pick<Shop, "pickupEnabled" | "deliveryEnabled" | "deliveryZones">,
  { method, zone }: Pick<CartCheck, "method" | "zone">,
): "noPickup" | "noDelivery" | "zoneRequired" | null {
  if (method === "PICKUP") return !shop.pickupEnabled && shop.deliveryEnabled ? "noPickup" : null;
  if (!shop.deliveryEnabled) return "noDelivery";
  return shop.deliveryZones.length > 0 && !shop.deliveryZones.some(({ name }) => name === zone) ? "zoneRequired" : null;
}

/** The shop may have stopped delivering, or changed its zones, since the cart was opened. @throws VALIDATION */
export function requireDelivery(shop: Shop, order: Pick<CartCheck, "method" | "zone">): void {
  const problem = deliveryProblem(shop, order);
  if (problem) throw fieldError(problem === "zoneRequired" ? "zone" : "method", `order.${problem}`);
}
