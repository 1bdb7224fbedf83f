import { it } from "vitest";
import { fuzzRest } from "~/test/fuzz-rest";
import { testDb } from "~/test/test-db";

it("survives 5,000 odd requests and touches nothing of another merchant's", () =>
  fuzzRest(testDb(), { requests: 5_000, seed: 1_720_261_120 }));
