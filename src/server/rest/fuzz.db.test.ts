import { it } from "vitest";
import { fuzzRest } from "~/test/fuzz-rest";
import { testDb } from "~/test/test-db";

it("survives 300 random requests and changes nothing of another merchant", { timeout: 120_000 }, () =>
  fuzzRest(testDb(), { requests: 300, seed: 20_261_120 }),
);
