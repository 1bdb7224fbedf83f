import { expect } from "vitest";
import { makeCategory, makeProduct, makeTent, makeUser } from "~/test/factories";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { pricingRows } from "./pricing";

const db = testDb();
const NOBODYS = 2_000_000_000;

async function makeWorld() {
  const { owner, tent, tentId } = await makeTent(db);
  const { owner: other } = await makeTent(db);
  await db.paymentAdjustment.createMany({
    data: [
      { tentId, method: "TRANSFER", percent: 10 },
      { tentId, method: "CASH", percent: 12.5 },
    ],
  });
  const category = await makeCategory(db, tentId);
  const product = await makeProduct(db, tentId, { categoryId: category.id });
  const promotion = await db.promotion.create({ data: { tentId, name: "15 %", kind: "PERCENT", percent: 15 } });
  const quantityBreak = await db.quantityBreak.create({
    data: { tentId, from: 6, percent: 10, reach: "CATEGORIES", categoryIds: [category.id] },
  });
  const rows = { category, product, promotion, quantityBreak };
  return { owner, other, tent, superUser: await makeUser(db, { role: "SUPER" }), ...rows };
}

const KEPT = [
  { payment_method: "CASH", percent: 12.5 },
  { payment_method: "TRANSFER", percent: 10 },
];
type World = Awaited<ReturnType<typeof makeWorld>>;
const put = (change: Record<string, unknown>) => ({
  send: ({ tent }: World) => ({ json: { tent_id: tent.id, payment_method: "OTHER", percent: 5, ...change } }),
  fields: Object.keys(change),
});

const THREE_FOR_TWO = { name: "3x2", kind: "nxm", buy: 3, pay: 2 };
const post = (change: Record<string, unknown>, ...fields: string[]) => ({
  send: ({ tent }: World) => ({ json: { tent_id: tent.id, ...THREE_FOR_TWO, all: 1, ...change } }),
  fields,
});
const change = (given: Record<string, unknown>, ...fields: string[]) => ({
  send: ({ promotion }: World) => ({ json: { id: promotion.id, ...given } }),
  fields,
});
const postBreak = (given: Record<string, unknown>, ...fields: string[]) => ({
  send: ({ tent }: World) => ({ json: { tent_id: tent.id, from: 6, percent: 10, all: 1, ...given } }),
  fields,
});
const changeBreak = (given: Record<string, unknown>, ...fields: string[]) => ({
  send: ({ quantityBreak }: World) => ({ json: { id: quantityBreak.id, ...given } }),
  fields,
});
const EVERYWHERE = { all: 1, category_ids: null, product_ids: null };
const SHARE = {
  name: "15 %",
  kind: "percent",
  buy: null,
  pay: null,
  nth: null,
  value: 15,
  across_products: 0,
  ...EVERYWHERE,
  from: null,
  to: null,
  weekdays: [],
  hours: null,
  paused: 0,
  on_lists: [],
  state: "active",
};

testCalls(db, pricingRows, makeWorld, [
  {
    call: "GET /payment-adjustments/{tentId}",
    send: ({ tent }) => ({ params: { tentId: tent.id } }),
    unknown: () => ({ params: { tentId: NOBODYS } }),
    check: ({ json }) => expect(json.data).toEqual(KEPT),
  },
  {
    call: "PUT /payment-adjustment",
    send: ({ tent }) => ({ json: { tent_id: tent.id, payment_method: "OTHER", percent: -7.25 } }),
    unknown: () => ({ json: { tent_id: NOBODYS, payment_method: "OTHER", percent: 5 } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["tent_id", "payment_method", "percent"] },
      put({ payment_method: "CARD" }),
      put({ percent: 100.01 }),
      put({ percent: -101 }),
      put({ percent: 0.125 }),
      put({ percent: "10" }),
      put({ percent: null }),
    ],
    check: async ({ json }, { tent, owner }, rest) => {
      expect(json.data).toEqual([...KEPT, { payment_method: "OTHER", percent: -7.25 }]);
      const merchant = await rest.as(owner.id);
      const set = (payment_method: string, percent: number) =>
        merchant.put("/payment-adjustment", { tent_id: tent.id, payment_method, percent });
      // twice at once is once, and zero removes it however often
      const both = await Promise.all([set("CASH", 20), set("CASH", 20)]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      await set("TRANSFER", 0);
      expect((await set("TRANSFER", 0)).json.data).toEqual([
        { payment_method: "CASH", percent: 20 },
        { payment_method: "OTHER", percent: -7.25 },
      ]);
    },
  },
  {
    call: "GET /promotions/{tentId}",
    send: ({ tent }) => ({ params: { tentId: tent.id } }),
    unknown: () => ({ params: { tentId: NOBODYS } }),
    check: ({ json }, { promotion }) => expect(json.data).toEqual([{ id: promotion.id, ...SHARE }]),
  },
  {
    call: "POST /promotion",
    send: ({ tent, product }) => ({
      json: {
        tent_id: tent.id,
        ...THREE_FOR_TWO,
        across_products: "1",
        product_ids: [product.id],
        from: "2026-11-01",
        to: "2100-11-30T23:59:00-03:00",
        weekdays: [5, 6],
        hours: { from: "22:00", to: "02:00" },
      },
    }),
    unknown: () => ({ json: { tent_id: NOBODYS, ...THREE_FOR_TWO, all: 1 } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["tent_id", "name", "kind"] },
      { send: ({ tent }) => ({ json: { tent_id: tent.id, ...THREE_FOR_TWO } }), fields: ["product_ids"] },
      post({ product_ids: [NOBODYS] }, "product_ids"),
      post({ all: 0, product_ids: [NOBODYS] }, "product_ids"),
      post({ all: 0, category_ids: [NOBODYS] }, "category_ids"),
      post({ all: 0, category_ids: [] }, "category_ids"),
      post({ on_lists: [NOBODYS] }, "on_lists"),
      post({ pay: 3 }, "pay"),
      post({ buy: null, pay: null }, "buy", "pay"),
      post({ kind: "percent" }, "value"),
      post({ kind: "percent", value: 12.345 }, "value"),
      post({ kind: "amount", value: 0 }, "value"),
      post({ kind: "nth_percent", value: 50 }, "nth"),
      post(
        { across_products: "si", weekdays: [0], hours: { from: "18", to: "20:00" } },
        "across_products",
        "weekdays.0",
        "hours.from",
      ),
      post({ from: "2026-11-30", to: "2026-11-01" }, "to"),
    ],
    check: async ({ json }, { product, tent, other }, rest) => {
      expect(json.data).toEqual({
        ...SHARE,
        id: expect.any(Number),
        name: "3x2",
        kind: "nxm",
        buy: 3,
        pay: 2,
        value: null,
        across_products: 1,
        all: 0,
        category_ids: null,
        product_ids: [product.id],
        from: "2026-11-01",
        to: "2100-11-30T23:59:00-03:00",
        weekdays: [5, 6],
        hours: { from: "22:00", to: "02:00" },
      });
      const stranger = await rest.as(other.id);
      const theirs = await db.tent.findFirstOrThrow({ where: { ownerId: other.id } });
      const stolen = await stranger.post("/promotion", {
        tent_id: theirs.id,
        ...THREE_FOR_TWO,
        product_ids: [product.id],
      });
      expect([stolen.status, Object.keys(stolen.json.error?.fields ?? {})]).toEqual([422, ["product_ids"]]);
      expect(await db.promotion.count({ where: { tentId: { not: tent.id }, name: "3x2" } })).toBe(0);
    },
  },
  {
    call: "PUT /promotion",
    send: ({ promotion }) => ({ json: { id: promotion.id, kind: "amount", value: 250.5, paused: 1 } }),
    unknown: () => ({ json: { id: NOBODYS, paused: 1 } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["id"] },
      change({ name: "" }, "name"),
      change({ kind: "nxm" }, "buy", "pay"),
      change({ value: null }, "value"),
      change({ all: 1, category_ids: [1] }, "product_ids"),
      change({ product_ids: [NOBODYS] }, "product_ids"),
    ],
    check: async ({ json }, { promotion, owner }, rest) => {
      const changed = { ...SHARE, id: promotion.id, kind: "amount", value: 250.5, paused: 1, state: "paused" };
      expect(json.data).toEqual(changed);
      // what was read may be sent back
      expect((await (await rest.as(owner.id)).put("/promotion", json.data)).json.data).toEqual(changed);
    },
  },
  {
    call: "DELETE /promotion/{id}",
    send: ({ promotion }) => ({ params: { id: promotion.id } }),
    unknown: () => ({ params: { id: NOBODYS } }),
    check: async (_, { promotion }) => expect(await db.promotion.count({ where: { id: promotion.id } })).toBe(0),
  },
  {
    call: "GET /quantity-breaks/{tentId}",
    send: ({ tent }) => ({ params: { tentId: tent.id } }),
    unknown: () => ({ params: { tentId: NOBODYS } }),
    check: ({ json }, { quantityBreak, category }) =>
      expect(json.data).toEqual([
        {
          id: quantityBreak.id,
          from: 6,
          percent: 10,
          price: null,
          all: 0,
          category_ids: [category.id],
          product_ids: null,
          paused: 0,
        },
      ]),
  },
  {
    call: "POST /quantity-break",
    send: ({ tent, product }) => ({
      json: { tent_id: tent.id, from: 2.5, price: 4_200.5, product_ids: [product.id], paused: "1" },
    }),
    unknown: () => ({ json: { tent_id: NOBODYS, from: 6, percent: 10, all: 1 } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["tent_id", "from"] },
      postBreak({ from: 1 }, "from"),
      postBreak({ from: "6" }, "from"),
      postBreak({ percent: 0 }, "percent"),
      postBreak({ price: 5 }, "price"),
      postBreak({ percent: null }, "price"),
      postBreak({ paused: "pausado" }, "paused"),
      postBreak({ all: 0 }, "product_ids"),
      postBreak({ all: 0, product_ids: [NOBODYS] }, "product_ids"),
      postBreak({ all: 0, category_ids: [NOBODYS] }, "category_ids"),
    ],
    check: ({ json }, { product }) =>
      expect(json.data).toEqual({
        id: expect.any(Number),
        from: 2.5,
        percent: null,
        price: 4_200.5,
        all: 0,
        category_ids: null,
        product_ids: [product.id],
        paused: 1,
      }),
  },
  {
    call: "PUT /quantity-break",
    send: ({ quantityBreak }) => ({ json: { id: quantityBreak.id, price: 900, all: 1, paused: 1 } }),
    unknown: () => ({ json: { id: NOBODYS, from: 9 } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["id"] },
      changeBreak({ from: 0 }, "from"),
      changeBreak({ paused: 2 }, "paused"),
      changeBreak({ percent: 5, price: 5 }, "price"),
      changeBreak({ product_ids: [NOBODYS] }, "product_ids"),
    ],
    check: async ({ json }, { quantityBreak, owner }, rest) => {
      const changed = { id: quantityBreak.id, from: 6, percent: null, price: 900, ...EVERYWHERE, paused: 1 };
      expect(json.data).toEqual(changed);
      expect((await (await rest.as(owner.id)).put("/quantity-break", json.data)).json.data).toEqual(changed);
    },
  },
  {
    call: "DELETE /quantity-break/{id}",
    send: ({ quantityBreak }) => ({ params: { id: quantityBreak.id } }),
    unknown: () => ({ params: { id: NOBODYS } }),
    check: async (_, { quantityBreak }) =>
      expect(await db.quantityBreak.count({ where: { id: quantityBreak.id } })).toBe(0),
  },
]);
