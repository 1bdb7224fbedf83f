import { randomBytes } from "node:crypto";
import { HOUR_MS } from "~/domain/duration";
import type { Prisma } from "~/generated/prisma/client";
import { cents, centsFromDecimal, decimalFromCents, lineTotal, plus } from "../../src/domain/money/money";
import { milliFromAmount } from "../../src/domain/money/quantity";

interface DemoOrder {
  hoursAgo: number;
  name: string;
  phone: string | null;
  lines: readonly (readonly [product: string, quantity: number])[];
  address?: string;
  branch?: string;
  note?: string;
  status: "NEW" | "CONFIRMED" | "CANCELLED" | "ARCHIVED";
  paid?: boolean;
  delivery?: "TO_PREPARE" | "PREPARED" | "SENT" | "PICKED_UP";
  courier?: string;
  trackingNumber?: string;
}

/** From oldest to newest; they are numbered in this order. */
const ORDERS: readonly DemoOrder[] = [
  {
    hoursAgo: 24 * 9,
    name: "Mariana Gómez",
    phone: "5493415550134",
    lines: [
      ["Taza de cerámica gris", 4],
      ["Vela de soja lavanda", 2],
    ],
    address: "San Lorenzo 1455, Rosario",
    status: "ARCHIVED",
    paid: true,
    delivery: "SENT",
    courier: "Correo Argentino",
    trackingNumber: "CP123456789AR",
  },
  {
    hoursAgo: 24 * 4,
    name: "Julián Ferreyra",
    phone: "5493415550178",
    lines: [["Caja de regalo armada", 1]],
    branch: "Pichincha",
    status: "CONFIRMED",
    paid: true,
    delivery: "PICKED_UP",
  },
  {
    hoursAgo: 24 * 3,
    name: "Ramiro Ledesma",
    phone: null,
    lines: [["Sillón de lino de dos cuerpos", 1]],
    branch: "Centro",
    note: "¿Se puede en verde oliva? Paso a ver las telas el sábado.",
    status: "CANCELLED",
  },
  {
    hoursAgo: 28,
    name: "Lucía Benítez",
    phone: "5493425550112",
    lines: [
      ["Plato playo con juego de cubiertos", 6],
      ["Copa de vino de vidrio soplado", 6],
    ],
    address: "Bv. Gálvez 2010, Santa Fe",
    status: "CONFIRMED",
    delivery: "PREPARED",
  },
  {
    hoursAgo: 5,
    name: "Carla Núñez",
    phone: "5493415550199",
    lines: [
      ["Queso de cabra estacionado", 0.75],
      ["Aceitunas criollas", 2],
      ["Galletas de algarroba y chocolate", 1],
    ],
    branch: "Centro",
    note: "Paso después de las 18.",
    status: "CONFIRMED",
    paid: true,
  },
  {
    hoursAgo: 1,
    name: "Ana Pérez",
    phone: "5493415550156",
    lines: [
      ["Canasto de mimbre mediano", 1],
      ["Jabón artesanal de miel y avena", 3],
    ],
    address: "Mendoza 3320, 4.º B, Rosario",
    status: "NEW",
  },
];

const DELIVERY_COST = "3500.00";

/** Writes the orders of several days. Their numbers come from the tent's row, like those of visitors' orders. */
export async function writeOrders(tx: Prisma.TransactionClient, tentId: number, now: Date): Promise<void> {
  const products = await tx.product.findMany({
    where: { tentId },
    select: {
      id: true,
      name: true,
      sku: true,
      price: true,
      unit: true,
      variants: { orderBy: { position: "asc" }, take: 1 },
    },
  });
  const byName = new Map(products.map((product) => [product.name, product]));
  const branches = await tx.branch.findMany({ where: { tentId }, select: { id: true, name: true } });
  for (const [n, order] of ORDERS.entries()) {
    const lines = order.lines.map(([name, quantity], position) => {
      const product = byName.get(name);
      if (!product) throw new Error(`no such product: ${name}`);
      const [variant] = product.variants;
      const price = variant?.price ?? product.price;
      const total = price && decimalFromCents(lineTotal(centsFromDecimal(price), milliFromAmount(quantity)));
      const { id: productId, sku, unit } = product;
      const variantName = variant?.values.join(" / ") ?? null;
      return {
        productId,
        variantId: variant?.id ?? null,
        name,
        variantName,
        sku,
        unit,
        price,
        quantity,
        total,
        position,
      };
    });
    const subtotal = lines.reduce((sum, { total }) => (total ? plus(sum, centsFromDecimal(total)) : sum), cents(0));
    const delivery = order.address ? DELIVERY_COST : "0";
    const at = new Date(now.getTime() - order.hoursAgo * HOUR_MS);
    const customer = await tx.customer.create({
      data: { tentId, name: order.name, phone: order.phone, createdAt: at },
    });
    const branch = branches.find(({ name }) => name === order.branch);
    await tx.order.create({
      data: {
        tentId,
        number: n + 1,
        clientKey: randomBytes(16).toString("hex"),
        token: randomBytes(16).toString("hex"),
        status: order.status,
        paymentStatus: order.paid ? "RECEIVED" : "PENDING",
        deliveryStatus: order.delivery ?? "TO_PREPARE",
        deliveryMethod: order.address ? "DELIVERY" : "PICKUP",
        customerId: customer.id,
        customerName: order.name,
        customerPhone: order.phone,
        address: order.address ?? null,
        branchId: branch?.id ?? null,
        branchName: branch?.name ?? null,
        note: order.note ?? null,
        courier: order.courier ?? null,
        trackingNumber: order.trackingNumber ?? null,
        currency: "ARS",
        subtotal: decimalFromCents(subtotal),
        deliveryCost: delivery,
        total: decimalFromCents(plus(subtotal, centsFromDecimal(delivery))),
        hasUnpriced: lines.some(({ price }) => price === null),
        stockTaken: order.status === "CONFIRMED" || order.status === "ARCHIVED",
        seenAt: order.status === "NEW" ? null : at,
        whatsappOpenedAt: at,
        createdAt: at,
        lines: { create: lines },
      },
    });
  }
  await tx.tent.update({ where: { id: tentId }, data: { lastOrderNumber: ORDERS.length } });
}
