import fc from "fast-check";
import { expect, test } from "vitest";
import { firstPages, layOut, type SectionSize, type SheetSize } from "./pdf-layout";

const SHEET: SheetSize = {
  top: 20,
  bottom: 520,
  rowGap: 10,
  sectionGap: 20,
  lineGap: 12,
  lineColumns: 2,
  mostStretch: 30,
};
const row = (height = 160, shrink = 0) => ({ height, shrink });
const section = (over: Partial<SectionSize> = {}): SectionSize => ({ heading: 0, rows: [], lines: [], ...over });

test("fits three rows on a page and starts another with the fourth; a section that goes on repeats its heading", () => {
  const sizes = [section({ heading: 10, rows: [row(150), row(150), row(150), row(150), row(150)] })];
  const [first = [], second = []] = layOut(sizes, SHEET);
  expect(first.filter(({ kind }) => kind === "row")).toHaveLength(3);
  expect(first[0]).toMatchObject({ kind: "heading", continued: false, continues: true });
  expect(second[0]).toMatchObject({ kind: "heading", continued: true, continues: false });
});

test("rows shrink for one more on their page, and grow on a page that has space left", () => {
  const crowded = layOut([section({ rows: [row(170, 20), row(170, 20), row(170, 20)] })], SHEET);
  expect(crowded).toHaveLength(1);
  expect(crowded[0]?.map((placed) => placed.kind === "row" && placed.stretch)).toEqual([-10, -10, -10]);
  const loose = layOut([section({ rows: [row(220), row(220), row(220)] })], SHEET);
  expect(loose[0]?.map((placed) => placed.kind === "row" && placed.stretch)).toEqual([25, 25]);
  expect(loose[1]?.map((placed) => placed.kind === "row" && placed.stretch)).toEqual([0]);
});

test("a list ends at about the same height in both columns, and goes on after a full page", () => {
  const even = layOut([section({ lines: Array(7).fill(20) })], SHEET)[0] ?? [];
  expect(even.map((placed) => placed.kind === "line" && placed.column)).toEqual([0, 0, 0, 0, 1, 1, 1]);
  const long = layOut([section({ heading: 20, lines: Array(100).fill(20) })], SHEET);
  expect(long.map((page) => page.filter(({ kind }) => kind === "line").length)).toEqual([48, 48, 4]);
});

test("the last row does not stand alone on its page where the page before it can spare some", () => {
  const rowsOf = (...sections: SectionSize[]) =>
    layOut(sections, SHEET).map((page) => page.filter(({ kind }) => kind === "row").map((placed) => placed.section));
  const before = section({ heading: 10, rows: [row(), row()] });
  expect(rowsOf(before, section({ heading: 10, rows: [row(120), row(120)] }))).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(rowsOf(before, section({ heading: 10, rows: [row(120), row(120)] }), section({ rows: [row()] }))).toEqual([
    [0, 0, 1],
    [1, 2],
  ]);
  // a further section of one row takes one along, and the page before it is no emptier than the last
  expect(rowsOf(section({ heading: 10, rows: [row(), row(), row(120)] }), section({ rows: [row()] }))).toEqual([
    [0, 0],
    [0, 1],
  ]);
  expect(rowsOf(section({ rows: [row(150), row(150), row(150), row(150)] }))).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(rowsOf(section({ rows: [row(220), row(220), row(220)] }))).toEqual([[0, 0], [0]]);
  expect(rowsOf(section({ rows: [row(150), row(150), row(150), row(150)], lines: [20] }))).toEqual([[0, 0, 0], [0]]);
  // both are too tall for a page
  expect(rowsOf(before, section({ rows: [row(120), row(400)] }))).toEqual([[0, 0, 1], [1]]);
});

test("makes no page for no products, and no heading for an empty section", () => {
  expect(layOut([], SHEET)).toEqual([]);
  const pages = layOut([section({ heading: 20 }), section({ heading: 20, rows: [row()] })], SHEET);
  expect(pages.flat().filter(({ kind }) => kind === "heading")).toMatchObject([{ section: 1 }]);
  expect(firstPages(pages, 2)).toEqual([null, 0]);
});

test("places everything once, in order, on the sheet, and leaves no heading alone at the bottom", () => {
  const sizes = fc.array(
    fc.record({
      heading: fc.constantFrom(0, 38),
      rows: fc.array(
        fc.record({ height: fc.integer({ min: 90, max: 300 }), shrink: fc.integer({ min: 0, max: 20 }) }),
        { maxLength: 9 },
      ),
      lines: fc.array(fc.integer({ min: 20, max: 110 }), { maxLength: 60 }),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 2 }), (all, lineColumns) => {
      const pages = layOut(all, { ...SHEET, lineColumns });
      const placed = pages.flat();
      for (const [index, { rows, lines }] of all.entries()) {
        const own = placed.filter((one) => one.section === index);
        expect(own.flatMap((one) => (one.kind === "row" ? [one.row] : []))).toEqual([...rows.keys()]);
        expect(own.flatMap((one) => (one.kind === "line" ? [one.line] : []))).toEqual([...lines.keys()]);
      }
      for (const page of pages) {
        const bottoms = page.map((one) => {
          const size = all[one.section];
          if (one.kind === "heading") return one.y + (size?.heading ?? 0);
          if (one.kind === "line") return one.y + (size?.lines[one.line] ?? 0);
          return one.y + (size?.rows[one.row]?.height ?? 0) + one.stretch;
        });
        for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(SHEET.bottom + 0.01);
        for (const one of page) expect(one.y).toBeGreaterThanOrEqual(SHEET.top);
        expect(page.at(-1)?.kind).not.toBe("heading");
      }
    }),
  );
});
