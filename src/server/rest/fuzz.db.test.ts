import { it } from "vitest";
import { fuzzRest } from "~/test/fuzz-rest";
import { testDb } from "~/test/test-db";

it("survives 300 odd requests and touches nothing of another merchant's", { timeout: 120_000 }, () =>
  fuzzRest(testDb(), { requests: 300, seed: 20_261_120 }),
);
