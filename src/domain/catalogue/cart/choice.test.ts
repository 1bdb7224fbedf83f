import { describe, expect, it } from "vitest";
import { cents } from "../../money/money";
import { canChoose, choose, chosenVariant, firstChoice, shownOptions } from "./choice";

const options = [
  { name: "Talle", values: ["S", "M"] },
  { name: "Color", values: ["Lila", "Negro"] },
];
const variant = (id: number, values: string[], soldOut = false) => ({ id, values, priceCents: cents(100), soldOut });
const variants = [
  variant(1, ["S", "Lila"], true),
  variant(2, ["S", "Negro"]),
  variant(3, ["M", "Lila"]),
  variant(4, ["M", "Negro"], true),
];

describe("choosing a variant", () => {
  it("starts with the first available variant", () => {
    expect(firstChoice(options, variants)).toEqual(["S", "Negro"]);
    expect(firstChoice(options, [variant(1, ["S", "Lila"], true)])).toEqual(["S", "Lila"]);
    expect(firstChoice(options, [])).toEqual(["S", "Lila"]);
  });

  it("offers the values available after the earlier options", () => {
    expect(canChoose(variants, ["S", "Negro"], 0, "M")).toBe(true);
    expect(canChoose(variants, ["S", "Negro"], 1, "Lila")).toBe(false);
    expect(canChoose(variants, ["M", "Lila"], 1, "Lila")).toBe(true);
  });

  it("keeps a sold-out combination, so that the page can show it", () => {
    expect(choose(variants, ["S", "Negro"], 0, "M")).toEqual(["M", "Negro"]);
    expect(choose(variants, ["M", "Lila"], 1, "Negro")).toEqual(["M", "Negro"]);
    expect(chosenVariant(variants, ["M", "Negro"])?.soldOut).toBe(true);
    expect(chosenVariant(variants, ["M", "Lila"])?.id).toBe(3);
    expect(chosenVariant(variants, ["L", "Lila"])).toBeNull();
  });

  it("adjusts the later options when the combination does not exist", () => {
    const some = [variant(1, ["S", "Lila"]), variant(2, ["M", "Negro"], true), variant(3, ["M", "Verde"])];
    expect(choose(some, ["S", "Lila"], 0, "M")).toEqual(["M", "Verde"]);
    expect(choose(some.slice(0, 2), ["S", "Lila"], 0, "M")).toEqual(["M", "Negro"]);
    expect(choose(some, ["S", "Lila"], 1, "Verde")).toEqual(["S", "Verde"]);
    expect(chosenVariant(some, ["S", "Verde"])).toBeNull();
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
