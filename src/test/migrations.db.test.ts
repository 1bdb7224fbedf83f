import { expect, inject, it } from "vitest";
import { missingSql } from "../../scripts/db/drift.mjs";
import { testDb } from "./test-db";

it("the migrations make what the schema says: else run `npm run db:migration -- name`", async () => {
  expect(await missingSql(inject("database").url)).toBe("");
});

it("gives each file a database with the extensions that search needs", async () => {
  const found = await testDb().$queryRaw<{ extname: string }[]>`select extname from pg_extension order by extname`;
  expect(found.map(({ extname }) => extname)).toEqual(expect.arrayContaining(["pg_trgm", "unaccent"]));
});
