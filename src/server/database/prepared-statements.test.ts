import { expect, test } from "vitest";
import { PREPARED, preparedName } from "./prepared-statements";

test("only marked queries have a name, which is unique and fits PostgreSQL's 63 bytes", () => {
  const one = preparedName(`${PREPARED} SELECT 1`);
  expect(one).toMatch(/^\w{1,63}$/);
  expect(preparedName(`${PREPARED} SELECT 1`)).toBe(one);
  expect(preparedName(`${PREPARED} SELECT 2`)).not.toBe(one);
  expect(preparedName("SELECT 1")).toBe("");
});
