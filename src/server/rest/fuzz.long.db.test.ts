import { it } from "vitest";
import { fuzzRest } from "~/test/fuzz-rest";
import { testDb } from "~/test/test-db";

it("survives 5,000 random requests and changes nothing of another merchant", () =>
  fuzzRest(testDb(), { requests: 5_000, seed: 1_720_261_120 }));
