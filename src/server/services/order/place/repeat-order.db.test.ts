import { beforeAll, describe, expect, test } from "vitest";
import { orderSubmitSchema } from "~/domain/order/place/schemas";
import type { ServiceContext } from "~/server/context";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { actOnOrder } from "../manage/act-on-order";
import { readOrderProgress } from "./order-progress";
import { placeOrder } from "./place-order";
import { repeatOrder } from "./repeat-order";

const db = testDb();
const from = { address: "10.0.0.7" };
let visitor: ServiceContext;

beforeAll(async () => {
  await makeBase(db);
  visitor = { ...merchantContext(db, 0).ctx, actor: null };
});

interface Asked {
  productId: number;
  variantId?: number;
  quantityMilli?: number;
}

async function order(tentId: number, lines: Asked[]): Promise<string> {
  const input = orderSubmitSchema.parse({
    tentId,
    clientKey: crypto.randomUUID(),
    lines: lines.map((line) => ({ quantityMilli: 1_000, ...line })),
    customerName: "Lucía",
    method: "PICKUP",
  });
  return (await placeOrder(visitor, input, from)).token;
}

describe("repeating an order", () => {
  test("gives its lines at today's prices, and names what is gone, sold out or limited", async () => {
    const { tentId } = await makeTent(db);
    const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000", stock: "9" });
    const yerba = await makeProduct(db, tentId, {
      name: "Yerba",
      price: "500",
      unit: "KG",
      step: "0.25",
      minQuantity: "0.5",
    });
    const gorra = await makeProduct(db, tentId, { name: "Gorra", price: "700" });
    const vela = await makeProduct(db, tentId, { name: "Vela", price: "300" });
    const remera = await makeProduct(db, tentId, { name: "Remera", price: "900" });
    const medium = await db.variant.create({ data: { productId: remera.id, values: ["M"], stock: "5" } });
    const token = await order(tentId, [
      { productId: mate.id, quantityMilli: 4_000 },
      { productId: yerba.id, quantityMilli: 750 },
      { productId: gorra.id },
      { productId: vela.id },
      { productId: remera.id, variantId: medium.id },
    ]);
    await db.product.update({ where: { id: mate.id }, data: { stock: "3", name: "Mate nuevo" } });
    await db.product.update({ where: { id: yerba.id }, data: { price: "600" } });
    await db.product.update({ where: { id: gorra.id }, data: { deletedAt: new Date() } });
    await db.product.delete({ where: { id: vela.id } });
    await db.variant.update({ where: { id: medium.id }, data: { stock: "0" } });

    const { lines, changes } = await repeatOrder(visitor, { tentId, token, list: null }, from);
    expect(lines).toMatchObject([
      {
        productId: mate.id,
        name: "Mate nuevo",
        quantity: 3_000,
        stock: 3_000,
        href: `/catalogo/${mate.id}-mate-nuevo`,
      },
      { productId: yerba.id, quantity: 750, priceCents: 60_000, unit: "KG", step: 250, minQuantity: 500, stock: null },
    ]);
    expect(changes).toMatchObject([
      { name: "Mate nuevo", kind: "lessStock", to: 3_000 },
      { name: "Yerba", kind: "priceChanged", from: 50_000, to: 60_000 },
      { name: "Gorra", kind: "gone" },
      { name: "Remera (M)", kind: "soldOut" },
      { name: "Vela", kind: "gone" },
    ]);
    await db.product.update({ where: { id: mate.id }, data: { paused: true } });
    const later = await repeatOrder(visitor, { tentId, token, list: null }, from);
    expect(later.changes[0]).toMatchObject({ name: "Mate nuevo", kind: "paused" });
  });

  test("is possible only with the order's own token, in its own shop, while that takes orders", async () => {
    const { tentId } = await makeTent(db);
    const stranger = await makeTent(db);
    const token = await order(tentId, [{ productId: (await makeProduct(db, tentId)).id }]);
    const refused = (id: number, secret: string) =>
      expect(repeatOrder(visitor, { tentId: id, token: secret, list: null }, from));
    await refused(stranger.tentId, token).rejects.toMatchObject({ code: "NOT_FOUND" });
    await refused(tentId, "x".repeat(22)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await db.tent.update({ where: { id: tentId }, data: { suspended: true } });
    await refused(tentId, token).rejects.toMatchObject({ code: "TENT_SUSPENDED" });
  });
});

describe("the progress of a visitor's orders", () => {
  test("is told for the shop's own tokens only, also after an order was cancelled and archived", async () => {
    const { owner, tentId } = await makeTent(db);
    const stranger = await makeTent(db);
    const product = await makeProduct(db, tentId, { price: "250" });
    const tokens = [
      await order(tentId, [{ productId: product.id }]),
      await order(tentId, [{ productId: product.id }]),
      await order(stranger.tentId, [{ productId: (await makeProduct(db, stranger.tentId)).id }]),
    ];
    const { ctx } = merchantContext(db, owner.id);
    const act = (number: number, action: "confirm" | "prepare" | "cancel" | "archive") =>
      actOnOrder(ctx, tentId, { number, action, courier: null, trackingNumber: null });
    await act(1, "confirm");
    await act(1, "prepare");
    await act(2, "cancel");
    await act(2, "archive");
    const known = await readOrderProgress(visitor, { tentId, tokens }, from);
    expect(known).toHaveLength(2);
    expect(known).toEqual(
      expect.arrayContaining([
        { token: tokens[0], progress: "ready", total: 25_000, hasUnpriced: false },
        { token: tokens[1], progress: "cancelled", total: 25_000, hasUnpriced: false },
      ]),
    );
  });
});
