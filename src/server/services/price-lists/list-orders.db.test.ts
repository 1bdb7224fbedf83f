import { beforeAll, describe, expect, test } from "vitest";
import { quoteSchema } from "~/domain/order/place/quote-schema";
import { cartCheckSchema, orderRepeatSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import { checkOrder } from "~/server/services/order/place/check-order";
import { placeOrder } from "~/server/services/order/place/place-order";
import { quoteOrder } from "~/server/services/order/place/quote-order";
import { repeatOrder } from "~/server/services/order/place/repeat-order";
import { makeBase, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";

const db = testDb();
beforeAll(() => makeBase(db));

/** Friday noon in Buenos Aires. */
const NOON = new Date("2026-11-20T15:00:00Z");

async function makeShop(over: Parameters<typeof makePriceList>[2] = {}, ofTent: Parameters<typeof makeTent>[1] = {}) {
  const { owner, tentId } = await makeTent(db, ofTent);
  const list = await makePriceList(db, tentId, over);
  const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000" });
  const { ctx } = merchantContext(db, owner.id, NOON);
  const visitor = { ...ctx, actor: null };
  const from = { address: `10.8.0.${tentId % 250}` };
  const key = { secret: list.secret, pass: null };
  const lines = (units: number, seenPrice?: number | null, productId = mate.id) => [
    { productId, quantityMilli: units * 1_000, ...(seenPrice === undefined ? {} : { seenPrice }) },
  ];
  const place = (order: object) =>
    placeOrder(
      visitor,
      orderSubmitSchema.parse({
        tentId,
        clientKey: crypto.randomUUID(),
        customerName: "Almacén Don Tito",
        method: "PICKUP",
        list: key,
        ...order,
      }),
      from,
    );
  const check = (order: object) => checkOrder(visitor, cartCheckSchema.parse({ tentId, list: key, ...order }), from);
  const quote = (order: object) =>
    quoteOrder(
      visitor,
      quoteSchema.parse({ tentId, lines: [{ product_id: mate.id, quantity: 2 }], list: list.secret, ...order }),
      from,
    );
  const repeat = (token: string, named: object = { list: key }) =>
    repeatOrder(visitor, orderRepeatSchema.parse({ tentId, token, ...named }), from);
  const stored = (number: number) =>
    db.order.findUniqueOrThrow({ where: { tentId_number: { tentId, number } }, include: { lines: true } });
  return { tentId, list, mate, lines, place, check, quote, repeat, stored };
}

test("an order by a list has its prices, and keeps its name", async () => {
  const { place, lines, list, stored } = await makeShop();
  const { number, whatsappText } = await place({ lines: lines(2, 75_000), seenTotal: 150_000 });
  expect(whatsappText).toContain("\nCon los precios de la lista Mayorista\n");
  const order = await stored(number);
  expect(order).toMatchObject({ priceListId: list.id, priceListName: "Mayorista" });
  expect(order.total.toString()).toBe("1500");
  expect(order.lines[0]?.price?.toString()).toBe("750");
  await db.priceList.delete({ where: { id: list.id } });
  expect(await stored(number)).toMatchObject({ priceListId: null, priceListName: "Mayorista" });
});

test("what a list does not show, or another price than the visitor saw, is reported before anything is stored", async () => {
  const { tentId, place, lines, list, mate, check } = await makeShop({ restricted: true });
  await db.priceList.update({ where: { id: list.id }, data: { visibleProductIds: [mate.id] } });
  const hidden = await makeProduct(db, tentId, { name: "Termo", price: "10" });
  const changed = (kind: string) => ({ code: "ORDER_CHANGED", details: { changes: [{ kind }] } });
  await expect(place({ lines: lines(1, undefined, hidden.id) })).rejects.toMatchObject(changed("gone"));
  await expect(place({ lines: lines(1, 100_000) })).rejects.toMatchObject(changed("priceChanged"));
  expect(await check({ lines: lines(1, 100_000) })).toMatchObject({
    changes: [{ kind: "priceChanged", from: 100_000, to: 75_000 }],
  });
  expect(await db.order.count({ where: { tentId } })).toBe(0);
});

test("a link that was changed, or a list of another shop, orders nothing", async () => {
  const shop = await makeShop();
  const other = await makeShop();
  const theirs = { list: { secret: other.list.secret, pass: null } };
  for (const call of [shop.place, shop.check])
    await expect(call({ lines: shop.lines(1), ...theirs })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(shop.quote({ list: other.list.secret })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await db.priceList.update({ where: { id: shop.list.id }, data: { secret: "z".repeat(22) } });
  await expect(shop.place({ lines: shop.lines(1) })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

describe("the minimum of a list", () => {
  test.each([
    ["an amount, at its very cent", { minTotal: "1500" }, 2, null],
    ["one cent below", { minTotal: "1500.01" }, 2, { missing: 1 }],
    ["pieces", { minUnits: 3 }, 3, null],
    ["one piece below", { minUnits: 3 }, 2, { missingUnits: 1 }],
  ])("%s", async (_name, over, units, details) => {
    const { place, lines } = await makeShop(over);
    const placed = place({ lines: lines(units, 75_000) });
    if (details) await expect(placed).rejects.toMatchObject({ code: "BELOW_MINIMUM_PURCHASE", details });
    else await expect(placed).resolves.toMatchObject({ total: units * 75_000 });
  });

  test("does not lower that of the shop", async () => {
    const { place, lines } = await makeShop({ minTotal: "1000" }, { minimumPurchase: "2000" });
    await expect(place({ lines: lines(2, 75_000) })).rejects.toMatchObject({ details: { missing: 50_000 } });
  });

  test("is told by a quote", async () => {
    const { quote } = await makeShop({ minTotal: "2000", minUnits: 5 });
    expect(await quote({})).toMatchObject({
      total: 150_000,
      problems: [
        { kind: "belowMinimum", missing: 50_000 },
        { kind: "belowMinimumUnits", missing: 3 },
      ],
    });
  });
});

test("of promotions only those count that name the list", async () => {
  const { tentId, list, place, lines, stored } = await makeShop();
  const half = { tentId, kind: "PERCENT", percent: "50" } as const;
  await db.promotion.create({ data: { ...half, name: "Para todos" } });
  const { number } = await place({ lines: lines(1, 75_000) });
  expect((await stored(number)).total.toString()).toBe("750");
  await db.promotion.create({ data: { ...half, percent: "10", name: "Mayoristas", onLists: [list.id] } });
  const { number: second } = await place({ lines: lines(1, 75_000) });
  expect(await stored(second)).toMatchObject({ discounts: [{ kind: "PROMOTION", name: "Mayoristas", amount: 7_500 }] });
});

test("an order is repeated at the prices of the page that it is repeated from", async () => {
  const { place, lines, repeat } = await makeShop();
  const { token } = await place({ lines: lines(1, 75_000) });
  expect((await repeat(token)).lines).toMatchObject([{ priceCents: 75_000 }]);
  expect((await repeat(token, {})).lines).toMatchObject([{ priceCents: 100_000 }]);
});

test("where prices are hidden, no rule tells one", async () => {
  const { tentId, mate, lines, place, check, quote, repeat } = await makeShop({ hidesPublic: true });
  await db.quantityBreak.create({ data: { tentId, from: "3", price: "777" } });
  await db.quantityBreak.create({
    data: { tentId, from: "2", price: "888", reach: "PRODUCTS", productIds: [mate.id] },
  });
  await db.quantityBreak.create({ data: { tentId, from: "5", percent: "10" } });
  const told = /(?:777|888|77700|88800|100000)\b/;
  const answers = [
    await check({ lines: lines(4), list: null }),
    await quote({ list: null }),
    await place({ lines: lines(4, null), list: null }),
  ];
  for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(told);
  const { token } = await place({ lines: lines(4, null), list: null });
  expect(JSON.stringify(await repeat(token, {}))).not.toMatch(told);
});

test("where prices are hidden, an order without a list has none", async () => {
  const { place, lines, repeat, stored } = await makeShop({ hidesPublic: true });
  const { number, token } = await place({ lines: lines(1, null), list: null });
  expect(await stored(number)).toMatchObject({ hasUnpriced: true });
  expect((await repeat(token, {})).lines).toMatchObject([{ priceCents: null }]);
  const { total } = await place({ lines: lines(1, 75_000) });
  expect(total).toBe(75_000);
});
