import { expect, test } from "vitest";
import { orderPrices } from "./order-prices";

test.each([
  ["$ 3.200", 0, "faltan $ 3.200"],
  [null, 1, "falta 1 unidad"],
  [null, 3, "faltan 3 unidades"],
  ["$ 3.200", 1, "faltan $ 3.200 y 1 unidad"],
])("an order that misses %s and %s pieces of the minimum", (amount, pieces, missing) => {
  expect(orderPrices.belowMinimum("Mayorista", amount, pieces)).toBe(`No llega al mínimo de Mayorista: ${missing}.`);
});
