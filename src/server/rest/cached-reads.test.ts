import { expect, it } from "vitest";
import { CACHED_READS } from "~/domain/api/cached-reads";
import { table } from "./table";

const publicReads = table
  .filter(({ who, method }) => who === "anyone" && method === "GET")
  .map(({ path }) => path.slice(1).split("/"))
  .map(([call = "", ...parts]) => ({ call, parts: parts.length }));

/** Public reads that are not about a shop, or that tell what is stored at this moment. */
const NOT_KEPT = ["suscriptions", "refetch-product", "image-tobase", "config", "country"];

it("knows every public read of the API: keep new ones in domain/api/cached-reads.ts, or say here why not", () => {
  const kept = Object.entries(CACHED_READS).map(([call, { parts }]) => ({ call, parts }));
  const byCall = (one: { call: string }, other: { call: string }) => (one.call < other.call ? -1 : 1);
  expect(kept.sort(byCall)).toEqual(publicReads.filter(({ call }) => !NOT_KEPT.includes(call)).sort(byCall));
  expect(publicReads.map(({ call }) => call)).toEqual(expect.arrayContaining(NOT_KEPT));
});
