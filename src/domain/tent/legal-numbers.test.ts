import { expect, test } from "vitest";
import { formatCuit, isCbu } from "./legal-numbers";

test.each([
  ["2850590940090418135201", true],
  ["2850590940090418135202", false],
  ["2850590840090418135201", false],
  ["285059094009041813520", false],
  ["28505909400904181352O1", false],
])("CBU %s: %s", (digits, right) => {
  expect(isCbu(digits)).toBe(right);
});

test.each([
  ["20-12345678-6", "20-12345678-6"],
  ["20 12345678 6", "20-12345678-6"],
  ["20123456786", "20-12345678-6"],
  ["20-12345678-5", null],
  ["2012345678", null],
  ["", null],
])("CUIT %s: %s", (text, wanted) => {
  expect(formatCuit(text)).toBe(wanted);
});
