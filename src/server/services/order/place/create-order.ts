import { randomBytes } from "node:crypto";
import { cents, decimalFromCents } from "~/domain/money/money";
import { amountFromMilli } from "~/domain/money/quantity";
import type { OrderNotice } from "~/domain/order/place/order-notice";
import type { PricedLine } from "~/domain/order/place/pricing";
import { ORDER_LIMITS, type OrderSubmit } from "~/domain/order/place/schemas";
import { visitorNumber } from "~/domain/tent/phone";
import type { Tx } from "~/server/database/client";
import { fieldError } from "~/server/errors";
import { nextOrderNumber } from "./next-order-number";
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

interface NewOrder {
  shop: Shop;
  input: Omit<OrderSubmit, "tentId" | "lines" | "seenTotal">;
  quote: OrderQuote;
  phone: string | null;
  branch: { id: number; name: string } | null;
  /** The user who entered it by hand; null for a visitor. */
  by: number | null;
  notice?: OrderNotice;
}

/** Writes the order with the tent's next number; the caller holds the tent's lock. */
export async function createOrder(
  tx: Tx,
  now: Date,
  { shop, input, quote, phone, branch, by, notice = "individual" }: NewOrder,
): Promise<number> {
  const number = await nextOrderNumber(tx, shop.id);
  const { cart, extras } = quote;
  const delivery = input.method === "DELIVERY";
  // A name typed by a stranger must not rename the customer whose phone it carries.
  const suspected = notice === "suspected";
  const customer =
    phone && !suspected
      ? await tx.customer.upsert({
          where: { tentId_phone: { tentId: shop.id, phone } },
          create: { tentId: shop.id, phone, name: input.customerName, createdAt: now },
          update: {},
          select: { id: true },
        })
      : null;
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
      deliveryMethod: input.method,
      paymentMethod: input.paymentMethod,
      customerId: customer?.id ?? null,
      customerName: input.customerName,
      customerPhone: phone,
      address: delivery ? input.address : null,
      deliveryZone: delivery ? input.zone : null,
      branchId: branch?.id ?? null,
      branchName: branch?.name ?? null,
      note: input.note || null,
      currency: shop.country.currency,
      subtotal: decimalFromCents(cart.subtotal),
      discount: decimalFromCents(cart.discount.amount),
      deliveryCost: decimalFromCents(cart.delivery.cost ?? cents(0)),
      total: decimalFromCents(cart.total),
      hasUnpriced: cart.hasUnpriced,
      createdAt: now,
      lines: {
        create: cart.lines.map((line, position) => ({ ...lineData(line, extras), position })),
      },
      events: { create: { kind: "placed", actorId: by, at: now } },
    },
  });
  return number;
}

type LineExtras = OrderQuote["extras"] extends Map<number, infer Extras> ? Extras : never;

function lineSku(extras: LineExtras | undefined, variantId: number | null): string | null {
  const own = variantId === null ? null : extras?.variantSkus.get(variantId);
  return own ?? extras?.sku ?? null;
}

/** The columns of an order line: a snapshot of name and price. */
export function lineData(line: PricedLine, extras: OrderQuote["extras"]) {
  const product = extras.get(line.productId);
  return {
    productId: line.productId,
    variantId: line.variantId,
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
