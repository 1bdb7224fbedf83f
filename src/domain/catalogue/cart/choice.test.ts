import { describe, expect, it } from "vitest";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import { canChoose, choicePrice, choose, chosenVariant, firstChoice, missingOption, shownOptions } from "./choice";

const options = [
  { name: "Talle", values: ["S", "M"] },
  { name: "Color", values: ["Lila", "Negro"] },
];
const variant = (id: number, values: string[], soldOut = false, price: number | null = 100) => ({
  id,
  values,
  priceCents: price === null ? null : cents(price),
  soldOut,
  stock: soldOut ? milli(0) : null,
});
const variants = [
  variant(1, ["S", "Lila"], true),
  variant(2, ["S", "Negro"]),
  variant(3, ["M", "Lila"]),
  variant(4, ["M", "Negro"], true),
];

describe("choosing a variant", () => {
  it("starts with nothing chosen but what leaves no choice", () => {
    expect(firstChoice(options, variants)).toEqual([null, null]);
    expect(firstChoice([{ name: "Talle", values: ["S"] }, ...options.slice(1)], variants)).toEqual(["S", null]);
    expect(firstChoice(options, variants.slice(0, 2))).toEqual(["S", "Negro"]);
    expect(firstChoice(options, [])).toEqual([null, null]);
  });

  it("offers the values available after the earlier options", () => {
    expect(canChoose(variants, ["S", "Negro"], 0, "M")).toBe(true);
    expect(canChoose(variants, ["S", "Negro"], 1, "Lila")).toBe(false);
    expect(canChoose(variants, ["M", "Lila"], 1, "Lila")).toBe(true);
    expect(canChoose(variants, [null, null], 1, "Lila")).toBe(true);
  });

  it("keeps a sold-out combination, so that the page can show it", () => {
    expect(choose(variants, ["S", "Negro"], 0, "M")).toEqual(["M", "Negro"]);
    expect(choose(variants, ["M", "Lila"], 1, "Negro")).toEqual(["M", "Negro"]);
    expect(chosenVariant(variants, ["M", "Negro"])?.soldOut).toBe(true);
    expect(chosenVariant(variants, ["M", "Lila"])?.id).toBe(3);
    expect(chosenVariant(variants, ["L", "Lila"])).toBeNull();
    expect(chosenVariant(variants, ["M", null])).toBeNull();
  });

  it("asks for the later options again when the combination does not exist", () => {
    const some = [variant(1, ["S", "Lila"]), variant(2, ["M", "Negro"], true), variant(3, ["M", "Verde"])];
    expect(choose(some, ["S", "Lila"], 0, "M")).toEqual(["M", null]);
    expect(choose(some, ["S", "Lila"], 1, "Verde")).toEqual(["S", "Verde"]);
    expect(choose(some, [null, null], 1, "Verde")).toEqual([null, "Verde"]);
    expect(chosenVariant(some, ["S", "Verde"])).toBeNull();
  });

  it("names the first option without a value", () => {
    expect(missingOption(["S", null])).toBe(1);
    expect(missingOption([null, null])).toBe(0);
    expect(missingOption(["S", "Lila"])).toBe(-1);
  });

  it("costs what its variant costs, and before that the lowest price that is left", () => {
    const priced = [
      variant(1, ["S", "Lila"], true, 50),
      variant(2, ["S", "Negro"], false, 200),
      variant(3, ["M", "Lila"], false, 300),
    ];
    expect(choicePrice(priced, [null, null])).toEqual({ priceCents: 200, from: true });
    expect(choicePrice(priced, ["M", null])).toEqual({ priceCents: 300, from: false });
    expect(choicePrice(priced, ["S", "Lila"])).toEqual({ priceCents: 50, from: false });
    expect(choicePrice([variant(1, ["S"], false, null)], [null])).toEqual({ priceCents: null, from: false });
    expect(choicePrice(priced, ["L", null])).toEqual({ priceCents: null, from: false });
  });
});

describe("the options of a page", () => {
  it("contain only the values of visible variants", () => {
    expect(shownOptions(options, [variant(1, ["S", "Lila"]), variant(2, ["S", "Negro"], true)])).toEqual([
      { name: "Talle", values: ["S"] },
      { name: "Color", values: ["Lila", "Negro"] },
    ]);
    expect(shownOptions(options, [])).toEqual([]);
  });
});
