import { writeTwiceUnderReaders } from "./fixtures/double-writes";
import { expect, test } from "./fixtures/test";

test("what was saved is shown, also where two writes followed each other while visitors read", async ({
  shop,
  origin,
}) => {
  expect(await writeTwiceUnderReaders(shop, origin, 8)).toEqual([]);
});
