import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { manualOrderSchema, orderEditSchema, todaysDiscountsSchema } from "~/domain/order/manage/manual";
import type { OrderAction } from "~/domain/order/manage/states";
import { orderActionSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import type { Prisma } from "~/generated/prisma/client";
import {
  makeBase,
  makeCategory,
  makeCoupon,
  makePriceList,
  makeProduct,
  makeTent,
  merchantContext,
} from "~/test/factories";
import { testDb } from "~/test/test-db";
import { placeOrder } from "../place/place-order";
import { actOnOrder } from "./act-on-order";
import { createManualOrder } from "./create-manual-order";
import { editOrder } from "./edit-order";
import { getOrder } from "./get-order";
import { getEditableLines } from "./order-products";
import { getTodaysDiscounts } from "./todays-discounts";

const db = testDb();
beforeAll(() => makeBase(db));

const PHONE = "11 5874-9895";
type Rule = Partial<Prisma.PromotionUncheckedCreateInput>;

/** A shop with a mate of 1,000 in a category, and a yerba of 500 in none. */
async function makeShop(over: Parameters<typeof makeTent>[1] = {}) {
  const { owner, tentId } = await makeTent(db, over);
  const { ctx } = merchantContext(db, owner.id);
  const category = await makeCategory(db, tentId);
  const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000", categoryId: category.id });
  const yerba = await makeProduct(db, tentId, { name: "Yerba", price: "500" });
  let orders = 0;
  const place = async (lines: object[], rest: object = {}) => {
    const input = { tentId, clientKey: crypto.randomUUID(), lines, customerName: "Lucía", method: "PICKUP", ...rest };
    const from = { address: `10.${tentId % 250}.${orders++ % 250}.1` };
    return (await placeOrder({ ...ctx, actor: null }, orderSubmitSchema.parse(input), from)).number;
  };
  const order = (number: number) => getOrder(ctx, tentId, number);
  /** An edit as its screen sends it, without a discount by hand. */
  const edit = async (number: number, rest: object = {}, by = ctx) => {
    const { version, lines, deliveryCost, customer, state, address, zone, branchId, paymentMethod } =
      await order(number);
    const input = {
      ...{ number, clientKey: crypto.randomUUID(), version, deliveryCost, address, zone, branchId, paymentMethod },
      lines: lines.map(({ id, quantity, price }) => ({ lineId: id, quantityMilli: quantity, price })),
      customerName: customer.name,
      customerPhone: customer.phone,
      method: state.method,
      ...rest,
    };
    return editOrder(by, tentId, orderEditSchema.parse(input));
  };
  /** The lines of an order with so many units of each. */
  const units = async (number: number, ...quantities: number[]) => ({
    lines: (await order(number)).lines.map(({ id, price }, at) => ({
      lineId: id,
      quantityMilli: (quantities[at] ?? 1) * 1_000,
      price,
    })),
  });
  return {
    ...{ ctx, tentId, category, mate, yerba, place, order, edit, units },
    to: async (number: number, ...quantities: number[]) => {
      await edit(number, await units(number, ...quantities));
      return (await order(number)).total;
    },
    promote: (row: Rule = {}) =>
      db.promotion.create({ data: { tentId, name: "3x2", kind: "NXM", buy: 3, pay: 2, ...row } }),
    act: (number: number, action: OrderAction) => actOnOrder(ctx, tentId, orderActionSchema.parse({ number, action })),
    stored: (number: number) => db.order.findUniqueOrThrow({ where: { tentId_number: { tentId, number } } }),
    editable: (number: number, phone?: string) =>
      getEditableLines(ctx, tentId, { number, ...(phone === undefined ? {} : { phone }) }),
    uses: (couponId: number) => db.order.count({ where: { couponId, couponReturned: false } }),
  };
}

const some = ({ id }: { id: number }, units = 1) => ({ productId: id, quantityMilli: units * 1_000 });
const added = (product: { id: number }, units = 1) => ({ lineId: null, ...some(product, units) });
const byPercent: Rule = { name: "20 %", kind: "PERCENT", percent: "20" };

describe("an order that is edited", () => {
  test.each<[name: string, rule: Rule | "break" | "coupon" | "minimum", placed: number, rows: [number, number][]]>([
    [
      "a 3x2",
      {},
      3,
      [
        [1, 100_000],
        [6, 400_000],
        [2, 200_000],
        [3, 200_000],
      ],
    ],
    [
      "a 3x2 that took nothing off yet",
      {},
      2,
      [
        [3, 200_000],
        [1, 100_000],
        [7, 500_000],
      ],
    ],
    [
      "every second at half",
      { kind: "NTH_PERCENT", nth: 2, percent: "50" },
      2,
      [
        [1, 100_000],
        [3, 250_000],
        [4, 300_000],
      ],
    ],
    [
      "a percentage",
      byPercent,
      1,
      [
        [2, 160_000],
        [10, 800_000],
        [1, 80_000],
      ],
    ],
    [
      "an amount a unit",
      { kind: "AMOUNT", amount: "100" },
      1,
      [
        [3, 270_000],
        [2, 180_000],
        [1, 90_000],
      ],
    ],
    [
      "a break",
      "break",
      6,
      [
        [5, 500_000],
        [7, 630_000],
        [1, 100_000],
      ],
    ],
    [
      "a break that was not reached",
      "break",
      1,
      [
        [6, 540_000],
        [12, 1_080_000],
        [2, 200_000],
      ],
    ],
    [
      "a coupon of 10 %",
      "coupon",
      1,
      [
        [2, 180_000],
        [5, 450_000],
        [1, 90_000],
      ],
    ],
    [
      "a coupon of 500 from 2,000",
      "minimum",
      2,
      [
        [1, 100_000],
        [2, 150_000],
        [3, 250_000],
      ],
    ],
    [
      "such a coupon below its minimum",
      "minimum",
      1,
      [
        [2, 150_000],
        [1, 100_000],
        [4, 350_000],
      ],
    ],
  ])("costs what it would have cost under %s", async (_name, rule, placed, rows) => {
    const { tentId, mate, place, to, promote, order } = await makeShop();
    if (rule === "break") await db.quantityBreak.create({ data: { tentId, from: "6", percent: "10" } });
    else if (rule === "coupon") await makeCoupon(db, tentId, { kind: "PERCENT", percent: "10", amount: null });
    else if (rule === "minimum") await makeCoupon(db, tentId, { minTotal: "2000" });
    else await promote(rule);
    const coupon = rule === "coupon" || rule === "minimum" ? "matera" : null;
    const number = await place([some(mate, placed)], { coupon });
    const before = await order(number);
    // what becomes of the shop's rules does not matter
    await db.promotion.deleteMany({ where: { tentId } });
    await db.quantityBreak.deleteMany({ where: { tentId } });
    await db.coupon.updateMany({ where: { tentId }, data: { paused: true, kind: "PERCENT", percent: "1" } });
    for (const [units, total] of rows) expect(await to(number, units), `${units} units`).toBe(total);
    expect(await to(number, placed)).toBe(before.total);
    expect((await order(number)).discounts).toEqual(before.discounts);
  });

  test("keeps the way to pay of then, also another one than it was placed with", async () => {
    const { tentId, mate, place, to, edit, order } = await makeShop({
      paymentAdjustments: {
        create: [
          { method: "CASH", percent: 10 },
          { method: "TRANSFER", percent: -5 },
        ],
      },
    });
    const number = await place([some(mate)], { paymentMethod: "OTHER" });
    await db.paymentAdjustment.updateMany({ where: { tentId }, data: { percent: 50 } });
    expect(await to(number, 2)).toBe(200_000);
    await edit(number, { paymentMethod: "CASH" });
    expect(await order(number)).toMatchObject({ total: 180_000, discounts: [{ name: "10 % en efectivo" }] });
    await edit(number, { paymentMethod: "TRANSFER" });
    expect((await order(number)).total).toBe(210_000);
  });

  test("judges its lines by the category that they had, and what is added by the rules of then", async () => {
    const { mate, yerba, category, place, to, edit, order, promote, tentId } = await makeShop();
    await promote({ reach: "CATEGORIES", categoryIds: [category.id] });
    const number = await place([some(mate, 2), some(yerba)]);
    await db.product.update({ where: { id: mate.id }, data: { categoryId: null } });
    await promote({ ...byPercent, name: "De hoy" });
    expect(await to(number, 3, 3)).toBe(200_000 + 150_000);
    // a product that is in the category now, which no line of the order was
    const cup = await makeProduct(db, tentId, { price: "300", categoryId: category.id });
    const { lines } = await order(number);
    const kept = lines.map(({ id, quantity, price }) => ({ lineId: id, quantityMilli: quantity, price }));
    await edit(number, { lines: [...kept, added(cup, 3)] });
    expect((await order(number)).total).toBe(350_000 + 60_000);
    await db.product.delete({ where: { id: mate.id } });
    expect(await to(number, 6, 1, 1), "also once its product is deleted").toBe(400_000 + 50_000 + 30_000);
  });

  test("on a price list keeps the promotions of the list alone", async () => {
    const { tentId, mate, place, to, promote } = await makeShop();
    const { id, secret } = await makePriceList(db, tentId);
    await promote();
    await promote({ ...byPercent, onLists: [id] });
    const number = await place([some(mate)], { list: { secret } });
    expect(await to(number, 3)).toBe(3 * 75_000 * 0.8);
  });

  test("that the merchant entered keeps its rules as well, with what is no product", async () => {
    const { ctx, tentId, mate, to, promote } = await makeShop();
    await promote(byPercent);
    const input = {
      clientKey: crypto.randomUUID(),
      customerName: "Lucía",
      method: "PICKUP",
      lines: [some(mate), { productId: null, name: "Arreglo", quantityMilli: 1_000, price: 50_000 }],
    };
    const { number } = await createManualOrder(ctx, tentId, manualOrderSchema.parse(input));
    await db.promotion.deleteMany({ where: { tentId } });
    expect(await to(number, 2, 3)).toBe(0.8 * (200_000 + 150_000));
  });

  test("has a discount by hand until the field is emptied, then its rules again", async () => {
    const { mate, place, to, edit, order, editable, promote, ctx, tentId } = await makeShop();
    await promote();
    const number = await place([some(mate, 3)]);
    await edit(number, { discount: { amount: 0 }, seenTotal: 300_000 });
    expect(await order(number)).toMatchObject({ total: 300_000, discounts: [] });
    expect((await editable(number)).rules).toMatchObject({ replaced: true });
    expect(await to(number, 6)).toBe(400_000);
    expect((await editable(number)).rules).toMatchObject({ replaced: false });
    const input = {
      ...{ clientKey: crypto.randomUUID(), customerName: "Lucía", method: "PICKUP" },
      lines: [some(mate, 3)],
      discount: { percent: 10 },
    };
    const made = await createManualOrder(ctx, tentId, manualOrderSchema.parse(input));
    expect(await order(made.number)).toMatchObject({ total: 270_000 });
    expect((await editable(made.number)).rules).toMatchObject({ replaced: true });
    expect(await to(made.number, 3)).toBe(200_000);
  });

  test.each([{ amount: 0 }, { percent: 0 }])(
    "keeps its rules when a page of an earlier release sends the discount of 0 that it fills in: %j",
    async (discount) => {
      const { mate, place, edit, units, order, editable, promote } = await makeShop();
      await promote();
      const number = await place([some(mate, 2)]);
      await edit(number, { ...(await units(number, 3)), discount });
      expect(await order(number)).toMatchObject({ total: 200_000 });
      expect((await editable(number)).rules).toMatchObject({ replaced: false });
      await edit(number, { discount: { amount: 10_000 } });
      await edit(number, { discount });
      expect(await order(number), "where one was typed, it was emptied").toMatchObject({ total: 300_000 });
    },
  );

  test("takes today's rules as its own", async () => {
    const { tentId, mate, place, to, edit, order, promote } = await makeShop();
    await promote();
    const number = await place([some(mate, 3)]);
    await db.promotion.deleteMany({ where: { tentId } });
    await promote(byPercent);
    expect(await to(number, 3)).toBe(200_000);
    await edit(number, { discount: { rules: "today" } });
    expect(await order(number)).toMatchObject({ total: 240_000, discounts: [{ base: 300_000, amount: 60_000 }] });
    await db.promotion.deleteMany({ where: { tentId } });
    expect(await to(number, 1)).toBe(80_000);
  });

  test("is refused when it was shown with another total", async () => {
    const { mate, place, edit, units, order, promote } = await makeShop();
    await promote();
    const number = await place([some(mate, 3)]);
    const one = await units(number, 1);
    await expect(edit(number, { ...one, seenTotal: 0 })).rejects.toMatchObject({
      details: { fields: { discount: ["order.totalChanged"] } },
    });
    expect((await order(number)).total).toBe(200_000);
    await edit(number, { ...one, seenTotal: 100_000 });
    expect((await order(number)).total).toBe(100_000);
  });

  test("shares its rules with the orders that were placed under the same ones", async () => {
    const { tentId, mate, place, stored, promote } = await makeShop({
      paymentAdjustments: { create: [{ method: "CASH", percent: 10 }] },
    });
    await promote();
    await promote(byPercent);
    const numbers = [await place([some(mate)]), await place([some(mate, 3)])];
    const [one, two] = await Promise.all(numbers.map(stored));
    expect(one?.ruleIds).toEqual(two?.ruleIds);
    expect(await db.keptRule.count({ where: { tentId } })).toBe(3);
    await db.promotion.updateMany({ where: { tentId, name: "20 %" }, data: { percent: "25" } });
    await place([some(mate)]);
    expect(await db.keptRule.count({ where: { tentId } })).toBe(4);
  });
});

describe("the coupon of an order", () => {
  test("is given back by an edit below its minimum, and used again by one that reaches it", async () => {
    const { tentId, mate, place, to, uses, stored } = await makeShop();
    const { id } = await makeCoupon(db, tentId, { minTotal: "2000", maxUses: 1 });
    const number = await place([some(mate, 2)], { coupon: "matera" });
    expect(await uses(id)).toBe(1);
    expect(await to(number, 1)).toBe(100_000);
    expect(await uses(id)).toBe(0);
    expect(await to(number, 3)).toBe(250_000);
    expect([await uses(id), (await stored(number)).couponId]).toEqual([1, id]);
  });

  test("is used by an edit that reaches its minimum first, and by no reopening below it", async () => {
    const { tentId, mate, place, to, act, uses } = await makeShop();
    const { id } = await makeCoupon(db, tentId, { minTotal: "2000", maxUses: 1 });
    const number = await place([some(mate)], { coupon: "matera" });
    await act(number, "cancel");
    await act(number, "reopen");
    expect(await uses(id)).toBe(0);
    expect(await to(number, 2)).toBe(150_000);
    expect(await uses(id)).toBe(1);
  });

  test("takes nothing off again once others took the use that it gave back, but the other rules do", async () => {
    const { tentId, mate, place, to, uses, editable, promote } = await makeShop();
    await promote();
    const { id } = await makeCoupon(db, tentId, { minTotal: "2000", maxUses: 1 });
    const number = await place([some(mate, 2)], { coupon: "matera" });
    await to(number, 1);
    expect((await editable(number)).rules).toMatchObject({ couponRefusal: null });
    await place([some(mate, 2)], { coupon: "matera" });
    expect((await editable(number)).rules).toMatchObject({ couponRefusal: "coupon.usedUp" });
    expect(await to(number, 3)).toBe(200_000);
    expect(await uses(id)).toBe(1);
  });

  test("once per phone looks at the phone that the order will have", async () => {
    const { tentId, mate, place, to, edit, units, order, editable } = await makeShop();
    await makeCoupon(db, tentId, { minTotal: "2000", oncePerPhone: true });
    const number = await place([some(mate, 2)], { coupon: "matera", customerPhone: PHONE });
    await to(number, 1);
    const [other, third] = ["11 5874-9896", "11 5874-9897"];
    await place([some(mate, 2)], { coupon: "matera", customerPhone: other });
    expect((await editable(number)).rules).toMatchObject({ couponRefusal: null });
    expect((await editable(number, other)).rules).toMatchObject({ couponRefusal: "coupon.usedByPhone" });
    expect((await editable(number, third)).rules).toMatchObject({ couponRefusal: null });
    await edit(number, { ...(await units(number, 2)), customerPhone: other });
    expect((await order(number)).total).toBe(200_000);
    await edit(number, { customerPhone: third });
    expect((await order(number)).total).toBe(150_000);
  });

  test("is given back by a discount by hand, and stays with an order when it is deleted", async () => {
    const { tentId, mate, place, to, edit, uses } = await makeShop();
    const { id } = await makeCoupon(db, tentId, { maxUses: 1 });
    const number = await place([some(mate, 2)], { coupon: "matera" });
    await edit(number, { discount: { amount: 10_000 } });
    expect(await uses(id)).toBe(0);
    expect(await to(number, 2)).toBe(150_000);
    expect(await uses(id)).toBe(1);
    await db.coupon.delete({ where: { id } });
    expect(await to(number, 3)).toBe(250_000);
  });

  test("gives its last use to one of several edits and orders at once", async () => {
    const { tentId, mate, place, edit, units, uses } = await makeShop();
    const { id } = await makeCoupon(db, tentId, { minTotal: "2000", maxUses: 1 });
    const numbers = [];
    for (let at = 0; at < 5; at++) numbers.push(await place([some(mate)], { coupon: "matera" }));
    const edits = await Promise.all(numbers.map((number) => units(number, 2)));
    const results = await Promise.allSettled([
      ...numbers.map((number, at) => edit(number, edits[at])),
      place([some(mate, 2)], { coupon: "matera" }),
    ]);
    expect(results.slice(0, 5).every(({ status }) => status === "fulfilled")).toBe(true);
    expect(await uses(id)).toBe(1);
    const totals = await db.order.findMany({ where: { tentId }, select: { total: true } });
    expect(totals.filter(({ total }) => Number(total) === 1500)).toHaveLength(1);
  });

  test("is given back once by an edit that is sent again, and by none that fails", async () => {
    const { ctx, tentId, mate, place, act, edit, units, uses, stored } = await makeShop();
    await db.product.update({ where: { id: mate.id }, data: { stock: "5" } });
    const scarce = await makeProduct(db, tentId, { price: "100", stock: "1" });
    const { id } = await makeCoupon(db, tentId, { minTotal: "2000", maxUses: 1 });
    const number = await place([some(mate, 2)], { coupon: "matera" });
    await act(number, "confirm");
    const one = await units(number, 1);
    await expect(edit(number, { lines: [...one.lines, added(scarce, 2)] })).rejects.toMatchObject({
      code: "STOCK_MISSING",
    });
    expect([await uses(id), (await stored(number)).version]).toEqual([1, 0]);
    let asked = 0;
    const now = () => {
      asked += 1;
      if (asked === 3) throw new Error("broken off after the lines were written");
      return ctx.now();
    };
    await expect(edit(number, one, { ...ctx, now })).rejects.toThrow("broken off");
    expect([await uses(id), (await stored(number)).version]).toEqual([1, 0]);
    await edit(number, one);
    expect(await uses(id)).toBe(0);

    const other = await place([some(mate, 2)], { coupon: "matera" });
    const clientKey = crypto.randomUUID();
    const version = (await stored(number)).version;
    const again = await Promise.all([1, 2, 3].map(() => edit(number, { ...one, version, clientKey })));
    expect(new Set(again.map((answer) => answer.version)).size).toBe(1);
    expect([await uses(id), (await stored(other)).couponId]).toEqual([1, id]);
  });

  test("of two edits at once one decides, and the other one is told", async () => {
    const { tentId, mate, place, edit, units, uses, order } = await makeShop();
    const { id } = await makeCoupon(db, tentId, { minTotal: "2000" });
    const number = await place([some(mate, 2)], { coupon: "matera" });
    const both = await Promise.all([units(number, 1), units(number, 4)]);
    const results = await Promise.allSettled(both.map((lines) => edit(number, { ...lines, version: 0 })));
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused).toMatchObject([{ code: "CONFLICT" }]);
    const { total } = await order(number);
    expect([
      [100_000, 0],
      [350_000, 1],
    ]).toContainEqual([total, await uses(id)]);
  });
});

describe("beside a release that does not keep rules", () => {
  /** What it writes of an order: the columns that it knows. */
  const unaware = (tentId: number) =>
    db.order.updateMany({ where: { tentId }, data: { ruleIds: [], rulesVersion: null } });

  test("an order from before keeps what was taken off it, and can have today's rules", async () => {
    const { tentId, mate, place, to, edit, editable, promote } = await makeShop();
    await promote();
    const number = await place([some(mate, 3)]);
    await unaware(tentId);
    await db.orderLine.updateMany({
      where: { order: { tentId } },
      data: { scopeProductId: null, scopeCategoryId: null },
    });
    expect((await editable(number)).rules).toBeNull();
    expect(await to(number, 6)).toBe(500_000);
    await edit(number, { discount: { rules: "today" } });
    expect((await editable(number)).rules).toMatchObject({ replaced: false });
    expect(await to(number, 3)).toBe(200_000);
  });

  test("an order with rules that it edited keeps what it took off; one without a rule's discount has its rules", async () => {
    const { tentId, mate, place, to, stored, editable, promote } = await makeShop();
    await promote();
    const { id } = await makeCoupon(db, tentId);
    const number = await place([some(mate, 3)], { coupon: "matera" });
    const other = await place([some(mate, 3)]);
    const edited = { version: { increment: 1 }, total: "1800" } as const;
    const kept = { kind: "PROMOTION", name: "3x2", base: 300_000, amount: 100_000 };
    const columns = await stored(number);
    await db.order.update({ where: { id: columns.id }, data: { ...edited, discount: "1000", discounts: [kept] } });
    expect((await editable(number)).rules).toBeNull();
    expect(await to(number, 1)).toBe(0);
    expect((await stored(number)).couponId, "its coupon counts no more").toBeNull();
    expect(await db.order.count({ where: { couponId: id } })).toBe(0);
    const byHand = { kind: "MANUAL", name: "", base: 300_000, amount: 120_000 };
    await db.order.update({
      where: { id: (await stored(other)).id },
      data: { ...edited, discount: "1200", discounts: [byHand] },
    });
    expect((await editable(other)).rules).toMatchObject({ replaced: true });
    expect(await to(other, 6)).toBe(400_000);
  });

  test("a line that it added has the category of its product now", async () => {
    const { tentId, mate, category, place, to, promote } = await makeShop();
    await promote({ reach: "CATEGORIES", categoryIds: [category.id] });
    const number = await place([some(mate)]);
    await db.orderLine.updateMany({
      where: { order: { tentId } },
      data: { scopeProductId: null, scopeCategoryId: null },
    });
    expect(await to(number, 3)).toBe(200_000);
  });

  test("a rule of a later release leaves the order as it is", async () => {
    const { tentId, mate, place, to, editable, promote } = await makeShop();
    await promote();
    const number = await place([some(mate, 3)]);
    await db.keptRule.updateMany({ where: { tentId }, data: { rule: { of: "POINTS", rule: {} } } });
    expect((await editable(number)).rules).toBeNull();
    expect(await to(number, 4)).toBe(300_000);
  });
});

test("today's discounts leave out a coupon that the order may not use again", async () => {
  const { ctx, tentId, mate, place, to, units } = await makeShop();
  await makeCoupon(db, tentId, { minTotal: "2000", maxUses: 1 });
  const number = await place([some(mate, 2)], { coupon: "matera" });
  const asked = async () => {
    const input = { number, ...(await units(number, 2)), method: "PICKUP", paymentMethod: null };
    return (await getTodaysDiscounts(ctx, tentId, todaysDiscountsSchema.parse(input))).map(({ name }) => name);
  };
  expect(await asked()).toEqual(["Cupón MATERA"]);
  await to(number, 1);
  expect(await asked()).toEqual(["Cupón MATERA"]);
  await place([some(mate, 2)], { coupon: "matera" });
  expect(await asked()).toEqual([]);
});

test("an order edited to any lines costs what one placed with them costs", async () => {
  const { tentId, mate, yerba, category, place, to, order, promote } = await makeShop({
    paymentAdjustments: { create: [{ method: "CASH", percent: 7.5 }] },
  });
  await promote({ reach: "CATEGORIES", categoryIds: [category.id] });
  await promote({ ...byPercent, reach: "PRODUCTS", productIds: [yerba.id] });
  await db.quantityBreak.create({ data: { tentId, from: "4", percent: "5" } });
  await makeCoupon(db, tentId, { minTotal: "2500" });
  const quantity = fc.integer({ min: 1, max: 9 });
  const cart = fc.tuple(quantity, quantity);
  const paid = { paymentMethod: "CASH", coupon: "matera" };
  const placeCart = ([one, two]: [number, number]) => place([some(mate, one), some(yerba, two)], paid);
  await fc.assert(
    fc.asyncProperty(cart, cart, async (first, then) => {
      const edited = await placeCart(first);
      await to(edited, ...then);
      const [one, other] = [await order(edited), await order(await placeCart(then))];
      expect([one.total, one.discounts]).toEqual([other.total, other.discounts]);
    }),
    { numRuns: 15 },
  );
});
