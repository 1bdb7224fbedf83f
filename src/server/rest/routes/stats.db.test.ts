import { expect } from "vitest";
import { makeTent, makeUser } from "~/test/factories";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { statsRows } from "./stats";

const db = testDb();
const NOBODYS = 2_000_000_000;

/** A shop with two visits yesterday and one a month ago, and an order today. */
async function makeWorld() {
  const [{ owner, tentId }, { owner: other }] = [await makeTent(db), await makeTent(db)];
  const at = (day: string) => new Date(`${day}T15:00:00Z`);
  await db.visit.createMany({
    data: [
      { tentId, at: at("2026-11-19"), kind: "VISIT", source: "WHATSAPP" },
      { tentId, at: at("2026-11-19"), kind: "VISIT", source: "DIRECT" },
      { tentId, at: at("2026-11-19"), kind: "CART_ADD" },
      { tentId, at: at("2026-10-20"), kind: "VISIT", source: "DIRECT" },
    ],
  });
  await db.order.create({
    data: {
      tentId,
      number: 1,
      clientKey: `stats-${tentId}`,
      token: `stats-${tentId}`,
      customerName: "Lucía",
      currency: "ARS",
      subtotal: "1500.50",
      total: "1500.50",
      createdAt: at("2026-11-20"),
    },
  });
  return { owner, other, tentId, superUser: await makeUser(db, { role: "SUPER" }) };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

const ofDays =
  (query?: Record<string, string>) =>
  ({ tentId }: World) => ({
    params: { id: tentId },
    ...(query && { query }),
  });
const invalid = [
  { send: ofDays({ from: "ayer", to: "2026-02-30" }), fields: ["from", "to"] },
  { send: ofDays({ from: "2026-11-20", to: "2026-11-19" }), fields: ["to"] },
  { send: ofDays({ from: "2025-11-19", to: "2026-11-20" }), fields: ["from"] },
];
const unknown = () => ({ params: { id: NOBODYS } });

testCalls(db, statsRows, makeWorld, [
  {
    call: "GET /tentStats/{id}",
    send: ofDays(),
    unknown,
    invalid,
    check: async ({ json }, { owner, tentId }, rest) => {
      const { days, ...whole } = json.data as { days: { date: string }[] };
      expect(whole).toEqual({
        from: "2026-10-22",
        to: "2026-11-20",
        totals: { visits: 2, sessions: 2, product_views: 0, cart_adds: 1, whatsapp_opens: 0, orders: 1, sales: 1500.5 },
      });
      expect(days).toHaveLength(30);
      expect(days.at(-1)).toMatchObject({ date: "2026-11-20", visits: 0, orders: 1, sales: 1500.5 });
      const client = await rest.as(owner.id);
      const year = await client.get(`/tentStats/${tentId}?from=2025-11-20&to=2026-11-20`);
      expect(year.json.data).toMatchObject({ totals: { visits: 3 } });
      expect((await client.get(`/tentStats/${tentId}?to=2026-10-20`)).json.data).toMatchObject({ from: "2026-09-21" });
    },
  },
  {
    call: "GET /tent-sessions/{id}",
    send: ofDays({ from: "2026-10-01" }),
    unknown,
    invalid,
    check: ({ json }) =>
      expect(json.data).toEqual([
        { date: "2026-10-20", source: "DIRECT", sessions: 1 },
        { date: "2026-11-19", source: "DIRECT", sessions: 1 },
        { date: "2026-11-19", source: "WHATSAPP", sessions: 1 },
      ]),
  },
]);
