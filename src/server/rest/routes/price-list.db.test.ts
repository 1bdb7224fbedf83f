import { expect } from "vitest";
import { makePriceList, makeProduct, makeTent, makeUser } from "~/test/factories";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { priceListRows } from "./price-list";

const db = testDb();
const NOBODYS = 2_000_000_000;

async function makeWorld() {
  const { owner, tent } = await makeTent(db);
  const other = await makeTent(db);
  const product = await makeProduct(db, tent.id, { price: "1000" });
  const theirs = await makeProduct(db, other.tent.id);
  const list = await makePriceList(db, tent.id, { minTotal: "120000" });
  const superUser = await makeUser(db, { role: "SUPER" });
  return { owner, other: other.owner, superUser, tent, product, theirs, list };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

const create = (over: object, ...fields: string[]) => ({
  send: ({ tent }: World) => ({ json: { tent_id: tent.id, name: "Gremio", ...over } }),
  fields,
});
const change = (over: object, ...fields: string[]) => ({
  send: ({ list }: World) => ({ json: { id: list.id, ...over } }),
  fields,
});

const SHOWN = {
  id: expect.any(Number),
  name: "Mayorista",
  percent: 25,
  rounding: null,
  min_total: 120_000,
  min_units: null,
  from: null,
  to: null,
  paused: 0,
  visible_product_ids: null,
  takes_requests: 0,
  hides_public: 0,
  has_password: 0,
  own_prices: 0,
  customers: 0,
  requests: 0,
  state: "active",
  secret: expect.stringMatching(/^[\w-]{22}$/),
  link: expect.stringMatching(/\/lista\/[\w-]{22}$/),
};

testCalls(db, priceListRows, makeWorld, [
  {
    call: "GET /price-lists/{tentId}",
    send: ({ tent }) => ({ params: { tentId: tent.id } }),
    unknown: () => ({ params: { tentId: NOBODYS } }),
    check: ({ json }, { list }) => expect(json.data).toEqual([{ ...SHOWN, id: list.id, secret: list.secret }]),
  },
  {
    call: "GET /price-list/{id}",
    send: ({ list }) => ({ params: { id: list.id } }),
    unknown: () => ({ params: { id: NOBODYS } }),
    check: async ({ json }, { list, tent, owner, product }, rest) => {
      const shown = { ...SHOWN, id: list.id, secret: list.secret };
      expect(json.data).toEqual({ ...shown, entries: [] });
      const variant = await db.variant.create({ data: { productId: product.id, values: ["M"] } });
      const deleted = await makeProduct(db, tent.id);
      const merchant = await rest.as(owner.id);
      const entries = [
        { product_id: product.id, variant_id: null, price: 777.5 },
        { product_id: product.id, variant_id: variant.id, price: 0.01 },
      ];
      const sent = [...entries, { product_id: deleted.id, price: 5 }];
      expect((await merchant.put("/price-list", { id: list.id, entries: sent })).status).toBe(200);
      await db.product.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } });
      const { json: read } = await merchant.get(`/price-list/${list.id}`);
      expect(read.data).toMatchObject({ entries });
      // what is read can be written again
      const again = await merchant.put("/price-list", { id: list.id, entries });
      expect(again.json.data).toMatchObject({ own_prices: 2 });
    },
  },
  {
    call: "POST /price-list",
    send: ({ tent, product }) => ({
      json: {
        tent_id: tent.id,
        name: "Revendedores",
        percent: 12.5,
        rounding: 10,
        min_units: 12,
        password: "mate-2026",
        entries: [{ product_id: product.id, price: 777.5 }],
        visible_product_ids: [product.id],
        from: "2026-12-01",
        to: "2100-01-31",
      },
    }),
    unknown: () => ({ json: { tent_id: NOBODYS, name: "Mayorista" } }),
    status: 201,
    invalid: [
      { send: () => ({ json: {} }), fields: ["tent_id", "name"] },
      create({ name: " " }, "name"),
      create({ name: "x".repeat(61) }, "name"),
      create({ name: "mayorista" }, "name"),
      create({ percent: 0 }, "percent"),
      create({ percent: 100.5 }, "percent"),
      create({ percent: "10" }, "percent"),
      create({ rounding: 0.001 }, "rounding"),
      create({ min_total: -1 }, "min_total"),
      create({ min_units: 0 }, "min_units"),
      create({ min_units: 1.5 }, "min_units"),
      create({ password: "abc" }, "password"),
      create({ from: "ayer" }, "from"),
      create({ from: "2026-12-02", to: "2026-12-01" }, "to"),
      create({ visible_product_ids: [] }, "visible_product_ids"),
      create({ visible_product_ids: [NOBODYS] }, "visible_product_ids"),
      {
        send: ({ tent, theirs }) => ({
          json: { tent_id: tent.id, name: "M", entries: [{ product_id: theirs.id, price: 1 }] },
        }),
        fields: ["entries"],
      },
    ],
    check: async ({ json }, { product, tent, list }) => {
      expect(json.data).toEqual({
        ...SHOWN,
        name: "Revendedores",
        percent: 12.5,
        rounding: 10,
        min_total: null,
        min_units: 12,
        has_password: 1,
        own_prices: 1,
        visible_product_ids: [product.id],
        from: "2026-12-01",
        to: "2100-01-31",
        state: expect.any(String),
      });
      const made = await db.priceList.findFirstOrThrow({ where: { tentId: tent.id, id: { not: list.id } } });
      expect(made.passwordHash).toMatch(/^\$argon2id\$/);
    },
  },
  {
    call: "PUT /price-list",
    send: ({ list, product }) => ({
      json: {
        id: list.id,
        min_total: null,
        paused: 1,
        password: "otra-clave",
        entries: [{ product_id: product.id, price: 5 }],
      },
    }),
    unknown: () => ({ json: { id: NOBODYS, name: "Otra" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["id"] },
      change({ name: "" }, "name"),
      change({ percent: 101 }, "percent"),
    ],
    check: async ({ json }, { list, owner }, rest) => {
      expect(json.data).toEqual({
        ...SHOWN,
        min_total: null,
        paused: 1,
        has_password: 1,
        own_prices: 1,
        state: "paused",
      });
      const row = () => db.priceList.findUniqueOrThrow({ where: { id: list.id } });
      expect((await row()).passwordVersion).toBe(1);
      const merchant = await rest.as(owner.id);
      const { json: open } = await merchant.put("/price-list", { id: list.id, password: null, entries: [] });
      expect(open.data).toMatchObject({ has_password: 0, own_prices: 0 });
      expect((await row()).passwordVersion).toBe(2);
      // what is not sent stays
      await merchant.put("/price-list", { id: list.id, paused: 0 });
      expect((await row()).passwordVersion).toBe(2);
    },
  },
  {
    call: "DELETE /price-list/{id}",
    send: ({ list }) => ({ params: { id: list.id } }),
    unknown: () => ({ params: { id: NOBODYS } }),
    check: async (_answer, { list }) => expect(await db.priceList.findUnique({ where: { id: list.id } })).toBeNull(),
  },
]);
