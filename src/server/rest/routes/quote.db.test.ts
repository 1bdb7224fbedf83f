import { expect } from "vitest";
import { makeCategory, makeProduct, makeTent, makeUser } from "~/test/factories";
import { testCalls } from "~/test/rest-calls";
import { snapshotOf } from "~/test/snapshot";
import { testDb } from "~/test/test-db";
import { quoteRows } from "./quote";

const db = testDb();
const NOBODYS = 2_000_000_000;

async function makeWorld() {
  const { owner, tent, tentId } = await makeTent(db, {
    minimumPurchase: "3000",
    deliveryEnabled: true,
    deliveryZones: [{ name: "Centro", cost: "300" }],
    freeDeliveryFrom: "4000",
    paymentAdjustments: { create: [{ method: "CASH", percent: 10 }] },
  });
  const { owner: other } = await makeTent(db);
  const category = await makeCategory(db, tentId);
  const mate = await makeProduct(db, tentId, { name: "Mate", price: "1000", categoryId: category.id });
  const yerba = await makeProduct(db, tentId, {
    name: "Yerba",
    price: "800.50",
    unit: "KG",
    step: "0.25",
    minQuantity: "0.25",
  });
  const gone = await makeProduct(db, tentId, { paused: true });
  await db.promotion.createMany({
    data: [
      { tentId, name: "3x2 en mates", kind: "NXM", buy: 3, pay: 2, reach: "CATEGORIES", categoryIds: [category.id] },
      // FIXED_NOW is a Friday, noon
      { tentId, name: "Noche", kind: "PERCENT", percent: "50", hoursFrom: "22:00", hoursTo: "02:00" },
    ],
  });
  return { owner, other, tent, mate, yerba, gone, superUser: await makeUser(db, { role: "SUPER" }) };
}

type World = Awaited<ReturnType<typeof makeWorld>>;
const body = ({ tent, mate, yerba }: World, more: object = {}) => ({
  tent_id: tent.id,
  lines: [
    { product_id: mate.id, quantity: 3 },
    { product_id: yerba.id, variant_id: null, quantity: 0.5 },
  ],
  payment_method: "CASH",
  ...more,
});
const wrong = (more: object, ...fields: string[]) => ({
  send: (world: World) => ({ json: body(world, more) }),
  fields,
});

testCalls(db, quoteRows, makeWorld, [
  {
    call: "POST /quote",
    send: (world) => ({ json: body(world) }),
    unknown: (world) => ({ json: body(world, { tent_id: NOBODYS }) }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["tent_id", "lines"] },
      wrong({ lines: [] }, "lines"),
      wrong({ lines: [{ product_id: 1, quantity: 0 }] }, "lines.0.quantity"),
      wrong({ lines: [{ product_id: "1", quantity: 0.0001 }] }, "lines.0.product_id", "lines.0.quantity"),
      wrong({ payment_method: "CARD" }, "payment_method"),
      wrong({ delivery_method: "DRONE" }, "delivery_method"),
      wrong({ coupon: 5 }, "coupon"),
    ],
    check: async ({ json }, world, rest) => {
      const { mate, yerba, gone, owner, other, tent } = world;
      const threeForTwo = { kind: "promotion", name: "3x2 en mates", amount: 1000 };
      const cash = "10 % en efectivo";
      expect(json.data).toEqual({
        lines: [
          {
            product_id: mate.id,
            variant_id: null,
            quantity: 3,
            unit_price: 1000,
            base: 3000,
            discounts: [threeForTwo, { kind: "payment", name: cash, amount: 200 }],
            total: 1800,
          },
          {
            product_id: yerba.id,
            variant_id: null,
            quantity: 0.5,
            unit_price: 800.5,
            base: 400.25,
            discounts: [{ kind: "payment", name: cash, amount: 40.03 }],
            total: 360.22,
          },
        ],
        discounts: [threeForTwo, { kind: "payment", name: cash, amount: 240.03 }],
        subtotal: 3400.25,
        delivery: null,
        total: 2160.22,
        saved: 1240.03,
        hints: [],
        problems: [],
      });

      const visitor = await rest.as(null);
      const before = await snapshotOf(db);
      const asked = await visitor.post("/quote", {
        tent_id: tent.id,
        lines: [
          { product_id: mate.id, quantity: 2 },
          { product_id: gone.id, quantity: 1 },
        ],
        delivery_method: "DELIVERY",
      });
      expect(await snapshotOf(db), "a quote stores nothing").toEqual(before);
      const none = { name: null, product_id: null, add: null, free: null, percent: null, missing: null };
      expect(asked.json.data).toMatchObject({
        total: 2000,
        hints: [{ ...none, kind: "add_free", name: "3x2 en mates", product_id: mate.id, add: 1, free: 1 }],
        problems: [
          { kind: "paused", product_id: gone.id, variant_id: null, missing: null },
          { kind: "below_minimum", product_id: null, variant_id: null, missing: 1000 },
          { kind: "zone_required", product_id: null, variant_id: null, missing: null },
        ],
      });

      const there = { delivery_method: "DELIVERY", delivery_zone: "Centro", payment_method: null };
      const more = { lines: [{ product_id: mate.id, quantity: 4 }] };
      const lost = await visitor.post("/quote", body(world, { ...there, ...more }));
      expect(lost.json.data).toMatchObject({
        delivery: 300,
        total: 3300,
        hints: [{ ...none, kind: "free_delivery_lost", missing: 1000 }],
      });

      await db.coupon.create({
        data: { tentId: tent.id, code: "MATERA", key: "matera", kind: "PERCENT", percent: "10", minTotal: "4000" },
      });
      const coded = (units: number, coupon: string) =>
        visitor.post("/quote", {
          tent_id: tent.id,
          lines: [{ product_id: mate.id, quantity: units }],
          coupon,
        });
      expect((await coded(4, " matéra ")).json.data).toMatchObject({
        total: 3000,
        discounts: [threeForTwo],
        hints: [{ ...none, kind: "coupon_minimum", name: "Cupón MATERA", missing: 1000 }],
      });
      expect((await coded(6, "MATERA")).json.data).toMatchObject({
        total: 3600,
        discounts: [
          { ...threeForTwo, amount: 2000 },
          { kind: "coupon", name: "Cupón MATERA", amount: 400 },
        ],
        problems: [],
      });
      expect((await coded(6, "OTRO")).json.data).toMatchObject({
        total: 4000,
        problems: [{ kind: "coupon_unknown", product_id: null, missing: null }],
      });

      const tonight = { at: "2026-11-20T23:00:00-03:00", ...more, payment_method: null };
      const asOwner = await (await rest.as(owner.id)).post("/quote", body(world, tonight));
      expect(asOwner.json.data).toMatchObject({ total: 2000, discounts: [{ name: "Noche", amount: 2000 }] });
      const refusals = await Promise.all(
        [null, other.id].map(async (id) => (await rest.as(id)).post("/quote", body(world, tonight))),
      );
      expect(refusals.map(({ status, json }) => [status, json.error?.code])).toEqual([
        [403, "SESSION_EXPIRED"],
        [403, "FORBIDDEN"],
      ]);

      await db.tent.update({ where: { id: tent.id }, data: { suspended: true } });
      expect((await visitor.post("/quote", body(world))).json.error?.code).toBe("TENT_SUSPENDED");
    },
  },
]);
