import { writeTwiceUnderReaders } from "./fixtures/double-writes";
import { expect, test } from "./fixtures/test";

test("no page of any kind keeps an older state after 200 double writes", async ({ shop, origin }) => {
  test.setTimeout(900_000);
  expect(await writeTwiceUnderReaders(shop, origin, 200)).toEqual([]);
});
