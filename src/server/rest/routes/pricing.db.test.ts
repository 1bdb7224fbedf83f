import { expect } from "vitest";
import { makeTent, makeUser } from "~/test/factories";
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
  return { owner, other, tent, superUser: await makeUser(db, { role: "SUPER" }) };
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
]);
