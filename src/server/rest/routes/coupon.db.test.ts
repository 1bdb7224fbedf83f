import { expect } from "vitest";
import { makeCoupon, makeTent, makeUser } from "~/test/factories";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { couponRows } from "./coupon";

const db = testDb();
const NOBODYS = 2_000_000_000;

async function makeWorld() {
  const { owner, tent } = await makeTent(db);
  const { owner: other } = await makeTent(db);
  const coupon = await makeCoupon(db, tent.id, { minTotal: "30000", maxUses: 100 });
  return { owner, other, tent, coupon, superUser: await makeUser(db, { role: "SUPER" }) };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

const create = (over: object, ...fields: string[]) => ({
  send: ({ tent }: World) => ({ json: { tent_id: tent.id, code: "VERANO", kind: "percent", value: 10, ...over } }),
  fields,
});
const change = (over: object, ...fields: string[]) => ({
  send: ({ coupon }: World) => ({ json: { id: coupon.id, ...over } }),
  fields,
});

const SHOWN = {
  id: expect.any(Number),
  code: "MATERA",
  kind: "amount",
  value: 500,
  min_total: 30_000,
  from: null,
  to: null,
  max_uses: 100,
  once_per_phone: 0,
  paused: 0,
  uses: 0,
  state: "active",
  link: expect.stringMatching(/\/\?cupon=matera$/),
};

testCalls(db, couponRows, makeWorld, [
  {
    call: "GET /coupons/{tentId}",
    send: ({ tent }) => ({ params: { tentId: tent.id } }),
    unknown: () => ({ params: { tentId: NOBODYS } }),
    check: ({ json }, { coupon }) => expect(json.data).toEqual([{ ...SHOWN, id: coupon.id }]),
  },
  {
    call: "POST /coupon",
    send: ({ tent }) => ({
      json: {
        tent_id: tent.id,
        code: "Día 10",
        kind: "percent",
        value: 12.5,
        from: "2026-11-01",
        to: "2100-01-31",
        once_per_phone: 1,
      },
    }),
    unknown: () => ({ json: { tent_id: NOBODYS, code: "VERANO", kind: "free_delivery" } }),
    status: 201,
    invalid: [
      { send: () => ({ json: {} }), fields: ["tent_id", "code", "kind"] },
      create({ code: "ab" }, "code"),
      create({ code: "x".repeat(31) }, "code"),
      create({ code: "con espacio, € y más" }, "code"),
      create({ code: "matéra" }, "code"),
      create({ kind: "nxm" }, "kind"),
      create({ value: null }, "value"),
      create({ value: 0 }, "value"),
      create({ value: 100.5 }, "value"),
      create({ value: "10" }, "value"),
      create({ kind: "amount", value: 10_000_000_000_000 }, "value"),
      create({ min_total: -1 }, "min_total"),
      create({ min_total: 10_000_000_000_000 }, "min_total"),
      create({ max_uses: 0 }, "max_uses"),
      create({ max_uses: 1.5 }, "max_uses"),
      create({ max_uses: 100_000 }, "max_uses"),
      create({ from: "ayer" }, "from"),
      create({ from: "2026-12-02", to: "2026-12-01" }, "to"),
      create({ once_per_phone: "sí" }, "once_per_phone"),
    ],
    check: ({ json }) =>
      expect(json.data).toEqual({
        ...SHOWN,
        code: "DÍA10",
        kind: "percent",
        value: 12.5,
        min_total: null,
        max_uses: null,
        from: "2026-11-01",
        to: "2100-01-31",
        once_per_phone: 1,
        link: expect.stringMatching(/\/\?cupon=dia10$/),
      }),
  },
  {
    call: "PUT /coupon",
    send: ({ coupon }) => ({ json: { id: coupon.id, code: "otro", min_total: null, paused: 1 } }),
    unknown: () => ({ json: { id: NOBODYS, value: 10 } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["id"] },
      change({ code: "" }, "code"),
      change({ kind: "percent", value: 101 }, "value"),
      change({ value: null }, "value"),
    ],
    check: ({ json }) =>
      expect(json.data).toEqual({
        ...SHOWN,
        code: "OTRO",
        min_total: null,
        paused: 1,
        state: "paused",
        link: expect.stringMatching(/\/\?cupon=otro$/),
      }),
  },
  {
    call: "DELETE /coupon/{id}",
    send: ({ coupon }) => ({ params: { id: coupon.id } }),
    unknown: () => ({ params: { id: NOBODYS } }),
    check: async (_, { coupon }) => expect(await db.coupon.count({ where: { id: coupon.id } })).toBe(0),
  },
]);
