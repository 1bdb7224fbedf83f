import { expect, it } from "vitest";
import { paymentReference, referencedKey } from "./payment-reference";

const KEY = "7a2b01f8-9c44-4a0e-8f3d-2f1d3c5b7a90";

it("is short and maps back to the key", () => {
  expect(paymentReference(KEY)).toBe("VD-7A2B01F8");
  expect(referencedKey(paymentReference(KEY))).toBe("7a2b01f8");
});

it.each([
  ["VD-7A2B01F8", "7a2b01f8"],
  ["  vd 7a2b01f8 ", "7a2b01f8"],
  ["vd7A2B01F8", "7a2b01f8"],
  ["VD-7A2B01F", null],
  ["VD-7A2B01F88", null],
  ["VD-7A2B%1F8", null],
  ["7A2B01F8", null],
  ["Vanesa", null],
  ["", null],
])("%j", (typed, key) => {
  expect(referencedKey(typed)).toBe(key);
});
