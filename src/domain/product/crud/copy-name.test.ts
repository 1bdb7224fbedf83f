import { expect, test } from "vitest";
import { copyName } from "./copy-name";

test.each([
  ["Mate", "Mate (copia)"],
  ["Mate (copia)", "Mate (copia 2)"],
  ["Mate (copia 2)", "Mate (copia 3)"],
  ["Mate (copia) rojo", "Mate (copia) rojo (copia)"],
])("a copy of %j is %j", (name, copy) => {
  expect(copyName(name)).toBe(copy);
});

test("cuts a long name so that the suffix fits", () => {
  expect(copyName("x".repeat(120))).toBe(`${"x".repeat(112)} (copia)`);
});
