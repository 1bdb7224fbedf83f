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
  it("begins with the first that can be had", () => {
    expect(firstChoice(options, variants)).toEqual(["S", "Negro"]);
    expect(firstChoice(options, [variant(1, ["S", "Lila"], true)])).toEqual(["S", "Lila"]);
    expect(firstChoice(options, [])).toEqual(["S", "Lila"]);
  });

  it("offers what can be had after the options before it", () => {
    expect(canChoose(variants, ["S", "Negro"], 0, "M")).toBe(true);
    expect(canChoose(variants, ["S", "Negro"], 1, "Lila")).toBe(false);
    expect(canChoose(variants, ["M", "Lila"], 1, "Lila")).toBe(true);
  });

  it("keeps a combination that is sold out, so that the page can say it", () => {
    expect(choose(variants, ["S", "Negro"], 0, "M")).toEqual(["M", "Negro"]);
    expect(choose(variants, ["M", "Lila"], 1, "Negro")).toEqual(["M", "Negro"]);
    expect(chosenVariant(variants, ["M", "Negro"])?.soldOut).toBe(true);
    expect(chosenVariant(variants, ["M", "Lila"])?.id).toBe(3);
    expect(chosenVariant(variants, ["L", "Lila"])).toBeNull();
  });

  it("moves the later options along where nobody makes the combination", () => {
    const some = [variant(1, ["S", "Lila"]), variant(2, ["M", "Negro"], true), variant(3, ["M", "Verde"])];
    expect(choose(some, ["S", "Lila"], 0, "M")).toEqual(["M", "Verde"]);
    expect(choose(some.slice(0, 2), ["S", "Lila"], 0, "M")).toEqual(["M", "Negro"]);
    expect(choose(some, ["S", "Lila"], 1, "Verde")).toEqual(["S", "Verde"]);
    expect(chosenVariant(some, ["S", "Verde"])).toBeNull();
  });
});

describe("the options of a page", () => {
  it("have only the values of variants that visitors may meet", () => {
    expect(shownOptions(options, [variant(1, ["S", "Lila"]), variant(2, ["S", "Negro"], true)])).toEqual([
      { name: "Talle", values: ["S"] },
      { name: "Color", values: ["Lila", "Negro"] },
    ]);
    expect(shownOptions(options, [])).toEqual([]);
  });
});
