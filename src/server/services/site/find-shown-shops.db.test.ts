import { beforeAll, expect, it } from "vitest";
import { tentOrigin } from "~/server/site/addresses";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { findShownShops } from "./find-shown-shops";

const db = testDb();

beforeAll(async () => {
  await makeBase(db);
  await makeTent(db, { subdomain: "demo" });
  await makeTent(db, { subdomain: "jazmin", suspended: true });
  await makeTent(db, { subdomain: "otra" });
});

it("finds the demonstration shops that are open", async () => {
  expect(await findShownShops(merchantContext(db, 1).ctx, true)).toEqual(new Map([["demo", tentOrigin("demo")]]));
});

it("finds none where a merchant may have taken the subdomain", async () => {
  expect(await findShownShops(merchantContext(db, 1).ctx, false)).toEqual(new Map());
});
