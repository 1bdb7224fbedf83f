import { staleAfterConcurrentWrites } from "./fixtures/concurrent-writes";
import { expect, test } from "./fixtures/test";

test("no page shows an older state after concurrent writes while visitors read", async ({ shop, origin }) => {
  expect(await staleAfterConcurrentWrites(shop, origin, 8)).toEqual([]);
});
