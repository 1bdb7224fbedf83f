import { expect } from "vitest";
import { makeTent, makeUser } from "~/test/factories";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { surveyRows } from "./survey";

const db = testDb();
const answers = { sells: "Ropa", sells_where: "Feria", heard_of: "Una amiga" };

async function makeWorld() {
  const [{ owner }, { owner: other }] = [await makeTent(db), await makeTent(db)];
  return { owner, other, superUser: await makeUser(db, { role: "SUPER" }) };
}

testCalls(db, surveyRows, makeWorld, [
  {
    call: "GET /user-survey/{id}",
    send: ({ owner }) => ({ params: { id: owner.id } }),
    unknown: () => ({ params: { id: 2_147_483_647 } }),
    check: async ({ json }, { owner, other, superUser }, rest) => {
      expect(json.data).toBeNull();
      const mine = await rest.as(owner.id);
      const kept = await mine.post("/survey", answers);
      expect((await mine.get(`/user-survey/${owner.id}`)).json).toEqual(kept.json);
      for (const id of [other.id, superUser.id]) {
        expect((await (await rest.as(id)).get(`/user-survey/${owner.id}`)).status).toBe(404);
      }
    },
  },
  {
    call: "POST /survey",
    send: () => ({ json: { ...answers, comment: " ¡Gracias! " } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["sells", "sells_where", "heard_of"] },
      {
        send: () => ({ json: { sells: " ", sells_where: "x".repeat(201), heard_of: 1, comment: "x".repeat(1_001) } }),
        fields: ["sells", "sells_where", "heard_of", "comment"],
      },
    ],
    check: async ({ json }, { owner }, rest) => {
      expect(json.data).toEqual({
        id: expect.any(Number),
        user_id: owner.id,
        ...answers,
        comment: "¡Gracias!",
        created_at: "2026-11-20T15:00:00.000Z",
      });
      const again = await (await rest.as(owner.id)).post("/survey", { ...answers, sells: "Otra cosa" });
      expect(again.json).toEqual(json);
    },
  },
]);
