import { describe, expect, test } from "vitest";
import { milli } from "../../../money/milli";
import { cents } from "../../../money/money";
import { columnNumbers, guessColumns, type ImportColumns } from "../import-columns";
import { noticesOf } from "../import-notices";
import { type Cell, tableOf } from "../import-table";
import { ImportSheet } from "./import-sheet";
import { type KnownCatalogue, type KnownProduct, skuKey } from "./known-catalogue";

const known: KnownProduct = {
  id: 1,
  name: "Medias",
  description: "De lana",
  category: null,
  price: cents(150_000),
  previousPrice: null,
  cost: null,
  sku: "MED",
  stock: milli(5_000),
  unit: "UNIT",
  step: milli(1_000),
  minQuantity: milli(1_000),
  paused: false,
  offer: false,
  options: [],
  variants: [],
};
const shirt: KnownProduct = {
  ...known,
  id: 2,
  name: "Remera",
  sku: null,
  stock: null,
  options: ["Talle"],
  variants: [{ id: 21, values: ["S"], price: cents(200_000), sku: "R-S", stock: milli(3_000), paused: false }],
};
const dash: KnownProduct = { ...known, id: 3, name: "-", sku: "RAYA" };

const shop: KnownCatalogue = {
  products: new Map([known, shirt, dash].map((product) => [product.id, product])),
  skus: new Map(
    [
      { sku: "MED", productId: 1, variantId: null },
      { sku: "R-S", productId: 2, variantId: 21 },
      { sku: "RAYA", productId: 3, variantId: null },
    ].map((owner) => [skuKey(owner.sku), [owner]]),
  ),
  names: new Map(),
  categories: new Map(),
  origins: new Map(),
};

function planned(lines: Cell[][], over: Partial<ImportColumns> = {}) {
  const read = tableOf(lines.map((cells, at) => ({ line: at + 1, cells })));
  if (!read.ok) throw new Error(read.refusal);
  const sheet = new ImportSheet(read.table, { ...guessColumns(read.table), ...over });
  const room = { products: 100, categories: 100, newCategories: new Map() };
  const products = sheet.groups.map((_, group) => sheet.plan(group, shop, room));
  return { products, notices: products.flatMap((product) => noticesOf(sheet, product)), table: read.table };
}

describe("an empty cell", () => {
  const lines = [
    ["SKU", "Precio", "Stock"],
    ["MED", "", ""],
  ];

  test("erases neither price nor stock, and that is told", () => {
    const { products, notices } = planned(lines);
    expect(products).toMatchObject([{ kind: "same", changes: [] }]);
    const told = { kind: "keptPrice", line: 2, name: "Medias", after: 0, isEmpty: true };
    expect(notices).toEqual([
      { ...told, of: "price", before: 150_000 },
      { ...told, of: "stock", before: 5_000 },
    ]);
  });

  test("erases both if that is meant", () => {
    const { products } = planned(lines, { keepFalls: false });
    expect(products[0]?.values).toEqual({ price: null, stock: null });
  });

  test("a blank is one too", () => {
    expect(
      planned([
        ["SKU", "Precio"],
        ["MED", "  "],
      ]).products,
    ).toMatchObject([{ kind: "same" }]);
  });

  test("of a variant erases neither its price nor its stock", () => {
    const { products, notices } = planned([
      ["SKU", "Precio", "Stock"],
      ["R-S", "", ""],
    ]);
    expect(products).toMatchObject([{ kind: "same" }]);
    expect(notices).toMatchObject([
      { name: "Remera (S)", of: "price" },
      { name: "Remera (S)", of: "stock" },
    ]);
  });

  test.each<[Cell, Cell, object]>([
    ["Consultar", 5, { price: null }],
    [1500, "Ilimitado", { stock: null }],
    [1500, 0, { stock: 0 }],
    [1000, 5, { price: 100_000 }],
  ])("what is written counts: %j, %j", (price, stock, values) => {
    const { products, notices } = planned([
      ["SKU", "Precio", "Stock"],
      ["MED", price, stock],
    ]);
    expect(products[0]?.values).toEqual(values);
    expect(notices).toEqual([]);
  });

  test("a column that the file does not have erases nothing", () => {
    expect(
      planned([
        ["SKU", "Nombre"],
        ["MED", "Medias"],
      ]),
    ).toMatchObject({ products: [{ kind: "same" }], notices: [] });
  });
});

test.each(["0", 0, "0,00", "-", "—", "...", "000", "/", "# 0"])("%j is no name of a new product", (name) => {
  const { products } = planned([
    ["Nombre", "Precio", "Stock"],
    [name, "", "1"],
    ["Mate", "5", "1"],
  ]);
  expect(products[0]).toMatchObject({ kind: "problem", problems: [{ column: 0, key: "product.nameRequired" }] });
});

test.each<Cell>(["7", "007", 1984, "0 km", "00 Agente", "-5 %", "A-"])("%j is a name", (name) => {
  const { products } = planned([
    ["Nombre", "Precio", "Stock"],
    [name, "", "1"],
    ["Mate", "5", "1"],
  ]);
  expect(products[0]).toMatchObject({ kind: "new", name: String(name) });
});

test("a product that is called so keeps its name, another does not get it", () => {
  const { products } = planned([
    ["SKU", "Nombre"],
    ["RAYA", "-"],
    ["MED", "0"],
  ]);
  expect(products.map(({ kind }) => kind)).toEqual(["same", "problem"]);
});

describe("quantities of what is weighed or measured", () => {
  const stockOf = (...rows: Cell[][]) =>
    planned([["Nombre", "Unidad", "Stock"], ...rows]).products.map(({ values }) => values.stock);
  test.each<[string, Cell[][], (number | null)[]]>([
    ["kilos with a dot", [["Queso", "kg", "1.250"]], [1_250]],
    ["kilos with a comma", [["Queso", "Kilo", "1,250"]], [1_250]],
    ["metres", [["Tela", "metro", "12.500"]], [12_500]],
    [
      "kilos beside units",
      [
        ["Queso", "kg", "1.250"],
        ["Pan", "unidad", "12"],
      ],
      [1_250, 12_000],
    ],
    ["units", [["Tornillo", "unidad", "1.250"]], [1_250_000]],
    ["units without a word", [["Tornillo", "", "1.250"]], [1_250_000]],
    [
      "more units than kilos",
      [
        ["Queso", "kg", "1.250"],
        ["Tornillo", "u", "2.500"],
        ["Clavo", "u", "1.000"],
      ],
      [1_250_000, 2_500_000, 1_000_000],
    ],
    [
      "a column that is clear",
      [
        ["Queso", "kg", "1.250"],
        ["Yerba", "kg", "1.250,5"],
      ],
      [1_250_000, 1_250_500],
    ],
  ])("%s", (_, rows, stocks) => expect(stockOf(...rows)).toEqual(stocks));

  test("the merchant's own choice counts before", () => {
    const { products } = planned(
      [
        ["Nombre", "Unidad", "Stock"],
        ["Queso", "kg", "1.250"],
      ],
      { decimals: [null, null, ","] },
    );
    expect(products[0]?.values.stock).toBe(1_250_000);
  });

  test("the screen proposes the same, and a price is read as before", () => {
    const { table } = planned([
      ["Nombre", "Unidad", "Stock", "Precio"],
      ["Queso", "kg", "1.250", "1.250"],
    ]);
    const columns = guessColumns(table);
    expect(columnNumbers(table, columns, 2)).toMatchObject({ decimal: ".", certain: false });
    expect(columnNumbers(table, columns, 3)).toMatchObject({ decimal: ",", certain: false });
  });
});
