import { randomBytes } from "node:crypto";
import { paymentChangeName } from "~/copy/payment-change";
import { HOUR_MS } from "~/domain/duration";
import { moneyFormatOf } from "~/domain/money/number-format";
import { sumOfDiscounts } from "~/domain/order/place/discounts";
import { paymentChangeFor } from "~/domain/order/place/payment";
import { deliveryCostTo, orderTotals } from "~/domain/order/place/totals";
import { priceGoods } from "~/domain/pricing/price-goods";
import type { Prisma } from "~/generated/prisma/client";
import { storableDiscounts } from "~/server/services/order/place/order-discounts";
import { toPaymentPercents } from "~/server/services/tent/settings/payment-adjustments";
import { readZones } from "~/server/services/tent/settings/read-zones";
import { milliFromAmount } from "../../src/domain/money/milli";
import { cents, centsFromDecimal, decimalFromCents, lineTotal } from "../../src/domain/money/money";
import type { DemoOrder } from "./shop";

const SETTLED_HOURS = 72;

type Place = Awaited<ReturnType<typeof readPlace>>;

/** Writes the orders of some weeks. They are listed, and numbered, from the oldest to the newest. */
export async function writeOrders(
  tx: Prisma.TransactionClient,
  tentId: number,
  orders: readonly DemoOrder[],
  now: Date,
): Promise<void> {
  const place = await readPlace(tx, tentId);
  const made = orders.map((order) => ({
    ...order,
    at: new Date(now.getTime() - order.hoursAgo * HOUR_MS),
    lines: order.lines.map((line, position) => ({ ...lineOf(place, line), position })),
  }));
  const customers = new Map(made.toReversed().map(({ name, phone, at }) => [name, { name, phone, createdAt: at }]));
  const rows = await tx.customer.createManyAndReturn({
    select: { id: true, name: true },
    data: [...customers.values()].map((customer) => ({ ...customer, tentId })),
  });
  const customerIds = new Map(rows.map(({ id, name }) => [name, id]));
  const written = await tx.order.createManyAndReturn({
    select: { id: true, number: true },
    data: made.map(({ lines, at, ...order }, n) => ({
      ...columnsOf(place, order, lines),
      tentId,
      number: n + 1,
      customerId: customerIds.get(order.name) ?? null,
      seenAt: order.status === "NEW" ? null : at,
      whatsappOpenedAt: at,
      createdAt: at,
    })),
  });
  const orderIds = new Map(written.map(({ id, number }) => [number, id]));
  await tx.orderLine.createMany({
    data: made.flatMap(({ lines }, n) => lines.map((line) => ({ ...line, orderId: orderIds.get(n + 1) ?? 0 }))),
  });
  await tx.tent.update({ where: { id: tentId }, data: { lastOrderNumber: orders.length } });
}

async function readPlace(tx: Prisma.TransactionClient, tentId: number) {
  const products = await tx.product.findMany({
    where: { tentId },
    include: {
      variants: { orderBy: { position: "asc" } },
      images: { orderBy: { order: "asc" }, take: 1, include: { image: true } },
    },
  });
  return {
    shop: await tx.tent.findUniqueOrThrow({
      where: { id: tentId },
      include: { country: true, paymentAdjustments: true },
    }),
    branches: await tx.branch.findMany({ where: { tentId }, orderBy: { order: "asc" } }),
    products: new Map(products.map((product) => [product.name, product])),
  };
}

function lineOf({ products }: Place, [name, quantity, wanted]: DemoOrder["lines"][number]) {
  const product = products.get(name);
  if (!product) throw new Error(`no such product: ${name}`);
  const variant = product.variants.find(({ values }) => !wanted || values.join(" / ") === wanted);
  if (wanted && !variant) throw new Error(`no such variant: ${name}, ${wanted}`);
  const price = variant?.price ?? product.price;
  return {
    productId: product.id,
    variantId: variant?.id ?? null,
    name,
    variantName: variant?.values.join(", ") ?? null,
    sku: product.sku,
    imageHash: product.images[0]?.image.hash ?? null,
    unit: product.unit,
    price,
    quantity,
    total: price && decimalFromCents(lineTotal(centsFromDecimal(price), milliFromAmount(quantity))),
  };
}

function columnsOf(
  { shop, branches }: Place,
  order: Omit<DemoOrder, "lines">,
  lines: readonly ReturnType<typeof lineOf>[],
) {
  const settled = order.hoursAgo > SETTLED_HOURS;
  const status = order.status ?? (settled ? "ARCHIVED" : "CONFIRMED");
  const done = settled && status !== "CANCELLED";
  const method = order.address ? "DELIVERY" : "PICKUP";
  const branch = branches.find(({ name }) => !order.branch || name === order.branch);
  const delivery = { costCents: centsFromDecimal(shop.deliveryCost), zones: readZones(shop.deliveryZones) };
  const place = { adjustments: toPaymentPercents(shop.paymentAdjustments), money: moneyFormatOf(shop.country) };
  const goods = lines.map(({ quantity, price, ...line }) => ({
    ...line,
    categoryId: null,
    quantity: milliFromAmount(quantity),
    unitPrice: centsFromDecimal(price),
  }));
  const payment = paymentChangeFor(order.pays ?? null, place, paymentChangeName);
  const totals = orderTotals(priceGoods(goods, { payment }), {
    minimumPurchase: centsFromDecimal(shop.minimumPurchase),
    deliveryCost: deliveryCostTo(order.zone ?? null, delivery),
    deliveryFreeFrom: centsFromDecimal(shop.freeDeliveryFrom),
    method,
  });
  return {
    clientKey: randomBytes(16).toString("hex"),
    token: randomBytes(16).toString("base64url"),
    status,
    paymentStatus: (order.paid ?? done) ? "RECEIVED" : "PENDING",
    deliveryStatus: order.delivery ?? (!done ? "TO_PREPARE" : order.address ? "SENT" : "PICKED_UP"),
    deliveryMethod: method,
    paymentMethod: order.pays ?? null,
    customerName: order.name,
    customerPhone: order.phone,
    address: order.address ?? null,
    deliveryZone: order.zone ?? null,
    branchId: order.address ? null : (branch?.id ?? null),
    branchName: order.address ? null : (branch?.name ?? null),
    note: order.note ?? null,
    courier: order.courier ?? null,
    trackingNumber: order.trackingNumber ?? null,
    currency: shop.country.currency,
    subtotal: decimalFromCents(totals.subtotal),
    discount: decimalFromCents(sumOfDiscounts(totals.discounts)),
    discounts: storableDiscounts(totals.discounts),
    deliveryCost: decimalFromCents(totals.delivery.cost ?? cents(0)),
    total: decimalFromCents(totals.total),
    hasUnpriced: lines.some(({ price }) => price === null),
    stockTaken: status === "CONFIRMED" || status === "ARCHIVED",
  } as const;
}
