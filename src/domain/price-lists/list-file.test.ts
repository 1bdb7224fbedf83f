import { describe, expect, test } from "vitest";
import { cents } from "../money/money";
import type { Cell, ImportTable } from "../product/import/import-table";
import { type FileProduct, filePriceRows, readListColumns, readListFile } from "./list-file";
import { writtenRows } from "./list-price-changes";

const table = (header: string[], ...rows: Cell[][]): ImportTable => ({
  header,
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
});

const products: FileProduct[] = [
  { id: 1, name: "Mate imperial", sku: "MAT-1", variants: [] },
  {
    id: 2,
    name: "Remera",
    sku: null,
    variants: [
      { id: 21, sku: "REM-L" },
      { id: 22, sku: "REM-S" },
    ],
  },
  { id: 3, name: "Vela", sku: "7", variants: [] },
  { id: 4, name: "Vela", sku: "V-2", variants: [] },
];

function read(file: ImportTable, price: number | null = null) {
  const { prices, unread, empty } = readListFile(file, readListColumns(file, "Mayorista", price), {
    products,
    country: ",",
  });
  return { prices: Object.fromEntries(prices), unread, empty };
}

test("reads its own file back by ids", () => {
  const file = table(
    ["ID", "ID de variante", "Código", "Nombre", "Variante", "Precio público", "Precio en Mayorista"],
    [1, "", "MAT-1", "Mate imperial", "", 1000, 750],
    [2, "", "", "Remera", "", 200, 150],
    [2, 21, "REM-L", "Remera", "L", 300, 225.5],
    [9, "", "", "De otra tienda", "", 10, 10],
    [1, 21, "", "", "", 10, 10],
  );
  expect(read(file)).toEqual({
    prices: { "1/": 75_000, "2/": 15_000, "2/21": 22_550 },
    unread: [
      { line: 5, reason: "unknown", text: "De otra tienda" },
      { line: 6, reason: "unknown", text: "1" },
    ],
    empty: 0,
  });
});

test("reads a list of the merchant's own by code or by name", () => {
  const file = table(
    ["Codigo", "Descripción", "Precio"],
    ["mat-1", "Mate", "$ 1.250,50"],
    ["REM-S", "Remera chica", "180"],
    ["007", "Vela", "95,5"],
    ["", "Vela", "90"],
    ["", "REMERA", "160"],
    ["X-9", "No la vendo", "10"],
    ["V-2", "Vela", "a convenir"],
    ["V-2", "Vela", ""],
  );
  expect(read(file)).toEqual({
    prices: { "1/": 125_050, "2/22": 18_000, "3/": 9_550, "2/": 16_000 },
    unread: [
      { line: 5, reason: "ambiguous", text: "Vela" },
      { line: 7, reason: "unknown", text: "X-9" },
      { line: 8, reason: "price", text: "a convenir" },
    ],
    empty: 1,
  });
});

describe("the column of prices", () => {
  test.each<[string, string[], number]>([
    ["one that names the list", ["Nombre", "Precio", "Precio MAYORISTA"], 2],
    ["one that speaks of wholesale", ["Nombre", "Precio público", "Reventa"], 2],
    ["the only price", ["Nombre", "Precio"], 1],
    ["no public one that names the list as well", ["Nombre", "Público (no mayorista)", "Precio"], 2],
  ])("is %s", (_, header, expected) => {
    const file = table(
      header,
      header.map((_heading, at) => (at === 0 ? "Mate imperial" : 100 + at)),
    );
    expect(readListColumns(file, "Mayorista", null).price).toBe(expected);
    expect(readListColumns(file, "Mayorista", 1).price).toBe(1);
  });
});

test("a product's new price leaves alone the variants that the file keeps", () => {
  const priced = [{ id: 2, price: cents(15_000), previous: null, variants: [{ id: 21, price: cents(22_500) }] }];
  const rows = filePriceRows(
    priced,
    new Map([
      ["2/", cents(18_000)],
      ["2/22", cents(15_000)],
    ]),
    products,
  );
  expect(rows.map(({ variantId, before, after, outcome }) => [variantId, before, after, outcome])).toEqual([
    [null, 15_000, 18_000, "changed"],
    [21, 22_500, 22_500, "same"],
    [22, 15_000, 15_000, "same"],
  ]);
  expect(writtenRows(rows).map(({ variantId, after }) => [variantId, after])).toEqual([
    [null, 18_000],
    [21, 22_500],
    [22, 15_000],
  ]);
});

test("the file of a list that nobody changed changes nothing", () => {
  const priced = [{ id: 1, price: cents(75_000), previous: null, variants: [] }];
  expect(writtenRows(filePriceRows(priced, new Map([["1/", cents(75_000)]]), products))).toEqual([]);
});
