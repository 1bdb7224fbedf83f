import { beforeAll, describe, expect, test } from "vitest";
import { couponSchema } from "~/domain/coupons/coupon-schemas";
import { manualOrderSchema } from "~/domain/order/manage/manual";
import type { OrderAction } from "~/domain/order/manage/states";
import { quoteSchema } from "~/domain/order/place/quote-schema";
import { cartCheckSchema, orderActionSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import { actOnOrder } from "~/server/services/order/manage/act-on-order";
import { createManualOrder } from "~/server/services/order/manage/create-manual-order";
import { getOrderSetup } from "~/server/services/order/manage/order-products";
import { acceptSuspected, discardSuspected } from "~/server/services/order/manage/suspected-orders";
import { checkOrder } from "~/server/services/order/place/check-order";
import { placeOrder } from "~/server/services/order/place/place-order";
import { quoteOrder } from "~/server/services/order/place/quote-order";
import { makeBase, makeCoupon, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { createCoupon, deleteCoupon, getCoupon, listCoupons, updateCoupon } from "./coupons";

const db = testDb();
beforeAll(() => makeBase(db));

/** Friday noon in Buenos Aires. */
const NOON = new Date("2026-11-20T15:00:00Z");
const PHONE = "11 5874-9895";
let shops = 0;

/** A shop with a mate of 1,000 and the coupon MATERA of 500 less. */
async function makeShop(over: Parameters<typeof makeCoupon>[2] = {}, ofTent: Parameters<typeof makeTent>[1] = {}) {
  const { owner, tentId } = await makeTent(db, ofTent);
  const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000" });
  const { id: couponId } = await makeCoupon(db, tentId, over);
  const { ctx } = merchantContext(db, owner.id, NOON);
  const visitor = { ...ctx, actor: null };
  const from = { address: `10.9.${shops++ % 250}.1` };
  const lines = (units = 1) => [{ productId: mate.id, quantityMilli: units * 1_000 }];
  const submit = (over: object = {}) =>
    orderSubmitSchema.parse({
      tentId,
      clientKey: crypto.randomUUID(),
      customerName: "Lucía Fernández",
      method: "PICKUP",
      lines: lines(),
      coupon: "matera",
      ...over,
    });
  return {
    tentId,
    mate,
    couponId,
    ctx,
    lines,
    submit,
    place: (order: object = {}, by = from) => placeOrder(visitor, submit(order), by),
    check: (order: object = {}) =>
      checkOrder(visitor, cartCheckSchema.parse({ tentId, lines: lines(), coupon: "MATERA", ...order }), from),
    quote: (order: object = {}) =>
      quoteOrder(
        visitor,
        quoteSchema.parse({ tentId, lines: [{ product_id: mate.id, quantity: 1 }], coupon: "MATERA", ...order }),
        from,
      ),
    manual: (order: object = {}) =>
      createManualOrder(
        ctx,
        tentId,
        manualOrderSchema.parse({
          clientKey: crypto.randomUUID(),
          customerName: "Lucía",
          method: "PICKUP",
          lines: lines(),
          coupon: "matera",
          ...order,
        }),
      ),
    act: (number: number, action: OrderAction) => actOnOrder(ctx, tentId, orderActionSchema.parse({ number, action })),
    uses: async () => (await getCoupon(ctx, tentId, couponId)).uses,
    stored: (number: number) => db.order.findUniqueOrThrow({ where: { tentId_number: { tentId, number } } }),
  };
}

const refused = (key: string, field = "coupon") => ({ code: "VALIDATION", details: { fields: { [field]: [key] } } });

describe("an order with a coupon", () => {
  test("costs what is left, keeps the discount, and counts as a use", async () => {
    const { place, stored, couponId, ctx, tentId } = await makeShop({ code: "Día-Madre" });
    const { total, number, whatsappText } = await place({ coupon: " *dia‑MADRE*.\u200b", seenTotal: 50_000 });
    expect(total).toBe(50_000);
    expect(whatsappText).toContain("Cupón Día-Madre: -$ 500");
    expect(await stored(number)).toMatchObject({
      couponId,
      discounts: [{ kind: "COUPON", name: "Cupón Día-Madre", base: 100_000, amount: 50_000 }],
    });
    expect(await listCoupons(ctx, tentId)).toMatchObject([{ uses: 1, sales: 50_000, cost: 50_000 }]);
  });

  test("is judged by code, pause, dates and number of uses, with the reason", async () => {
    const cases: [over: object, reason: string, coupon?: string][] = [
      [{}, "coupon.unknown", "OTRO"],
      [{}, "coupon.unknown", "x".repeat(60)],
      [{ paused: true }, "coupon.unknown"],
      [{ validFrom: "2026-11-21" }, "coupon.notYet"],
      [{ validTo: "2026-11-19" }, "coupon.over"],
      [{ validTo: "2026-11-20T11:59:59-03:00" }, "coupon.over"],
    ];
    for (const [over, reason, coupon = "matera"] of cases) {
      const { place, check, quote, tentId } = await makeShop(over);
      await expect(place({ coupon }), reason).rejects.toMatchObject(refused(reason));
      expect(await check({ coupon })).toMatchObject({ coupon: { refusal: reason }, total: 100_000 });
      expect(await quote({ coupon })).toMatchObject({ problems: [{ kind: reason }], total: 100_000 });
      expect(await db.order.count({ where: { tentId } })).toBe(0);
    }
    const { place } = await makeShop({ validFrom: "2026-11-20", validTo: "2026-11-20" });
    expect(await place()).toMatchObject({ total: 50_000 });
  });

  test("takes nothing off below its minimum, and is not used then", async () => {
    const { place, check, stored, lines, uses } = await makeShop({ minTotal: "2000", maxUses: 1 });
    const { number } = await place({ seenTotal: 100_000 });
    expect(await stored(number)).toMatchObject({ couponId: null, discounts: [] });
    expect(await uses()).toBe(0);
    expect(await check()).toMatchObject({ coupon: { refusal: null, rule: { minimum: 200_000 } }, total: 100_000 });
    expect(await check({ lines: lines(2) })).toMatchObject({ total: 150_000 });
    expect((await place({ lines: lines(2) })).total).toBe(150_000);
    expect(await uses()).toBe(1);
  });

  test("that delivers free is used only by a delivery", async () => {
    const over = { kind: "FREE_DELIVERY" as const, amount: null };
    const { place, stored, uses } = await makeShop(over, { deliveryEnabled: true, deliveryCost: "300" });
    const away = { method: "DELIVERY", address: "Calle 123" };
    const delivered = await place({ ...away, seenTotal: 100_000 });
    expect(await stored(delivered.number)).toMatchObject({ discounts: [{ kind: "COUPON", freeDelivery: true }] });
    expect(await uses()).toBe(1);
    await place();
    expect(await uses()).toBe(1);
  });

  test("counts on the prices of a price list as well", async () => {
    const { tentId, place } = await makeShop();
    const { secret } = await makePriceList(db, tentId);
    expect(await place({ list: { secret }, seenTotal: 25_000 })).toMatchObject({ total: 25_000 });
  });

  test("of another shop is unknown", async () => {
    const mine = await makeShop();
    const theirs = await makeShop({ code: "AJENO" });
    await expect(mine.place({ coupon: "ajeno" })).rejects.toMatchObject(refused("coupon.unknown"));
    expect(await theirs.uses()).toBe(0);
  });
});

describe("the uses of a coupon", () => {
  test("give the last one to exactly one of 50 orders at once", async () => {
    const { submit, tentId, uses, place } = await makeShop({ maxUses: 3 });
    await place();
    await place();
    const visitor = { ...merchantContext(db, 0, NOON).ctx, actor: null };
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => placeOrder(visitor, submit(), { address: `10.10.${at}.1` })),
    );
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(reasons).toHaveLength(49);
    for (const reason of reasons) expect(reason).toMatchObject(refused("coupon.usedUp"));
    expect(await uses()).toBe(3);
    expect(await db.order.count({ where: { tentId } })).toBe(3);
  });

  test("are counted once for an order that is sent again, also after the last use", async () => {
    const { uses, place } = await makeShop({ maxUses: 1 });
    const order = { clientKey: crypto.randomUUID() };
    const first = await place(order);
    const again = await Promise.all([place(order), place(order)]);
    expect(again.map(({ number }) => number)).toEqual([first.number, first.number]);
    expect(await uses()).toBe(1);
  });

  test("are given back by a cancelled order, also once archived, and taken again when it is reopened", async () => {
    const { place, act, uses } = await makeShop({ maxUses: 1 });
    const { number } = await place();
    await act(number, "archive");
    expect(await uses(), "archived without being cancelled").toBe(1);
    await act(number, "reopen");
    await act(number, "cancel");
    expect(await uses()).toBe(0);
    await act(number, "archive");
    expect(await uses()).toBe(0);
    const other = await place();
    await act(number, "reopen");
    expect(await uses(), "cancelled, as before it was archived").toBe(1);
    await act(number, "reopen");
    expect(await uses()).toBe(2);
    await act(other.number, "cancel");
    expect(await uses()).toBe(1);
  });

  test("are given back by a discarded suspected order, and taken by an accepted one", async () => {
    const { place, ctx, tentId, uses } = await makeShop();
    const { number } = await place();
    await db.order.updateMany({ where: { tentId }, data: { suspected: true } });
    expect(await uses()).toBe(1);
    await discardSuspected(ctx, tentId, { from: number, to: number });
    expect(await uses()).toBe(0);
    await acceptSuspected(ctx, tentId, { from: number, to: number });
    expect(await uses()).toBe(1);
  });

  test("are one per phone where the merchant says so, however it is written", async () => {
    const { place, act, uses } = await makeShop({ oncePerPhone: true });
    await expect(place()).rejects.toMatchObject(refused("coupon.phoneRequired", "customerPhone"));
    const { number } = await place({ customerPhone: PHONE });
    await expect(place({ customerPhone: "011 15 5874 9895" })).rejects.toMatchObject(refused("coupon.usedByPhone"));
    const unlikeSeen = { customerPhone: PHONE, seenTotal: 1 };
    await expect(place(unlikeSeen), "tells nobody without an order").rejects.toMatchObject({ code: "ORDER_CHANGED" });
    await place({ customerPhone: "11 5874-9896" });
    expect(await uses()).toBe(2);
    await act(number, "cancel");
    expect(await place({ customerPhone: PHONE })).toMatchObject({ total: 50_000 });
  });

  test("count by the phone that the order has now", async () => {
    const { place, stored } = await makeShop({ oncePerPhone: true });
    const { number } = await place({ customerPhone: PHONE });
    const { id } = await stored(number);
    await db.order.update({ where: { id }, data: { customerPhone: "5491158749897" } });
    expect(await place({ customerPhone: PHONE })).toMatchObject({ total: 50_000 });
    await expect(place({ customerPhone: "11 5874-9897" })).rejects.toMatchObject(refused("coupon.usedByPhone"));
  });
});

test("an order by hand takes a coupon, or a discount in its place", async () => {
  const { manual, stored, uses, couponId } = await makeShop({ maxUses: 1 });
  const { number } = await manual();
  expect(await stored(number)).toMatchObject({ couponId, total: expect.objectContaining({}) });
  expect((await stored(number)).total.toString()).toBe("500");
  expect(await uses()).toBe(1);
  await expect(manual()).rejects.toMatchObject(refused("coupon.usedUp"));
  const other = await makeShop();
  const byHand = await other.manual({ discount: { amount: 10_000 } });
  expect(await other.stored(byHand.number)).toMatchObject({ couponId: null });
});

test("an order by hand chooses from the coupons that may be used", async () => {
  const { ctx, tentId, place } = await makeShop({ maxUses: 1 });
  await makeCoupon(db, tentId, { code: "VERANO", kind: "PERCENT", percent: "10", amount: null });
  await makeCoupon(db, tentId, { code: "PAUSADO", paused: true });
  await makeCoupon(db, tentId, { code: "VIEJO", validTo: "2026-11-19" });
  const codes = async () => (await getOrderSetup(ctx, tentId)).coupons.map(({ code }) => code);
  expect(await codes()).toEqual(["VERANO", "MATERA"]);
  await place();
  expect(await codes()).toEqual(["VERANO"]);
});

test("an address may try 30 codes in ten minutes, and one code any number of times", async () => {
  const { check } = await makeShop();
  for (let code = 0; code < 29; code++) await check({ coupon: `otro-${code}` });
  for (let time = 0; time < 3; time++) expect(await check()).toMatchObject({ total: 50_000 });
  await expect(check({ coupon: "uno-mas" })).rejects.toMatchObject({ code: "RATE_LIMITED" });
  expect(await check()).toMatchObject({ total: 50_000 });
});

describe("a merchant's coupons", () => {
  test("have codes that differ, not only in case and accents, also when two are made at once", async () => {
    const { ctx, tentId } = await makeShop();
    const make = (code: string) => createCoupon(ctx, tentId, couponSchema.parse({ code, kind: "percent", value: 10 }));
    await expect(make("Matéra")).rejects.toMatchObject(refused("coupon.codeTaken", "code"));
    const results = await Promise.allSettled([make("verano 26"), make("VERANO26")]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await listCoupons(ctx, tentId)).map(({ code }) => code)).toEqual(["VERANO26", "MATERA"]);
  });

  test("change in the given fields, lose limits with null, and leave orders as they are when deleted", async () => {
    const { ctx, tentId, couponId, place, stored } = await makeShop({ maxUses: 5, minTotal: "1000" });
    const { number } = await place();
    const changed = await updateCoupon(ctx, tentId, { id: couponId, kind: "percent", value: 20, maxUses: null });
    expect(changed).toMatchObject({
      code: "MATERA",
      kind: "percent",
      value: 20,
      maxUses: null,
      minTotal: 1000,
      uses: 1,
    });
    await expect(updateCoupon(ctx, tentId, { id: couponId, value: 101 })).rejects.toMatchObject(
      refused("promotion.percent", "value"),
    );
    const free = await updateCoupon(ctx, tentId, { id: couponId, kind: "free_delivery" });
    expect(free).toMatchObject({ kind: "free_delivery", value: null, state: "active" });
    await deleteCoupon(ctx, tentId, couponId);
    expect(await stored(number)).toMatchObject({ couponId: null, discounts: [{ name: "Cupón MATERA" }] });
  });

  test("are used up, paused, scheduled or over in the list", async () => {
    const { ctx, tentId, couponId, place } = await makeShop({ maxUses: 1 });
    const state = async () => (await getCoupon(ctx, tentId, couponId)).state;
    expect(await state()).toBe("active");
    await place();
    expect(await state()).toBe("used_up");
    await updateCoupon(ctx, tentId, { id: couponId, paused: true });
    expect(await state()).toBe("paused");
    await updateCoupon(ctx, tentId, { id: couponId, paused: false, from: "2026-12-01" });
    expect(await state()).toBe("scheduled");
    await updateCoupon(ctx, tentId, { id: couponId, from: null, to: "2026-11-19" });
    expect(await state()).toBe("over");
  });
});
