import { beforeAll, describe, expect, test } from "vitest";
import { manualOrderSchema, orderEditSchema } from "~/domain/order/manage/manual";
import { cartCheckSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import type { Prisma } from "~/generated/prisma/client";
import { AppError } from "~/server/errors";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { createManualOrder } from "../manage/create-manual-order";
import { editOrder } from "../manage/edit-order";
import { getOrder } from "../manage/get-order";
import { checkOrder } from "./check-order";
import { getTrackedOrder } from "./get-tracked-order";
import { mailOrder } from "./mail-order";
import { placeOrder } from "./place-order";

const db = testDb();
beforeAll(() => makeBase(db));

/** Friday noon in Buenos Aires. */
const NOON = new Date("2026-11-20T15:00:00Z");

type Promotion = Partial<Prisma.PromotionUncheckedCreateInput>;

async function makeShop(promotions: Promotion[], over: Parameters<typeof makeTent>[1] = {}) {
  const { tentId, owner } = await makeTent(db, over);
  const category = await makeCategory(db, tentId);
  const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000", categoryId: category.id });
  const yerba = await makeProduct(db, tentId, { name: "Yerba", price: "500" });
  for (const row of promotions) {
    await db.promotion.create({ data: { tentId, name: "2x1", kind: "NXM", buy: 2, pay: 1, ...row } });
  }
  const at = (now: Date) => merchantContext(db, owner.id, now).ctx;
  const from = { address: `10.9.0.${tentId % 250}` };
  const submit = (lines: object[], more: object = {}) =>
    orderSubmitSchema.parse({
      tentId,
      clientKey: crypto.randomUUID(),
      lines,
      customerName: "Lucía Fernández",
      method: "PICKUP",
      ...more,
    });
  return {
    tentId,
    category,
    mate,
    yerba,
    at,
    submit,
    place: (lines: object[], more: object = {}, now = NOON) => placeOrder(at(now), submit(lines, more), from),
    again: (input: ReturnType<typeof submit>, now = NOON) => placeOrder(at(now), input, from),
    check: (lines: object[], more: object = {}, now = NOON) =>
      checkOrder(at(now), cartCheckSchema.parse({ tentId, lines, ...more }), from),
    order: (number: number) => getOrder(at(NOON), tentId, number),
  };
}

const some = (product: { id: number }, units: number, over: object = {}) => ({
  productId: product.id,
  quantityMilli: units * 1_000,
  ...over,
});

async function failure(work: Promise<unknown>): Promise<AppError> {
  const error = await work.catch((reason: unknown) => reason);
  if (!(error instanceof AppError)) throw new Error(`Expected an AppError, got ${String(error)}`);
  return error;
}

describe("an order of a shop with promotions", () => {
  test("is priced by those in force, and keeps them as lines that are said everywhere", async () => {
    const { tentId, mate, yerba, place, order, at } = await makeShop([{}], {
      paymentAdjustments: { create: [{ method: "TRANSFER", percent: 10 }] },
    });
    await db.quantityBreak.create({
      data: { tentId, from: "6", price: "400", reach: "PRODUCTS", productIds: [yerba.id] },
    });
    const placed = await place([some(mate, 1), some(yerba, 7)], { paymentMethod: "TRANSFER" });
    // 1,000 + 7 × 400, of which 3 are free; 10 % off 2,600
    const discounts = [
      { kind: "BREAK", name: "Por llevar 6 o más", base: 350_000, amount: 70_000 },
      { kind: "PROMOTION", name: "2x1", base: 280_000, amount: 120_000 },
      { kind: "PAYMENT", name: "10 % por transferencia", base: 260_000, amount: 26_000, percent: 10 },
    ];
    expect(placed.total).toBe(234_000);
    expect(placed.whatsappText).toContain(
      "Por llevar 6 o más: -$ 700\n2x1: -$ 1.200\n10 % por transferencia: -$ 260\n*Total: $ 2.340*",
    );
    expect(await order(placed.number)).toMatchObject({
      subtotal: 450_000,
      discount: 216_000,
      discounts,
      total: 234_000,
    });
    const tracked = await getTrackedOrder(at(NOON), mintPublicTentId(tentId), placed.token);
    expect(tracked.discounts).toMatchObject(discounts.map(({ name, amount }) => ({ name, amount })));
    const mailer = merchantContext(db, 0, NOON);
    await mailOrder(mailer.ctx, { tentId, number: placed.number, panel: "http://localhost:3000" });
    expect(mailer.mailer.mails[0]?.text).toMatch(/2x1: −\$\s1\.200/);
  });

  test("counts a promotion of a category for its products alone", async () => {
    const { tentId, mate, yerba, category, place, order } = await makeShop([]);
    await db.promotion.create({
      data: { tentId, name: "Mates", kind: "PERCENT", percent: "20", reach: "CATEGORIES", categoryIds: [category.id] },
    });
    const { number } = await place([some(mate, 1), some(yerba, 1)]);
    expect(await order(number)).toMatchObject({
      discounts: [{ kind: "PROMOTION", name: "Mates", base: 100_000, amount: 20_000 }],
      total: 130_000,
    });
  });

  test("sent again by its key is the same order, though the promotion has ended", async () => {
    const { mate, submit, again } = await makeShop([{ validTo: "2026-11-20" }]);
    const input = submit([some(mate, 2)], { seenTotal: 100_000 });
    const placed = await again(input);
    expect(placed.total).toBe(100_000);
    expect(await again(input, new Date("2026-11-21T15:00:00Z"))).toEqual({ ...placed, isRepeat: true });
  });

  test.each([
    ["ended", { validTo: "2026-11-20T12:00:00-03:00" }, 100_000, 200_000],
    ["began", { validFrom: "2026-11-20T12:00:00-03:00" }, 200_000, 100_000],
  ])("is refused with the new sum when a promotion %s since the cart was priced", async (_what, dates, seen, now) => {
    const { tentId, mate, submit, again, check } = await makeShop([dates]);
    expect((await check([some(mate, 2)], {}, new Date(NOON.getTime() - 1))).total).toBe(seen);
    const input = submit([some(mate, 2)], { seenTotal: seen });
    const error = await failure(again(input));
    expect(error).toMatchObject({ code: "ORDER_CHANGED", details: { changes: [], total: now } });
    expect(await db.order.count({ where: { tentId } })).toBe(0);
    expect((await again({ ...input, seenTotal: now as typeof input.seenTotal })).total).toBe(now);
  });

  test("is judged by its minimum purchase after breaks and before promotions, to the cent", async () => {
    const { tentId, mate, place } = await makeShop([{}], { minimumPurchase: "1800" });
    expect((await place([some(mate, 2)])).total).toBe(100_000);
    const rule = await db.quantityBreak.create({ data: { tentId, from: "2", price: "900" } });
    expect((await place([some(mate, 2)])).total).toBe(90_000);
    await db.quantityBreak.update({ where: { id: rule.id }, data: { price: "899.99" } });
    expect(await failure(place([some(mate, 2)]))).toMatchObject({
      code: "BELOW_MINIMUM_PURCHASE",
      details: { missing: 2 },
    });
  });

  test("is delivered free from an amount that promotions leave, to the cent", async () => {
    const delivery = { deliveryEnabled: true, deliveryCost: "300", freeDeliveryFrom: "1000" };
    const { tentId, mate, place, order } = await makeShop([{}], delivery);
    const there = { method: "DELIVERY", address: "Calle 1" };
    expect((await place([some(mate, 2)], there)).total).toBe(100_000);
    await db.tent.update({ where: { id: tentId }, data: { freeDeliveryFrom: "1000.01" } });
    const { number, whatsappText } = await place([some(mate, 2)], there);
    expect(await order(number)).toMatchObject({ deliveryCost: 30_000, total: 130_000 });
    expect(whatsappText).toContain("Costo de envío: $ 300");
  });

  test("is delivered free by a promotion, which the order keeps when the promotion is over", async () => {
    const delivery = { deliveryEnabled: true, deliveryCost: "300" };
    const free: Promotion = { name: "Finde sin envío", kind: "FREE_DELIVERY" };
    const { tentId, mate, place, order, at } = await makeShop([free], delivery);
    const there = { method: "DELIVERY", address: "Calle 1" };
    const placed = await place([some(mate, 1)], there);
    expect(placed.total).toBe(100_000);
    expect(placed.whatsappText).toContain("Costo de envío: gratis (Finde sin envío)");
    await db.promotion.deleteMany({ where: { tentId } });
    expect(await order(placed.number)).toMatchObject({
      discount: 0,
      discounts: [{ kind: "PROMOTION", name: "Finde sin envío", amount: 0, freeDelivery: true }],
      deliveryCost: 0,
      total: 100_000,
    });
    const tracked = await getTrackedOrder(at(NOON), mintPublicTentId(tentId), placed.token);
    expect(tracked.deliveryTerms).toBe("free");
    // collected, it names none
    const { number } = await place([some(mate, 1)]);
    expect((await order(number)).discounts).toEqual([]);
  });
});

describe("the check of a cart", () => {
  test("gives the rules that reach its lines, naming no other products, and when one begins or ends", async () => {
    const { tentId, mate, yerba, category, check } = await makeShop([
      { name: "everything", hoursTo: "12:30", hoursFrom: "09:00" },
    ]);
    const row = { tentId, kind: "PERCENT", percent: "5" } as const;
    await db.promotion.createMany({
      data: [
        { ...row, name: "products", reach: "PRODUCTS", productIds: [mate.id, yerba.id, 999] },
        { ...row, name: "categories", reach: "CATEGORIES", categoryIds: [category.id, 999] },
        { ...row, name: "others", reach: "PRODUCTS", productIds: [yerba.id] },
      ],
    });
    const checked = await check([some(mate, 1)]);
    expect(checked.rules).toEqual({
      breaks: [],
      promotions: [
        { name: "everything", kind: "NXM", buy: 2, pay: 1, acrossProducts: false },
        { name: "products", kind: "PERCENT", percent: 5, productIds: [mate.id] },
        { name: "categories", kind: "PERCENT", percent: 5, categoryIds: [category.id] },
      ],
    });
    expect(checked.rulesEndIn).toBe(30 * 60_000);
    expect(checked.lines).toMatchObject([{ productId: mate.id, categoryId: category.id }]);
  });
});

describe("an order entered by hand", () => {
  const enter = ({ tentId, at }: Awaited<ReturnType<typeof makeShop>>, lines: object[], more: object = {}) =>
    createManualOrder(
      at(NOON),
      tentId,
      manualOrderSchema.parse({
        clientKey: crypto.randomUUID(),
        lines,
        customerName: "Doña Rosa",
        method: "PICKUP",
        ...more,
      }),
    );

  test("is priced by the rules in force, at prices set by hand too", async () => {
    const shop = await makeShop([{ reach: "CATEGORIES" }, { name: "5 %", kind: "PERCENT", percent: "5" }]);
    await db.promotion.updateMany({
      where: { tentId: shop.tentId, name: "2x1" },
      data: { categoryIds: [shop.category.id] },
    });
    const custom = { productId: null, name: "Grabado", quantityMilli: 1_000, price: 100_000 };
    const { number } = await enter(shop, [some(shop.mate, 3, { price: 80_000 }), some(shop.yerba, 1), custom]);
    expect(await shop.order(number)).toMatchObject({
      subtotal: 390_000,
      discounts: [
        { kind: "PROMOTION", name: "5 %", base: 150_000, amount: 7_500 },
        { kind: "PROMOTION", name: "2x1", base: 240_000, amount: 80_000 },
      ],
      total: 302_500,
    });
  });

  test("takes a discount by hand in their place, and keeps the free delivery of a promotion", async () => {
    const free: Promotion = { name: "Sin envío", kind: "FREE_DELIVERY" };
    const shop = await makeShop([{}, free], { deliveryEnabled: true, deliveryCost: "300" });
    const there = { method: "DELIVERY", address: "Calle 1", discount: { percent: 10 } };
    const { number } = await enter(shop, [some(shop.mate, 2)], there);
    expect(await shop.order(number)).toMatchObject({
      discounts: [
        { kind: "MANUAL", amount: 20_000 },
        { kind: "PROMOTION", name: "Sin envío", amount: 0, freeDelivery: true },
      ],
      deliveryCost: 0,
      total: 180_000,
    });
    const paid = await enter(shop, [some(shop.mate, 2)], { ...there, discount: undefined, deliveryCost: 15_000 });
    expect(await shop.order(paid.number)).toMatchObject({
      discounts: [{ kind: "PROMOTION", name: "2x1", amount: 100_000 }],
      deliveryCost: 15_000,
      total: 115_000,
    });
  });

  test("keeps what it was placed with when it is edited, whatever is in force by then", async () => {
    const shop = await makeShop([{}]);
    const { number } = await shop.place([some(shop.mate, 2)]);
    await db.promotion.deleteMany({ where: { tentId: shop.tentId } });
    const before = await shop.order(number);
    const line = before.lines[0];
    if (!line) throw new Error("The order has no line");
    await editOrder(
      shop.at(NOON),
      shop.tentId,
      orderEditSchema.parse({
        number,
        clientKey: crypto.randomUUID(),
        version: before.version,
        lines: [{ lineId: line.id, quantityMilli: 3_000, price: 100_000 }],
        deliveryCost: 0,
        customerName: "Lucía",
        method: "PICKUP",
      }),
    );
    expect(await shop.order(number)).toMatchObject({
      subtotal: 300_000,
      discounts: [{ kind: "PROMOTION", name: "2x1", amount: 100_000 }],
      total: 200_000,
    });
  });
});
