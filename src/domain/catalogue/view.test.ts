import { describe, expect, it } from "vitest";
import {
  type CategoryEntry,
  cataloguePages,
  listingSections,
  type ProductCardView,
  pageCount,
  parsePageNumber,
  sectionProducts,
} from "./view";

const entries = (count: number): CategoryEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Categoría ${index + 1}`,
    path: `/categoria-${index + 1}`,
    count: 9,
    photo: null,
  }));

describe("pages", () => {
  it.each([
    ["1", 1],
    ["84", 84],
    ["0", null],
    ["01", null],
    ["-1", null],
    ["1.5", null],
    ["100000", null],
    ["x", null],
  ])("parses %s as page %s", (text, page) => expect(parsePageNumber(text)).toBe(page));

  it("counts at least one page", () => {
    expect([0, 1, 24, 25, 2000].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 84]);
  });

  it("shows fewer products of each category when there are many", () => {
    expect(listingSections(entries(3), 1).each).toBe(8);
    expect(listingSections(entries(4), 1).each).toBe(4);
    expect(listingSections(entries(30), 3).shown.map(({ id }) => id)).toEqual([25, 26, 27, 28, 29, 30]);
  });

  it("pages the catalogue by categories, by cards, or by rows", () => {
    const shop = { layout: "grid", categories: entries(30), others: null, productCount: 270 } as const;
    expect(cataloguePages(shop)).toBe(3);
    expect(cataloguePages({ ...shop, categories: [] })).toBe(12);
    expect(cataloguePages({ ...shop, layout: "list" })).toBe(3);
  });
});

describe("a section of the catalogue", () => {
  const cards = (...ids: number[]) => ids.map((id) => ({ id }) as ProductCardView);
  const shown = (products: ProductCardView[], offers: ProductCardView[], each = 4) =>
    sectionProducts(products, { offers, each }).map(({ id }) => id);

  it.each([
    ["as many as fit", cards(1, 2, 3, 4, 5, 6), cards(), [1, 2, 3, 4]],
    ["none of the offers above it", cards(1, 2, 3, 4, 5, 6), cards(9, 2, 4), [1, 3, 5, 6]],
    ["fewer where it has no others", cards(1, 2, 3), cards(1, 2), [3]],
    ["its own where all of them are offers", cards(1, 2), cards(2, 1, 3), [1, 2]],
    ["nothing of nothing", cards(), cards(1), []],
  ])("shows %s", (_, products, offers, ids) => {
    expect(shown(products, offers)).toEqual(ids);
  });
});
