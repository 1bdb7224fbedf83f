import fc from "fast-check";
import { expect, test } from "vitest";
import { CELL, layOut, SHEET } from "./pdf-layout";

const section = (products: number, heading: string | null = null) => ({ heading, products });

test("fits twelve products on a page, also with a heading; the thirteenth starts another", () => {
  expect(layOut([section(12)])).toHaveLength(1);
  expect(layOut([section(12, "Mates")])).toHaveLength(1);
  expect(layOut([section(13)]).map(({ products }) => products.length)).toEqual([12, 1]);
  expect(layOut([section(2_000)])).toHaveLength(167);
});

test("makes no page for no products, and no heading for an empty section", () => {
  expect(layOut([])).toEqual([]);
  expect(layOut([section(0, "Vacía"), section(1, "Mates")])[0]?.headings).toMatchObject([{ section: 1 }]);
});

test("places every product once, in order, on the sheet, and leaves no heading alone at the bottom", () => {
  const sections = fc.array(fc.record({ heading: fc.constantFrom(null, "Mates"), products: fc.nat(40) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(sections, (all) => {
      const pages = layOut(all);
      const placed = pages.flatMap(({ products }) => products);
      const total = all.reduce((sum, { products }) => sum + products, 0);
      expect(placed.map(({ at }) => at)).toEqual(Array.from({ length: total }, (_, at) => at));
      for (const { headings, products } of pages) {
        for (const { x, y } of products) {
          expect(x + CELL.width).toBeLessThanOrEqual(SHEET.width - SHEET.margin + 0.01);
          expect(y + CELL.height).toBeLessThan(SHEET.height - SHEET.margin);
        }
        for (const heading of headings) expect(products.some(({ y }) => y > heading.y)).toBe(true);
      }
    }),
  );
});
