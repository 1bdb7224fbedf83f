import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { MAX_PROMOTIONS } from "~/domain/pricing/promotion";
import { promotionSchema, promotionUpdateSchema } from "~/domain/pricing/promotion-schemas";
import type { AppError } from "~/server/errors";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { listMeetings } from "./promotion-meetings";
import { createPromotion, deletePromotion, listPromotions, orderPromotions, updatePromotion } from "./promotions";
import { listRuleFigures } from "./rule-figures";
import { sampleReach } from "./sample-reach";

const db = testDb();
beforeAll(() => makeBase(db));

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    ({ code, details }: AppError) =>
      [code, ...Object.entries(details.fields ?? {}).map(([field, keys]) => `${field}: ${keys.join()}`)].join(" "),
  );

async function shop(now: Date = FIXED_NOW) {
  const { owner, tent, tentId } = await makeTent(db);
  const made = merchantContext(db, owner.id, now);
  const aromas = await makeCategory(db, tentId, { name: "Aromas" });
  const candle = await makeProduct(db, tentId, { name: "Vela", price: "8500", categoryId: aromas.id, order: 1 });
  const incense = await makeProduct(db, tentId, { name: "Sahumo", price: "5200", categoryId: aromas.id, order: 2 });
  const add = (input: Record<string, unknown>) =>
    createPromotion(made.ctx, tentId, promotionSchema.parse({ name: "3x2", kind: "nxm", buy: 3, pay: 2, ...input }));
  const change = (input: Record<string, unknown>) =>
    updatePromotion(made.ctx, tentId, promotionUpdateSchema.parse(input));
  const names = async () => (await listPromotions(made.ctx, tentId)).map(({ name }) => name);
  return { ...made, tent, tentId, aromas, candle, incense, add, change, names };
}

describe("a promotion", () => {
  it("is created behind the others, with what its kind needs and nothing else, and purges the shop's pages", async () => {
    const { add, ctx, tentId, aromas, shopCache } = await shop();
    const first = await add({ name: "  3x2 en  Aromas ", categoryIds: [aromas.id, aromas.id], value: 5, nth: 4 });
    expect(first).toEqual({
      id: expect.any(Number),
      name: "3x2 en Aromas",
      kind: "nxm",
      buy: 3,
      pay: 2,
      nth: null,
      value: null,
      acrossProducts: false,
      categoryIds: [aromas.id],
      productIds: null,
      products: 2,
      product: null,
      from: null,
      to: null,
      weekdays: [],
      hours: null,
      paused: false,
      onLists: [],
      state: "active",
    });
    const amount = await add({ name: "$ 500", kind: "amount", value: 500.5, all: 1, weekdays: [7, 6, 7] });
    expect(amount).toMatchObject({ value: 500.5, buy: null, weekdays: [6, 7], categoryIds: null, products: 2 });
    expect((await listPromotions(ctx, tentId)).map(({ id }) => id)).toEqual([first.id, amount.id]);
    expect(shopCache.purged).toEqual([tentId, tentId]);
  });

  it("changes only in what is given, and null takes a limit away", async () => {
    const { add, change, candle } = await shop();
    const { id, ...before } = await add({
      productIds: [candle.id],
      from: "2026-11-01",
      hours: { from: "18:00", to: "21:00" },
    });
    expect(await change({ id, paused: true })).toEqual({ ...before, id, paused: true, state: "paused" });
    expect(await change({ id, from: null, hours: null, paused: 0 })).toEqual({
      ...before,
      id,
      from: null,
      hours: null,
    });
    expect(await change({ id, kind: "percent", value: 12.5 })).toMatchObject({
      kind: "percent",
      value: 12.5,
      buy: null,
    });
    expect(await change({ id, all: 1 })).toMatchObject({ productIds: null, categoryIds: null });
  });

  it("is one for its form's key, however often and with whatever it is sent", async () => {
    const [here, there] = [await shop(), await shop()];
    const clientKey = randomUUID();
    const sent = { all: true, clientKey };
    const first = await here.add(sent);
    expect(await here.add(sent)).toEqual(first);
    expect(await here.add({ ...sent, name: "4x3", buy: 4, pay: 3 })).toEqual({ ...first, name: "4x3", buy: 4, pay: 3 });
    expect(await there.add({ ...sent, name: "Ajena" })).toMatchObject({ name: "Ajena" });
    expect(await here.names()).toEqual(["4x3"]);
    const other = { all: true, clientKey: randomUUID(), name: "A la vez" };
    const [one, same] = await Promise.all([here.add(other), here.add(other)]);
    expect(one).toEqual(same);
    expect(await here.names()).toEqual(["4x3", "A la vez"]);
  });

  it("is sent again where it was the last that the shop may have", async () => {
    const { add, tentId, names } = await shop();
    const clientKey = randomUUID();
    await add({ all: true, clientKey });
    await db.promotion.createMany({
      data: Array.from({ length: MAX_PROMOTIONS - 1 }, () => ({ tentId, name: "x", kind: "PERCENT" as const })),
    });
    await add({ all: true, clientKey });
    expect(await names()).toHaveLength(MAX_PROMOTIONS);
  });

  it("is refused beside the fields that do not fit together", async () => {
    const { add, change } = await shop();
    const all = { all: true };
    expect(await refusal(add({ ...all, pay: 3 }))).toBe("VALIDATION pay: promotion.payNotLess");
    expect(await refusal(add({ ...all, buy: null, pay: null }))).toBe(
      "VALIDATION buy: promotion.buy pay: promotion.pay",
    );
    expect(await refusal(add({ ...all, kind: "nth_percent", value: 50 }))).toBe("VALIDATION nth: promotion.nth");
    for (const value of [undefined, 0, -5, 100.01, 12.345])
      expect(await refusal(add({ ...all, kind: "percent", value }))).toBe("VALIDATION value: promotion.percent");
    for (const value of [undefined, 0, -1, 1.005, 1e13])
      expect(await refusal(add({ ...all, kind: "amount", value }))).toBe("VALIDATION value: promotion.amount");
    expect(await refusal(add({ ...all, from: "2026-11-02", to: "2026-11-01" }))).toBe(
      "VALIDATION to: promotion.endsBefore",
    );
    expect(await refusal(add({ ...all, hours: { from: "18:00", to: "18:00" } }))).toBe(
      "VALIDATION hours: promotion.sameHours",
    );
    expect(await refusal(add({}))).toBe("VALIDATION productIds: rule.reach");
    expect(await refusal(add({ all: true, productIds: [1] }))).toBe("VALIDATION productIds: rule.oneReach");
    const { id } = await add({ ...all, to: "2026-12-24" });
    expect(await refusal(change({ id, from: "2026-12-25" }))).toBe("VALIDATION to: promotion.endsBefore");
    expect(await refusal(change({ id, pay: 5 }))).toBe("VALIDATION pay: promotion.payNotLess");
  });

  it("compares a day with a moment by the shop's clock", async () => {
    const { add } = await shop(); // UTC−3
    expect((await add({ all: true, from: "2026-12-24", to: "2026-12-25T02:00:00Z" })).to).toBe("2026-12-25T02:00:00Z");
    expect(await refusal(add({ all: true, from: "2026-12-25", to: "2026-12-25T02:00:00Z" }))).toBe(
      "VALIDATION to: promotion.endsBefore",
    );
  });

  it("has a state by the shop's clock", async () => {
    // in Buenos Aires it is still Friday, 27 November, 22:30
    const { add } = await shop(new Date("2026-11-28T01:30:00Z"));
    const state = async (times: object) => (await add({ all: true, ...times })).state;
    expect(await state({ to: "2026-11-27" })).toBe("active");
    expect(await state({ from: "2026-11-28" })).toBe("scheduled");
    expect(await state({ to: "2026-11-26" })).toBe("over");
    expect(await state({ to: "2026-11-26", paused: true })).toBe("over");
    expect(await state({ from: "2026-11-28", paused: true })).toBe("paused");
    expect(await state({ weekdays: [1], hours: { from: "09:00", to: "10:00" } })).toBe("active");
  });

  it("reaches only the shop's own products and categories", async () => {
    const { add, change, candle, incense, tentId, ctx } = await shop();
    const theirs = await shop();
    const binned = await makeProduct(db, tentId, { deletedAt: FIXED_NOW });
    for (const id of [theirs.candle.id, binned.id, 2_000_000_000])
      expect(await refusal(add({ productIds: [candle.id, id] }))).toBe("VALIDATION productIds: rule.productGone");
    expect(await refusal(add({ categoryIds: [theirs.aromas.id] }))).toBe("VALIDATION categoryIds: rule.categoryGone");
    const { id } = await add({ productIds: [candle.id, incense.id] });
    expect(await refusal(change({ id, productIds: [theirs.candle.id] }))).toBe(
      "VALIDATION productIds: rule.productGone",
    );
    expect(await refusal(updatePromotion(theirs.ctx, theirs.tentId, { id, name: "Mía" }))).toBe("NOT_FOUND");
    expect(await refusal(deletePromotion(theirs.ctx, theirs.tentId, id))).toBe("NOT_FOUND");
    expect(await refusal(orderPromotions(theirs.ctx, theirs.tentId, [{ id, order: 0 }]))).toBe("NOT_FOUND");
    expect(await listPromotions(theirs.ctx, theirs.tentId)).toEqual([]);
    expect(await listPromotions(ctx, tentId)).toMatchObject([{ name: "3x2", productIds: [candle.id, incense.id] }]);
  });

  it("keeps products that are deleted later to itself, and reaches nothing when all of them are", async () => {
    const { add, change, candle, incense, ctx, tentId } = await shop();
    const { id } = await add({ productIds: [candle.id, incense.id] });
    await db.product.update({ where: { id: candle.id }, data: { deletedAt: FIXED_NOW } });
    expect(await listPromotions(ctx, tentId)).toMatchObject([
      { productIds: [incense.id], products: 1, product: "Sahumo" },
    ]);
    // what was there before may be sent again, and comes back from the bin
    await change({ id, productIds: [candle.id, incense.id], name: "Otra" });
    await db.product.update({ where: { id: candle.id }, data: { deletedAt: null } });
    expect(await listPromotions(ctx, tentId)).toMatchObject([{ name: "Otra", products: 2 }]);
    await db.product.deleteMany({ where: { id: { in: [candle.id, incense.id] } } });
    expect(await listPromotions(ctx, tentId)).toMatchObject([{ productIds: [], categoryIds: null, products: 0 }]);
    expect(await db.promotion.findUniqueOrThrow({ where: { id } })).toMatchObject({ reach: "PRODUCTS" });
  });

  it("is deleted once", async () => {
    const { add, ctx, tentId, names } = await shop();
    const { id } = await add({ all: true });
    const both = await Promise.all([1, 2].map(() => refusal(deletePromotion(ctx, tentId, id))));
    expect(both.sort()).toEqual(["NOT_FOUND", "nothing refused"]);
    expect(await names()).toEqual([]);
  });

  it("is the last of a hundred, however many are sent at once", async () => {
    const { add, tentId } = await shop();
    const row = { tentId, name: "15 %", kind: "PERCENT" as const, percent: 15 };
    await db.promotion.createMany({ data: Array.from({ length: MAX_PROMOTIONS - 1 }, () => row) });
    const sent = await Promise.all([1, 2, 3].map(() => refusal(add({ all: true }))));
    expect(sent.sort()).toEqual([
      "VALIDATION name: promotion.tooMany",
      "VALIDATION name: promotion.tooMany",
      "nothing refused",
    ]);
    expect(await db.promotion.count({ where: { tentId } })).toBe(MAX_PROMOTIONS);
  });

  it("takes its place in the order", async () => {
    const { add, ctx, tentId, names } = await shop();
    const made = [];
    for (const name of ["A", "B", "C"]) made.push(await add({ name, all: true }));
    await orderPromotions(ctx, tentId, [{ id: made[2]?.id ?? 0, order: 0 }]);
    expect(await names()).toEqual(["C", "A", "B"]);
  });
});

describe("promotions that meet", () => {
  const meet = async (one: Awaited<ReturnType<typeof shop>>, input: Record<string, unknown>) =>
    listMeetings(one.ctx, one.tentId, {
      ...promotionSchema.parse({ name: "20 %", kind: "percent", value: 20, ...input }),
    });

  it("are shown with what each would take off, by the calculation of orders", async () => {
    const here = await shop();
    const { id } = await here.add({ name: "3x2 en Aromas", categoryIds: [here.aromas.id] });
    const met = await meet(here, { all: true });
    expect(met).toMatchObject([{ id, name: "3x2 en Aromas", products: 2 }]);
    expect(met[0]?.examples.map(({ product, ...rest }) => ({ name: product.name, ...rest }))).toEqual([
      { name: "Vela", quantity: 3, full: 2_550_000, mine: 2_040_000, theirs: 1_700_000 },
      { name: "Vela", quantity: 2, full: 1_700_000, mine: 1_360_000, theirs: 1_700_000 },
      { name: "Sahumo", quantity: 3, full: 1_560_000, mine: 1_248_000, theirs: 1_040_000 },
    ]);
  });

  it("are only those on the same products, at the same time, that take something off", async () => {
    const here = await shop(new Date("2026-11-27T12:00:00Z"));
    const other = { name: "otra", productIds: [here.candle.id] };
    const { id } = await here.add(other);
    const met = async (input: object) => (await meet(here, { all: true, ...input })).length;
    expect(await met({})).toBe(1);
    expect(await met({ all: false, productIds: [here.incense.id] })).toBe(0);
    expect(await met({ paused: true })).toBe(0);
    expect(await met({ kind: "free_delivery" })).toBe(0);
    expect(await meet(here, { all: true }).then(([one]) => one?.id)).toBe(id);
    await here.change({ id, weekdays: [1, 2], hours: { from: "09:00", to: "12:00" }, to: "2026-12-10" });
    expect(await met({ weekdays: [3] })).toBe(0);
    expect(await met({ weekdays: [2], hours: { from: "12:00", to: "18:00" } })).toBe(0);
    expect(await met({ weekdays: [2], hours: { from: "11:59", to: "18:00" } })).toBe(1);
    expect(await met({ from: "2026-12-11" })).toBe(0);
    await here.change({ id, paused: true });
    expect(await met({})).toBe(0);
    await here.change({ id, paused: false, to: "2026-11-26" });
    expect(await met({})).toBe(0);
  });

  it("are not those of another shop, nor the promotion itself", async () => {
    const [here, there] = [await shop(), await shop()];
    await there.add({ all: true });
    const { id } = await here.add({ all: true });
    const itself = { id, ...promotionSchema.parse({ name: "3x2", kind: "nxm", buy: 3, pay: 2, all: true }) };
    expect(await listMeetings(here.ctx, here.tentId, itself)).toEqual([]);
    // made by a form whose answer was lost
    const clientKey = randomUUID();
    await here.change({ id, paused: true });
    await here.add({ all: true, clientKey });
    expect(await meet(here, { all: true, clientKey })).toEqual([]);
    expect(await meet(here, { all: true, clientKey: randomUUID() })).toHaveLength(1);
  });
});

it("samples products that a rule reaches, with a price, and those sold by the piece first", async () => {
  const { ctx, tentId, aromas, incense } = await shop();
  const other = await shop();
  await makeProduct(db, tentId, { name: "A pedido", price: null });
  await makeProduct(db, tentId, { name: "Yerba suelta", unit: "KG", order: -1 });
  const names = ({ sample }: Awaited<ReturnType<typeof sampleReach>>) => sample.map(({ name }) => name);
  const all = await sampleReach(ctx, tentId, { all: true });
  expect([all.products, names(all)]).toEqual([4, ["Vela", "Sahumo", "Yerba suelta"]]);
  expect(await sampleReach(ctx, tentId, { categoryIds: [aromas.id] })).toMatchObject({ products: 2 });
  expect(names(await sampleReach(ctx, tentId, { productIds: [incense.id, other.candle.id] }))).toEqual(["Sahumo"]);
});

it("counts a rule's orders, sales and cost by the name that orders keep", async () => {
  const [here, there] = [await shop(), await shop()];
  let number = 0;
  const order = (tentId: number, name: string, over: { status?: "CANCELLED"; suspected?: boolean } = {}) =>
    db.order.create({
      data: {
        tentId,
        number: ++number,
        clientKey: randomUUID(),
        token: randomUUID().replaceAll("-", ""),
        customerName: "Lucía",
        currency: "ARS",
        subtotal: 222,
        total: 170,
        discounts: [
          // as an earlier release named it, and as this one does
          { kind: "BREAK", name: number % 2 ? "Desde 6" : "Por llevar 6 o más", base: 25_000, amount: 2_800 },
          { kind: "PROMOTION", name, base: 22_200, amount: 5_200 },
          { kind: "COUPON", name, base: 17_000, amount: 0 },
          { kind: "PAYMENT", name, base: 17_000, amount: -1_700, percent: -10 },
        ],
        ...over,
      },
    });
  await order(here.tentId, "3x2");
  await order(here.tentId, "3x2");
  await order(here.tentId, "20 %");
  await order(here.tentId, "3x2", { status: "CANCELLED" });
  await order(here.tentId, "3x2", { suspected: true });
  await order(there.tentId, "3x2");
  expect(await listRuleFigures(here.ctx, here.tentId)).toEqual([
    { kind: "BREAK", name: "Por llevar 6 o más", orders: 3, sales: 66_600, cost: 8_400 },
    { kind: "PAYMENT", name: "20 %", orders: 1, sales: 18_700, cost: -1_700 },
    { kind: "PAYMENT", name: "3x2", orders: 2, sales: 37_400, cost: -3_400 },
    { kind: "PROMOTION", name: "20 %", orders: 1, sales: 17_000, cost: 5_200 },
    { kind: "PROMOTION", name: "3x2", orders: 2, sales: 34_000, cost: 10_400 },
  ]);
});
