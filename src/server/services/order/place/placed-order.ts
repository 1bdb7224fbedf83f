import { MONTHS } from "~/copy/calendar";
import { orderMessageFor } from "~/copy/order-message";
import { milliFromAmount } from "~/domain/money/milli";
import { type Cents, centsFromDecimal } from "~/domain/money/money";
import { deliveredFreeBy, goodsForDelivery } from "~/domain/order/place/discounts";
import { orderMessage } from "~/domain/order/place/message";
import { priceDelivery } from "~/domain/order/place/totals";
import { dayAndMonth, holidayState, localTime, openingState, turnOf } from "~/domain/tent/hours";
import type { Order } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import type { PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { originOf } from "~/server/services/tent/domains/origin-of";
import { storedDiscounts } from "./order-discounts";
import { orderTerms } from "./price-order";
import { readShop, type Shop, whatsappOf } from "./read-shop";

/** The part of a stored order that the visitor's browser receives. */
export interface PlacedOrder {
  number: number;
  token: string;
  /** The tracking page. */
  orderUrl: string;
  /** Null where the shop has no WhatsApp; the order is stored anyway. */
  whatsappUrl: string | null;
  whatsappText: string;
  total: Cents;
  hasUnpriced: boolean;
  /** What the shop says to whoever has ordered. */
  thanks: string | null;
  /** The key had it already: what this call asks may differ. */
  isRepeat?: boolean;
}

const branchSelect = { select: { whatsapp: true, whatsappArea: true, whatsappLandline: true } } as const;

export function trackingUrl(shop: Pick<Shop, "subdomain" | "domain">, token: string): string {
  return `${originOf(shop)}/catalogo/pedido/${token}`;
}

/** Last day of the shop's holidays, formatted, if the order came in during them; else null. */
function closedUntil({ holiday, country }: Shop, moment: Date): string | null {
  if (!holiday) return null;
  const { date } = localTime(moment, country.timeZone);
  return holidayState(holiday, date) === "now" ? dayAndMonth(holiday.until, MONTHS) : null;
}

/** When the shop opens next, if the order came in while it was closed, but not on its holidays; else null. */
function opensNext({ hours, holiday, country }: Shop, moment: Date) {
  const now = localTime(moment, country.timeZone);
  if (!hours || (holiday && holidayState(holiday, now.date) === "now")) return null;
  const state = openingState(hours.map(turnOf), now, holiday);
  return state.open ? null : state.next;
}

/** Why the delivery of an order adds nothing to its total; undefined when it does, or when it is collected. */
export function deliveryTerms(
  shop: Shop,
  order: Pick<Order, "deliveryMethod" | "deliveryZone" | "deliverySet" | "paymentMethod" | "subtotal" | "discounts">,
) {
  const { deliveryMethod: method, deliveryZone: zone, paymentMethod } = order;
  const discounts = storedDiscounts(order.discounts);
  const goods = goodsForDelivery(centsFromDecimal(order.subtotal), discounts);
  if (method === "PICKUP") return undefined;
  // said only of a cost of zero
  if (order.deliverySet || deliveredFreeBy(discounts) !== null) return "free";
  const { free, toBeAgreed } = priceDelivery(goods, orderTerms(shop, { method, zone, paymentMethod }));
  return free ? "free" : toBeAgreed ? "toAgree" : undefined;
}

/**
 * Reads the order that a client key already created; null when the key is new. `known` is the shop, if already read.
 */
export async function readPlacedOrder(
  db: Tx,
  tentId: PublicTentId,
  clientKey: string,
  known?: Shop,
): Promise<PlacedOrder | null> {
  const order = await db.order.findUnique({
    where: { tentId_clientKey: { tentId, clientKey } },
    include: { lines: { orderBy: { position: "asc" } }, branch: branchSelect },
  });
  if (!order) return null;
  const shop = known ?? (await readShop(db, tentId));
  const phone = whatsappOf(shop, order.branch);
  const orderUrl = trackingUrl(shop, order.token);
  const total = centsFromDecimal(order.total);
  const message = orderMessage(
    {
      phone: phone ?? "",
      tentName: shop.name,
      number: order.number,
      priceList: order.priceListName,
      lines: order.lines.map((line) => ({
        name: line.name,
        variantLabel: line.variantName,
        unit: line.unit,
        quantity: milliFromAmount(line.quantity),
        total: centsFromDecimal(line.total),
        note: line.note ?? "",
      })),
      discount: centsFromDecimal(order.discount),
      discounts: storedDiscounts(order.discounts),
      deliveryCost: centsFromDecimal(order.deliveryCost),
      deliveryTerms: deliveryTerms(shop, order),
      total,
      hasUnpriced: order.hasUnpriced,
      money: shop.money,
      customerName: order.customerName,
      // a shop that never said how orders are received agrees on it in the chat
      method: shop.deliverySetAt === null && order.deliveryMethod === "PICKUP" ? null : order.deliveryMethod,
      address: [order.address, order.deliveryZone].filter(Boolean).join(", "),
      branchName: order.branchName,
      note: order.note ?? "",
      paymentMethod: order.paymentMethod,
      payTo: shop.paymentAlias ?? shop.paymentCbu,
      closedUntil: closedUntil(shop, order.createdAt),
      opens: opensNext(shop, order.createdAt),
      trackingUrl: orderUrl,
    },
    orderMessageFor(shop.countryId),
  );
  return {
    number: order.number,
    token: order.token,
    orderUrl,
    whatsappUrl: phone === null ? null : message.url,
    whatsappText: message.text,
    thanks: shop.orderText,
    total,
    hasUnpriced: order.hasUnpriced,
  };
}
