import { randomBytes } from "node:crypto";
import { amountFromMilli } from "~/domain/money/milli";
import { cents, decimalFromCents } from "~/domain/money/money";
import type { Unit } from "~/domain/money/unit";
import type { CustomLine } from "~/domain/order/manage/manual";
import { editedTotal, type OrderSums } from "~/domain/order/manage/manual-sums";
import { sumOfDiscounts } from "~/domain/order/place/discounts";
import type { KeptRules } from "~/domain/order/place/kept-rules";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import type { OrderNotice } from "~/domain/order/place/order-notice";
import type { PricedLine } from "~/domain/order/place/pricing";
import type { OrderSubmit } from "~/domain/order/place/schemas";
import { storedSpellings, visitorNumber } from "~/domain/tent/phone";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import { keptCouponOf, usedCoupon } from "~/server/services/coupons/read-coupon";
import { type Hold, NO_HOLD } from "../holds/hold-stock";
import { keepRules, keptRulesOf } from "./kept-rules";
import { nextOrderNumber } from "./next-order-number";
import { storableDiscounts } from "./order-discounts";
import type { OrderQuote } from "./price-order";
import type { Shop } from "./read-shop";

const TOKEN_BYTES = 16;
const MAX_VARIANT_NAME = 140;

/** Digits with the dial code. @throws VALIDATION */
export function customerPhone(shop: Shop, typed: string | null): string | null {
  if (typed === null) return null;
  const number = visitorNumber(typed, { id: shop.countryId, codNumber: shop.country.codNumber });
  if (number.ok) return number.digits;
  throw fieldError("customerPhone", `phone.${number.reason}`);
}

export async function readBranch(tx: Tx, shop: Shop, branchId: number | null) {
  if (branchId === null) return null;
  const branch = await tx.branch.findFirst({
    where: { id: branchId, tentId: shop.id },
    select: { id: true, name: true },
  });
  if (!branch) throw fieldError("branchId", "order.branchGone");
  return branch;
}

/** The customer with this phone, who may be new; null without a phone. Whoever is known keeps their name. */
export async function customerWith(
  tx: Tx,
  shop: Pick<Shop, "id">,
  phone: string | null,
  name: string,
  now: Date,
): Promise<bigint | null> {
  if (phone === null) return null;
  const known = await tx.customer.findFirst({
    where: { tentId: shop.id, phone: { in: storedSpellings(phone) } },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  if (known) return known.id;
  const { id } = await tx.customer.create({
    data: { tentId: shop.id, phone, name, createdAt: now },
    select: { id: true },
  });
  return id;
}

interface NewOrder {
  shop: Shop;
  input: Omit<OrderSubmit, "tentId" | "lines" | "seenTotal" | "list" | "coupon">;
  lines: readonly OrderLineData[];
  sums: OrderSums;
  phone: string | null;
  branch: { id: number; name: string } | null;
  /** The user who entered it by hand; null for a visitor. */
  by: number | null;
  /** The list that it was priced by. */
  list?: { id: number; name: string } | null;
  /** The coupon that it uses. */
  couponId?: number | null;
  /** Those in force. */
  rules: KeptRules;
  /** It has a discount by hand in place of what the rules take off. */
  byHand?: boolean;
  notice?: OrderNotice;
  /** Whether it holds its stock, and until when. */
  hold?: Hold;
  deliverySet?: boolean;
  paid?: boolean;
}

/** The lines and sums of a priced cart, as an order stores them. */
export function quotedOrder(
  shop: Shop,
  quote: OrderQuote,
): Pick<NewOrder, "lines" | "sums" | "list" | "couponId" | "rules"> {
  const { cart, list, extras } = quote;
  const { subtotal, discounts, delivery, total, hasUnpriced } = cart;
  return {
    list,
    couponId: usedCoupon(quote.coupon, discounts)?.id ?? null,
    rules: keptRulesOf(shop, quote.rules, keptCouponOf(quote.coupon)),
    lines: cart.lines.map((line) => lineData(line, extras)),
    sums: {
      subtotal,
      discount: sumOfDiscounts(discounts),
      discounts,
      deliveryCost: delivery.cost ?? cents(0),
      total,
      hasUnpriced,
    },
  };
}

/** Writes the order with the tent's next number; the caller holds the tent's lock. */
export async function createOrder(tx: Tx, now: Date, order: NewOrder): Promise<number> {
  const {
    shop,
    input,
    lines,
    sums,
    phone,
    branch,
    by,
    list = null,
    couponId = null,
    rules,
    byHand = false,
    notice = "individual",
    hold = NO_HOLD,
    deliverySet = false,
    paid = false,
  } = order;
  const number = await nextOrderNumber(tx, shop.id);
  const delivery = input.method === "DELIVERY";
  // A name typed by a stranger must not rename the customer whose phone it carries.
  const suspected = notice === "suspected";
  await tx.order.create({
    data: {
      tentId: shop.id,
      number,
      clientKey: input.clientKey,
      token: randomBytes(TOKEN_BYTES).toString("base64url"),
      source: by === null ? "CATALOGUE" : "MANUAL",
      seenAt: by === null ? null : now,
      suspected,
      mailDue: notice === "bundled",
      ...hold,
      paymentStatus: paid ? "RECEIVED" : "PENDING",
      deliveryMethod: input.method,
      paymentMethod: input.paymentMethod,
      customerId: suspected ? null : await customerWith(tx, shop, phone, input.customerName, now),
      customerName: input.customerName,
      customerPhone: phone,
      address: delivery ? input.address : null,
      deliveryZone: delivery ? input.zone : null,
      branchId: branch?.id ?? null,
      branchName: branch?.name ?? null,
      note: input.note || null,
      priceListId: list?.id ?? null,
      priceListName: list?.name ?? null,
      couponId,
      ruleIds: await keepRules(tx, shop.id, rules),
      rulesVersion: byHand ? -1 : 0,
      currency: shop.country.currency,
      subtotal: decimalFromCents(sums.subtotal),
      discount: decimalFromCents(sums.discount),
      discounts: storableDiscounts(sums.discounts),
      deliveryCost: decimalFromCents(sums.deliveryCost),
      deliverySet,
      total: decimalFromCents(sums.total),
      hasUnpriced: sums.hasUnpriced,
      createdAt: now,
      lines: { create: lines.map((line, position) => ({ ...line, position })) },
      events: {
        create: [
          { kind: "placed", actorId: by, at: now },
          ...(paid ? [{ kind: "receivePayment", actorId: by, at: now }] : []),
        ],
      },
    },
  });
  return number;
}

/** The columns of an order line but its order and place. */
export interface OrderLineData {
  productId: number | null;
  variantId: number | null;
  scopeProductId: number | null;
  scopeCategoryId: number | null;
  custom: boolean;
  name: string;
  variantName: string | null;
  sku: string | null;
  imageHash: string | null;
  unit: Unit;
  price: string | null;
  quantity: number;
  total: string | null;
  note: string | null;
}

/** The columns of a line that the merchant wrote. @throws VALIDATION when it is too large */
export function customLineData({ name, quantity, price }: Omit<CustomLine, "productId">): OrderLineData {
  const total = editedTotal(price, quantity);
  if (total === "tooLarge") throw fieldError("lines", "order.tooLarge");
  return {
    productId: null,
    variantId: null,
    scopeProductId: null,
    scopeCategoryId: null,
    custom: true,
    name,
    variantName: null,
    sku: null,
    imageHash: null,
    unit: "UNIT",
    price: decimalFromCents(price),
    quantity: amountFromMilli(quantity),
    total: decimalFromCents(total),
    note: null,
  };
}

type LineExtras = OrderQuote["extras"] extends Map<number, infer Extras> ? Extras : never;

function lineSku(extras: LineExtras | undefined, variantId: number | null): string | null {
  const own = variantId === null ? null : extras?.variantSkus.get(variantId);
  return own ?? extras?.sku ?? null;
}

/** The columns of an order line: a snapshot of name and price. */
export function lineData(line: PricedLine, extras: OrderQuote["extras"]): OrderLineData {
  const product = extras.get(line.productId);
  return {
    productId: line.productId,
    variantId: line.variantId,
    scopeProductId: line.productId,
    scopeCategoryId: line.categoryId,
    custom: false,
    name: line.name,
    variantName: line.variantLabel?.slice(0, MAX_VARIANT_NAME) ?? null,
    sku: lineSku(product, line.variantId),
    imageHash: product?.imageHash ?? null,
    unit: line.unit,
    price: decimalFromCents(line.unitPrice),
    quantity: amountFromMilli(line.quantity),
    total: decimalFromCents(line.total),
    note: line.note.slice(0, ORDER_LIMITS.lineNote) || null,
  };
}
