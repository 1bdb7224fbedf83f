import { z } from "zod";
import { milliFromAmount } from "~/domain/money/milli";
import { centsFromDecimal } from "~/domain/money/money";
import { type OrderDifference, orderDifferenceSchema } from "~/domain/order/manage/difference";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import type { OrderPrint } from "~/domain/order/place/schemas";
import { imageUrl } from "~/domain/product/images/image";
import { readableNumber } from "~/domain/tent/phone";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { longId } from "~/server/database/long-id";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { OWN_WHATSAPP } from "~/server/services/tent/settings/phone-of";
import { holdsStock } from "../holds/held-stock";
import { storedDiscounts } from "../place/order-discounts";
import { trackingUrl } from "../place/placed-order";
import { readShop, type Shop, whatsappOf } from "../place/read-shop";
import { ordersWhere } from "./list-orders";
import { stateOf, stateSelect } from "./order-state";
import { readLinePhotos } from "./read-line-photos";

const printedSchema = z.array(z.object({ id: z.bigint(), count: z.number() }));

const THUMB_PIXELS = 112;
const MAX_EVENTS = 100;

const contactSelect = {
  paymentAlias: true,
  paymentCbu: true,
  branches: { orderBy: { order: "asc" }, select: { id: true, address: true, telefono: true, ...OWN_WHATSAPP } },
} as const;
type Branch = Prisma.TentGetPayload<{ select: typeof contactSelect }>["branches"][number];

const select = {
  ...stateSelect,
  number: true,
  version: true,
  heldUntil: true,
  source: true,
  token: true,
  createdAt: true,
  seenAt: true,
  suspected: true,
  whatsappOpenedAt: true,
  customerName: true,
  customerPhone: true,
  customer: { select: { id: true, _count: { select: { orders: true } } } },
  address: true,
  deliveryZone: true,
  paymentMethod: true,
  branchId: true,
  branchName: true,
  priceListId: true,
  priceListName: true,
  note: true,
  merchantNote: true,
  courier: true,
  trackingNumber: true,
  subtotal: true,
  discount: true,
  discounts: true,
  deliveryCost: true,
  total: true,
  hasUnpriced: true,
  lines: {
    select: {
      id: true,
      custom: true,
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
    select: { id: true, kind: true, data: true, at: true, actor: { select: { name: true } } },
    orderBy: { id: "desc" },
    take: MAX_EVENTS,
  },
} as const;

/** What an event changed in the order's contents; null for any other event, and for changes of earlier releases. */
function differenceOf(kind: string, data: unknown): OrderDifference | null {
  if (kind !== "edit" || typeof data !== "object" || data === null || !("difference" in data)) return null;
  return orderDifferenceSchema.safeParse(data.difference).data ?? null;
}

type Row = Prisma.OrderGetPayload<{ select: typeof select }>;

/** Rows with what their details need besides: the shop, where to transfer to, and the photos of the lines. */
async function detailsOf(ctx: ServiceContext, tentId: OwnedTentId, rows: readonly Row[]) {
  const [shop, payTo, photos] = await Promise.all([
    readShop(ctx.db, tentId),
    ctx.db.tent.findUnique({ where: { id: tentId }, select: contactSelect }),
    readLinePhotos(
      ctx.db,
      tentId,
      rows.flatMap(({ lines }) => lines),
    ),
  ]);
  const alias = payTo?.paymentAlias || payTo?.paymentCbu || "";
  const asOf = ctx.now();
  const branches = payTo?.branches ?? [];
  return rows.map((order) => detailOf(order, { shop, alias, branches, photos, asOf }));
}

/** One order in full, for the panel. Reading does not mark it as seen. */
export async function getOrder(ctx: ServiceContext, tentId: OwnedTentId, number: number) {
  const row = requireFound(await ctx.db.order.findUnique({ where: { tentId_number: { tentId, number } }, select }));
  const [order] = await detailsOf(ctx, tentId, [row]);
  return requireFound(order);
}

/** The orders to print: one, or the newest that the list shows for these filters, and how many there are in all. */
export async function getPrintedOrders(ctx: ServiceContext, tentId: OwnedTentId, { number, ...scope }: OrderPrint) {
  if (number !== null) return { orders: [await getOrder(ctx, tentId, number)], count: 1 };
  const { shown } = ordersWhere(tentId, scope, ctx.now());
  const found = await ctx.db.$queryRaw`SELECT o.id, count(*) OVER ()::int AS count FROM orders o WHERE ${shown}
    ORDER BY o.created_at DESC, o.id DESC LIMIT ${ORDER_LIMITS.printed}`;
  const ids = printedSchema.parse(found);
  const rows = await ctx.db.order.findMany({
    where: { tentId, id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select,
  });
  return { orders: await detailsOf(ctx, tentId, rows), count: ids[0]?.count ?? 0 };
}

interface Around {
  shop: Shop;
  alias: string;
  branches: readonly Branch[];
  photos: Awaited<ReturnType<typeof readLinePhotos>>;
  asOf: Date;
}

function detailOf(order: Row, { shop, alias, branches, photos, asOf }: Around) {
  const branch = branches.find(({ id }) => id === order.branchId) ?? branches[0];
  const chat = whatsappOf(shop, branch ?? null);
  return {
    number: order.number,
    /** Names these contents: a change of them says which ones it is based on. */
    version: order.version,
    source: order.source,
    createdAt: order.createdAt,
    seen: order.seenAt !== null,
    suspected: order.suspected,
    whatsappOpened: order.whatsappOpenedAt !== null,
    state: stateOf(order),
    /** Until when it holds its stock; null if it does not. */
    heldUntil: holdsStock(order, asOf) ? order.heldUntil : null,
    customer: {
      /** Null without a phone, and while the order is suspected. */
      id: order.customer && longId(order.customer.id),
      name: order.customerName,
      /** Digits with the dial code, ready for WhatsApp. */
      phone: order.customerPhone,
      orders: order.customer?._count.orders ?? null,
    },
    address: order.address,
    zone: order.deliveryZone,
    branchId: order.branchId,
    branchName: order.branchName,
    /** Null on the public prices, or when the list was deleted. */
    priceListId: order.priceListId,
    priceListName: order.priceListName,
    note: order.note,
    merchantNote: order.merchantNote ?? "",
    courier: order.courier,
    trackingNumber: order.trackingNumber,
    paymentMethod: order.paymentMethod,
    subtotal: centsFromDecimal(order.subtotal),
    discount: centsFromDecimal(order.discount),
    discounts: storedDiscounts(order.discounts),
    deliveryCost: centsFromDecimal(order.deliveryCost),
    total: centsFromDecimal(order.total),
    hasUnpriced: order.hasUnpriced,
    lines: order.lines.map(({ id, imageHash, quantity, price, total, ...line }) => {
      const photo = imageHash === null ? undefined : photos.get(imageHash);
      return {
        id: longId(id),
        ...line,
        photo: photo ? imageUrl(photo, THUMB_PIXELS) : null,
        quantity: milliFromAmount(quantity),
        price: centsFromDecimal(price),
        total: centsFromDecimal(total),
      };
    }),
    events: order.events.map(({ id, kind, data, at, actor }) => ({
      id: longId(id),
      kind,
      at,
      by: actor?.name ?? null,
      difference: differenceOf(kind, data),
    })),
    shop: {
      name: shop.name,
      countryId: shop.countryId,
      trackingUrl: trackingUrl(shop, order.token),
      /** Account for transfers; empty when the shop has set none. */
      alias,
      /** Of the order's branch, else of the first one: who has the slip finds the shop. */
      address: branch?.address || null,
      phone: branch?.telefono || (chat && readableNumber(chat)),
    },
    money: shop.money,
    timeZone: shop.country.timeZone,
    asOf,
  };
}
