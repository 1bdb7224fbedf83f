import { expect, test } from "vitest";
import { PREPARED, preparedName } from "./prepared-statements";

test("only marked queries have a name, one each, that fits PostgreSQL's 63 letters", () => {
  const one = preparedName(`${PREPARED} SELECT 1`);
  expect(one).toMatch(/^\w{1,63}$/);
  expect(preparedName(`${PREPARED} SELECT 1`)).toBe(one);
  expect(preparedName(`${PREPARED} SELECT 2`)).not.toBe(one);
  expect(preparedName("SELECT 1")).toBe("");
});
