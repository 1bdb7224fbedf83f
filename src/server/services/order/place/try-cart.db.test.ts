import { beforeAll, expect, it } from "vitest";
import { trialCartSchema } from "~/domain/order/place/trial-cart";
import { makeBase, makeCoupon, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { tryCart } from "./try-cart";

const db = testDb();
beforeAll(() => makeBase(db));

/** Friday noon in Buenos Aires. */
const NOON = new Date("2026-11-20T15:00:00Z");

async function makeShop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id, NOON);
  const mate = await makeProduct(db, tentId, { name: "Mate", price: "50000" });
  const asked = (over: object = {}) =>
    trialCartSchema.parse({
      lines: [{ productId: mate.id, variantId: null, quantity: null }],
      listId: null,
      paymentMethod: null,
      method: "PICKUP",
      zone: null,
      coupon: null,
      at: null,
      ...over,
    });
  return { ctx, tentId, mate, attempt: (over?: object) => tryCart(ctx, tentId, asked(over)) };
}

it("charges a promotion, a coupon and the way to pay in their order, and stores nothing", async () => {
  const { tentId, attempt } = await makeShop();
  await db.promotion.create({ data: { tentId, name: "Semana", kind: "PERCENT", percent: "10" } });
  await db.paymentAdjustment.create({ data: { tentId, method: "TRANSFER", percent: "20" } });
  await makeCoupon(db, tentId, { amount: "5000" });
  const { discounts, total, subtotal } = await attempt({ paymentMethod: "TRANSFER", coupon: "matera" });
  expect({ subtotal, total }).toEqual({ subtotal: 5_000_000, total: 3_200_000 });
  expect(discounts.map(({ kind, base, amount }) => [kind, base, amount])).toEqual([
    ["PROMOTION", 5_000_000, 500_000],
    ["COUPON", 4_500_000, 500_000],
    ["PAYMENT", 4_000_000, 800_000],
  ]);
  expect(await db.order.count({ where: { tentId } })).toBe(0);
});

it("tries another time by the clock of the shop", async () => {
  const { tentId, attempt } = await makeShop();
  const rule = { tentId, name: "Noche", kind: "PERCENT", percent: "50" } as const;
  await db.promotion.create({ data: { ...rule, weekdays: [6], hoursFrom: "18:00", hoursTo: "21:00" } });
  const totalAt = async (at: string | null) => (await attempt({ at })).total;
  expect(await totalAt(null)).toBe(5_000_000);
  expect(await totalAt("2026-11-21T17:59")).toBe(5_000_000);
  expect(await totalAt("2026-11-21T18:00")).toBe(2_500_000);
  expect(await totalAt("2026-11-22T18:00")).toBe(5_000_000);
});

it("tries a list that is not active yet, with its promotions alone", async () => {
  const { tentId, attempt } = await makeShop();
  const list = await makePriceList(db, tentId, { paused: true, minTotal: "90000" });
  await db.promotion.create({ data: { tentId, name: "Público", kind: "PERCENT", percent: "50" } });
  const { total, problems } = await attempt({ listId: list.id });
  expect(total).toBe(3_750_000);
  expect(problems).toEqual([{ kind: "belowMinimum", missing: 5_250_000 }]);
});

it("takes the first variant and the smallest quantity where none was chosen", async () => {
  const { tentId, attempt } = await makeShop();
  const cheese = await makeProduct(db, tentId, {
    name: "Queso",
    price: "8000",
    unit: "KG",
    step: "0.25",
    minQuantity: "0.5",
  });
  const [paused, small, large] = await db.variant.createManyAndReturn({
    data: ["XS", "S", "L"].map((size, position) => ({
      productId: cheese.id,
      values: [size],
      position,
      paused: position === 0,
      price: position === 2 ? "9000" : null,
    })),
  });
  const lines = [{ productId: cheese.id, variantId: null, quantity: null }];
  const { lines: priced, products, total } = await attempt({ lines });
  expect(priced).toMatchObject([{ variantId: small?.id, quantity: 500, unitPrice: 800_000 }]);
  expect(total).toBe(400_000);
  expect(products[0]?.variants).toEqual([
    { id: small?.id, label: "S" },
    { id: large?.id, label: "L" },
  ]);
  const withPaused = await attempt({ lines: [{ productId: cheese.id, variantId: paused?.id, quantity: 1_000 }] });
  expect(withPaused.problems).toMatchObject([{ kind: "paused", productId: cheese.id }]);
});

it("says why a coupon does not count, and knows neither products nor lists of another shop", async () => {
  const [mine, other] = [await makeShop(), await makeShop()];
  expect((await mine.attempt({ coupon: "nada" })).problems).toEqual([{ kind: "coupon.unknown" }]);
  const lines = [{ productId: other.mate.id, variantId: null, quantity: null }];
  expect(await mine.attempt({ lines })).toMatchObject({ lines: [], products: [], total: 0 });
  const { id } = await makePriceList(db, other.tentId);
  await expect(mine.attempt({ listId: id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
