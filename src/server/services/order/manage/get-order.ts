import { centsFromDecimal } from "~/domain/money/money";
import { milliFromAmount } from "~/domain/money/quantity";
import { imageUrl } from "~/domain/product/images/image";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { trackingUrl } from "../place/placed-order";
import { readShop } from "../place/read-shop";
import { stateOf, stateSelect } from "./order-state";
import { readLinePhotos } from "./read-line-photos";

const THUMB_PIXELS = 112;
const MAX_EVENTS = 100;

const select = {
  ...stateSelect,
  number: true,
  source: true,
  token: true,
  createdAt: true,
  seenAt: true,
  suspected: true,
  whatsappOpenedAt: true,
  customerName: true,
  customerPhone: true,
  customer: { select: { _count: { select: { orders: true } } } },
  address: true,
  deliveryZone: true,
  paymentMethod: true,
  branchName: true,
  note: true,
  merchantNote: true,
  courier: true,
  trackingNumber: true,
  subtotal: true,
  discount: true,
  deliveryCost: true,
  total: true,
  hasUnpriced: true,
  lines: {
    select: {
      id: true,
      name: true,
      variantName: true,
      sku: true,
      imageHash: true,
      unit: true,
      price: true,
      quantity: true,
      total: true,
      note: true,
    },
    orderBy: { position: "asc" },
  },
  events: {
    select: { id: true, kind: true, at: true, actor: { select: { name: true } } },
    orderBy: { id: "desc" },
    take: MAX_EVENTS,
  },
} as const;

/** One order in full, for the panel. Reading does not mark it as seen. */
export async function getOrder(ctx: ServiceContext, tentId: OwnedTentId, number: number) {
  const [row, shop, payTo] = await Promise.all([
    ctx.db.order.findUnique({ where: { tentId_number: { tentId, number } }, select }),
    readShop(ctx.db, tentId),
    ctx.db.tent.findUnique({ where: { id: tentId }, select: { paymentAlias: true, paymentCbu: true } }),
  ]);
  const order = requireFound(row);
  const photos = await readLinePhotos(ctx.db, tentId, order.lines);
  return {
    number: order.number,
    source: order.source,
    createdAt: order.createdAt,
    seen: order.seenAt !== null,
    suspected: order.suspected,
    whatsappOpened: order.whatsappOpenedAt !== null,
    state: stateOf(order),
    customer: {
      name: order.customerName,
      /** Digits with the dial code, ready for WhatsApp. */
      phone: order.customerPhone,
      orders: order.customer?._count.orders ?? null,
    },
    address: order.address,
    zone: order.deliveryZone,
    branchName: order.branchName,
    note: order.note,
    merchantNote: order.merchantNote ?? "",
    courier: order.courier,
    trackingNumber: order.trackingNumber,
    paymentMethod: order.paymentMethod,
    subtotal: centsFromDecimal(order.subtotal),
    discount: centsFromDecimal(order.discount),
    deliveryCost: centsFromDecimal(order.deliveryCost),
    total: centsFromDecimal(order.total),
    hasUnpriced: order.hasUnpriced,
    lines: order.lines.map(({ imageHash, quantity, price, total, ...line }) => {
      const photo = imageHash === null ? undefined : photos.get(imageHash);
      return {
        ...line,
        photo: photo ? imageUrl(photo, THUMB_PIXELS) : null,
        quantity: milliFromAmount(quantity),
        price: centsFromDecimal(price),
        total: centsFromDecimal(total),
      };
    }),
    events: order.events.map(({ id, kind, at, actor }) => ({ id, kind, at, by: actor?.name ?? null })),
    shop: {
      name: shop.name,
      trackingUrl: trackingUrl(shop, order.token),
      /** Account for transfers; empty when the shop has set none. */
      alias: payTo?.paymentAlias || payTo?.paymentCbu || "",
    },
    money: shop.money,
    timeZone: shop.country.timeZone,
    asOf: ctx.now(),
  };
}
