import { randomBytes } from "node:crypto";
import type { PricedCart } from "~/domain/order/pricing";
import { ORDER_LIMITS, type OrderSubmit } from "~/domain/order/schemas";
import { decimalFromCents } from "~/domain/product/money";
import { amountFromMilli } from "~/domain/product/quantity";
import { normalizePhone, whatsappNumber } from "~/domain/tent/phone";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/db";
import { AppError, fieldError, found } from "~/server/errors";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import { withTentLock } from "~/server/services/tent/lock-tent";
import { limitNewOrders } from "./order-limits";
import { type PlacedOrder, readPlacedOrder } from "./placed-order";
import { type OrderQuote, priceOrder, requireDelivery } from "./price-order";
import { readShop, type Shop } from "./read-shop";

const TOKEN_BYTES = 16;
const MAX_VARIANT_NAME = 140;

/**
 * Stores a visitor's order before WhatsApp opens. Prices, stock and pauses are judged from the database alone; whatever
 * differs from what the visitor saw comes back as ORDER_CHANGED, to be confirmed by sending with the new prices.
 * The same client key gives the same order, however often and however parallel it is sent.
 */
export async function placeOrder(
  ctx: ServiceContext,
  input: OrderSubmit,
  from: { address: string },
): Promise<PlacedOrder> {
  const tentId = found(await resolvePublicTent(ctx, { by: "id", id: input.tentId }));
  await limitNewOrders(ctx.db, { address: from.address, tentId }, input.clientKey);
  const before = await readPlacedOrder(ctx.db, tentId, input.clientKey);
  if (before) return before;
  return withTentLock(ctx, tentId, async (tx) => {
    const meanwhile = await readPlacedOrder(tx, tentId, input.clientKey);
    if (meanwhile) return meanwhile;
    const shop = await readShop(tx, tentId);
    if (shop.suspended) throw new AppError("TENT_SUSPENDED");
    requireDelivery(shop, input);
    const phone = customerPhone(shop, input.customerPhone);
    const branch = await readBranch(tx, shop, input.branchId);
    const quote = await priceOrder(tx, shop, input);
    requireUnchanged(quote.cart, input.seenTotal);

    const { lastOrderNumber: number } = await tx.tent.update({
      where: { id: shop.id },
      data: { lastOrderNumber: { increment: 1 } },
      select: { lastOrderNumber: true },
    });
    await createOrder(tx, ctx.now(), { shop, number, input, quote, phone, branch });
    const placed = await readPlacedOrder(tx, shop.id, input.clientKey);
    if (!placed) throw new Error("An order that was just written cannot be read");
    return placed;
  });
}

/** Says what changed, or what is missing for the minimum, before anything is written. */
function requireUnchanged(cart: PricedCart, seenTotal: number | null): void {
  if (cart.tooLarge) throw fieldError("lines", "order.tooLarge");
  const totalChanged = seenTotal !== null && seenTotal !== cart.total;
  if (cart.changes.length > 0 || totalChanged) {
    throw new AppError("ORDER_CHANGED", { changes: cart.changes, total: cart.total });
  }
  if (cart.minimum && !cart.minimum.reached) throw new AppError("BELOW_MINIMUM", { missing: cart.minimum.missing });
}

/** Digits with the dial code. A number of another country is taken when it says so with its +. */
function customerPhone(shop: Shop, typed: string | null): string | null {
  if (typed === null) return null;
  const { countryId, country } = shop;
  const parsed = normalizePhone(typed, { id: countryId, codNumber: country.codNumber });
  if (parsed.ok) return whatsappNumber({ countryId, codNumber: country.codNumber, ...parsed });
  const digits = typed.replace(/\D/g, "");
  if (typed.startsWith("+") && digits.length >= 8 && digits.length <= 15) return digits;
  throw fieldError("customerPhone", `phone.${parsed.reason}`);
}

async function readBranch(tx: Tx, shop: Shop, branchId: number | null) {
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
  number: number;
  input: OrderSubmit;
  quote: OrderQuote;
  phone: string | null;
  branch: { id: number; name: string } | null;
}

async function createOrder(tx: Tx, now: Date, { shop, number, input, quote, phone, branch }: NewOrder): Promise<void> {
  const { cart, extras } = quote;
  const delivery = input.method === "DELIVERY";
  // A name that a stranger types must not rename a customer whose phone he happens to know.
  const customer = phone
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
      deliveryMethod: input.method,
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
      deliveryCost: decimalFromCents(cart.delivery.cost ?? 0),
      total: decimalFromCents(cart.total),
      hasUnpriced: cart.hasUnpriced,
      createdAt: now,
      lines: {
        create: cart.lines.map((line, position) => ({
          productId: line.productId,
          variantId: line.variantId,
          name: line.name,
          variantName: line.variantLabel?.slice(0, MAX_VARIANT_NAME) ?? null,
          sku: lineSku(extras.get(line.productId), line.variantId),
          imageHash: extras.get(line.productId)?.imageHash ?? null,
          unit: line.unit,
          price: line.unitPrice === null ? null : decimalFromCents(line.unitPrice),
          quantity: amountFromMilli(line.quantity),
          total: line.total === null ? null : decimalFromCents(line.total),
          note: line.note.slice(0, ORDER_LIMITS.lineNote) || null,
          position,
        })),
      },
      events: { create: { kind: "placed", at: now, data: { paymentMethod: input.paymentMethod } } },
    },
  });
}

type LineExtras = OrderQuote["extras"] extends Map<number, infer Extras> ? Extras : never;

function lineSku(extras: LineExtras | undefined, variantId: number | null): string | null {
  const own = variantId === null ? null : extras?.variantSkus.get(variantId);
  return own ?? extras?.sku ?? null;
}
