import { beforeAll, expect, test } from "vitest";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { checkTentSubdomain } from "./check-subdomain";

const db = testDb();
beforeAll(() => makeBase(db));

test("a taken subdomain comes with three that are free, a free or a wrong one with none", async () => {
  const { owner } = await makeTent(db, { subdomain: "casa-sol" });
  await makeTent(db, { subdomain: "mi-casa-sol" });
  await db.oldSubdomain.create({ data: { subdomain: "casa-sol-2", givenUpAt: new Date("2026-11-19") } });
  const { ctx } = merchantContext(db, owner.id);
  const ask = (subdomain: string) => checkTentSubdomain(ctx, { subdomain, tentId: null });
  expect(await ask("casa-sol")).toEqual({
    problem: "subdomain.taken",
    free: ["casa-sol-tienda", "casa-sol-online", "tienda-casa-sol"],
  });
  expect(await ask("casa-luna")).toEqual({ problem: null, free: [] });
  expect(await ask("a")).toEqual({ problem: "subdomain.tooShort", free: [] });
});
