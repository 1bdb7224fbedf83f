import { expect, it } from "vitest";
import { ARGENTINA } from "~/copy/country";
import { shopScriptCopyFor } from "~/copy/shop-script";
import { milli } from "~/domain/money/milli";
import { DOT_GROUPS } from "~/domain/money/number-format";
import type { Unit } from "~/domain/money/unit";
import { type BuyData, quantityLimit } from "./buy-view";

const sold = (unit: Unit, step: number) =>
  ({
    money: { symbol: "$", ...DOT_GROUPS },
    product: { unit, step: milli(step), minQuantity: milli(step) },
  }) as BuyData;

it.each([
  ["UNIT", 1_000, 3_000, 0, 3_000, "Quedan 3"],
  ["UNIT", 1_000, 3_000, 0, 2_000, ""],
  ["UNIT", 1_000, 3_000, 1_000, 2_000, "Quedan 3 y 1 ya está en tu pedido"],
  ["UNIT", 1_000, 3_000, 2_000, 1_000, "Quedan 3 y 2 ya están en tu pedido"],
  ["UNIT", 1_000, 3_000, 3_000, 1_000, "Quedan 3 y ya están en tu pedido"],
  ["UNIT", 1_000, 1_000, 1_000, 1_000, "Queda 1 y ya está en tu pedido"],
  ["UNIT", 1_000, 12_000, 0, 12_000, "Quedan 12"],
  ["DOZEN", 500, 500, 0, 500, "Queda media docena"],
  ["DOZEN", 500, 1_500, 500, 1_000, "Quedan 1,5 docenas y ½ docena ya está en tu pedido"],
  ["KG", 250, 2_500, 0, 2_500, "Quedan 2,5 kg"],
  ["KG", 250, 2_500, 0, 2_000, ""],
  ["UNIT", 1_000, null, 0, 9_000, ""],
] as const)(
  "of %s by %i with %j left and %i in the cart, %i is limited: %j",
  (unit, step, stock, held, quantity, said) => {
    const sought = { stock: stock === null ? null : milli(stock), held: milli(held), quantity: milli(quantity) };
    expect(quantityLimit(sold(unit, step), shopScriptCopyFor(ARGENTINA).buy, sought)).toBe(said);
  },
);
