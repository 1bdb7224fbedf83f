import { expect, it } from "vitest";
import { checkRandomSets } from "~/test/colour-sets";

it("keeps every text of every style legible in 10,000 sets of random colours", () => {
  expect(() => checkRandomSets(10_000)).not.toThrow();
});
