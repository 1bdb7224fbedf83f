import { describe, expect, it } from "vitest";
import type { ProductCardView } from "../catalogue/view";
import { divideProducts, type HomeProducts } from "./divide-products";
import { newSection } from "./home";
import type { HomeSection } from "./schemas";

const card = (id: number) => ({ id }) as ProductCardView;
const cards = (...ids: number[]) => ids.map(card);
const from = (start: number, count: number) => cards(...Array.from({ length: count }, (_, n) => start + n));

const products = (over: Partial<HomeProducts> = {}): HomeProducts => ({
  popular: [],
  newest: [],
  offers: [],
  named: new Map(),
  ...over,
});
const picked = (...ids: number[]) => ({ ...newSection("picked", []), products: ids }) as HomeSection;
const named = (...ids: number[]) => new Map(ids.map((id) => [id, card(id)]));
const idsOf = (divided: Map<string, ProductCardView[]>) =>
  Object.fromEntries([...divided].map(([id, own]) => [id, own.map((each) => each.id)]));

describe("the products of a home's sections", () => {
  it("are shown once: a section takes the next ones of its list", () => {
    const sections = [newSection("best", []), newSection("new", []), newSection("offers", [])];
    const divided = divideProducts(
      sections,
      products({ popular: from(1, 8), newest: from(3, 12), offers: cards(2, 5, 9, 20) }),
    );
    expect(idsOf(divided)).toEqual({ best: [1, 2, 3, 4], new: [5, 6, 7, 8], offers: [9, 20] });
  });

  it("are those that the merchant picked, wherever that section stands", () => {
    const sections = [newSection("new", []), picked(2, 99, 1), newSection("offers", [])];
    const divided = divideProducts(sections, products({ newest: from(1, 6), offers: cards(1, 7), named: named(1, 2) }));
    expect(idsOf(divided)).toEqual({ new: [3, 4, 5, 6], "picked-1": [2, 1], offers: [7] });
  });

  it("are none where others show all of its list", () => {
    const sections = [newSection("best", []), newSection("new", [])];
    expect(idsOf(divideProducts(sections, products({ popular: from(1, 4), newest: from(1, 4) })))).toEqual({
      best: [1, 2, 3, 4],
      new: [],
    });
  });

  it("may be picked twice, and by no section without products", () => {
    const twice: HomeSection[] = [
      picked(1, 2),
      { ...picked(2), id: "picked-2" } as HomeSection,
      newSection("visit", []),
    ];
    expect(idsOf(divideProducts(twice, products({ named: named(1, 2) })))).toEqual({
      "picked-1": [1, 2],
      "picked-2": [2],
    });
  });
});
