import { staleAfterConcurrentWrites } from "./fixtures/concurrent-writes";
import { expect, test } from "./fixtures/test";

test("no page shows an older state after 200 concurrent writes", async ({ shop, origin }) => {
  test.setTimeout(1_800_000);
  expect(await staleAfterConcurrentWrites(shop, origin, 200)).toEqual([]);
});
