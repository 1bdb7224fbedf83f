import { expect } from "vitest";
import { makeProduct, makeTent, makeUser } from "~/test/factories";
import { queuedJobs } from "~/test/queue";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { cataloguePdfRows } from "./catalogue-pdf";

const db = testDb();

async function makeWorld() {
  const [{ owner, tent }, { owner: other }] = [await makeTent(db), await makeTent(db)];
  await makeProduct(db, tent.id);
  return { owner, other, superUser: await makeUser(db, { role: "SUPER" }), tent };
}

testCalls(db, cataloguePdfRows, makeWorld, [
  {
    call: "GET /catalogo-deposito-job",
    send: () => ({}),
    check: async ({ json }, { tent, owner, other, superUser }, rest) => {
      const { job_id: id } = json.data as { job_id: number };
      const mine = await rest.as(owner.id);
      expect((await mine.get("/catalogo-deposito-job")).json).toEqual(json);
      expect((await mine.get("/processing-job")).json).toEqual({ data: 1 });
      expect(await db.cataloguePdf.findMany({ where: { tentId: tent.id } })).toMatchObject([{ id, status: "WAITING" }]);
      const queued = await queuedJobs(db, "make-catalogue-pdf");
      expect(queued.filter(({ data }) => (data as { pdfId: number }).pdfId === id)).toHaveLength(1);
      const theirs = await rest.as(other.id);
      expect((await theirs.get("/processing-job")).json).toEqual({ data: 0 });
      const empty = await theirs.get("/catalogo-deposito-job");
      expect([empty.status, Object.keys(empty.json.error?.fields ?? {})]).toEqual([422, ["scope"]]);
      expect((await (await rest.as(superUser.id)).get("/catalogo-deposito-job")).status).toBe(404);
    },
  },
  {
    call: "GET /processing-job",
    send: () => ({}),
    check: async ({ json }, { superUser }, rest) => {
      expect(json.data).toBe(0);
      expect((await (await rest.as(superUser.id)).get("/processing-job")).json).toEqual({ data: 0 });
    },
  },
]);
