import { describe, expect, test } from "vitest";
import { milli } from "../../../money/milli";
import { cents } from "../../../money/money";
import { foldText } from "../../../text";
import { columnNumbers, guessColumns, type ImportColumns } from "../import-columns";
import { type Cell, tableOf } from "../import-table";
import { ImportSheet } from "./import-sheet";
import { type KnownCatalogue, type KnownProduct, type SkuOwner, skuKey } from "./known-catalogue";
import type { Room } from "./planned-product";

const mate: KnownProduct = {
  id: 1,
  name: "Mate",
  description: "De calabaza",
  category: "Bazar",
  price: cents(150_000),
  previousPrice: cents(200_000),
  cost: null,
  sku: "M1",
  stock: milli(5_000),
  unit: "UNIT",
  step: milli(1_000),
  minQuantity: milli(1_000),
  paused: true,
  offer: true,
  options: [],
  variants: [],
};
const shirt: KnownProduct = {
  ...mate,
  id: 2,
  name: "Remera",
  description: "",
  category: null,
  previousPrice: null,
  sku: "0077",
  stock: null,
  paused: false,
  options: ["Talle", "Color"],
  variants: [
    { id: 21, values: ["S", "Rojo"], price: null, sku: "R-S", stock: milli(1_000), paused: false },
    { id: 22, values: ["M", "Rojo"], price: cents(180_000), sku: null, stock: null, paused: true },
  ],
};
const twins = [3, 4].map((id): KnownProduct => ({ ...mate, id, name: "Gemelo", sku: "G" }));
const all = [mate, shirt, ...twins];

const owners: SkuOwner[] = all.flatMap(({ id: productId, sku, variants }) => [
  ...(sku ? [{ sku, productId, variantId: null }] : []),
  ...variants.flatMap((variant) => (variant.sku ? [{ sku: variant.sku, productId, variantId: variant.id ?? 0 }] : [])),
]);
const named = (wanted: string) => all.filter(({ name }) => foldText(name) === wanted).map(({ id }) => id);
const shop: KnownCatalogue = {
  products: new Map(all.map((product) => [product.id, product])),
  skus: new Map(owners.map(({ sku }) => [skuKey(sku), owners.filter((owner) => skuKey(owner.sku) === skuKey(sku))])),
  names: new Map(all.map(({ name }) => [foldText(name), named(foldText(name))])),
  categories: new Map([["bazar", "Bazar"]]),
  origins: new Map(),
};

function plan(lines: Cell[][], over: Partial<ImportColumns> = {}, room: Partial<Room> = {}) {
  const read = tableOf(lines.map((cells, index) => ({ line: index + 1, cells })));
  if (!read.ok) throw new Error(read.refusal);
  const sheet = new ImportSheet(read.table, { ...guessColumns(read.table), ...over });
  const left: Room = { products: 100, categories: 100, newCategories: new Map(), ...room };
  return sheet.groups.map((_, group) => sheet.plan(group, shop, left));
}

const kinds = (lines: Cell[][], over?: Partial<ImportColumns>, room?: Partial<Room>) =>
  plan(lines, over, room).map(({ kind, productId, problems }) =>
    problems.length > 0
      ? problems.map(({ row, column, key }) => `${row}/${column} ${key}`).join(", ")
      : `${kind} ${productId}`,
  );

describe("matching rows to products", () => {
  test.each<[string, Cell[][], string[]]>([
    [
      "its ID",
      [
        ["ID", "Nombre"],
        [1, "Mate"],
      ],
      ["same 1"],
    ],
    [
      "its ID as text",
      [
        ["ID", "Nombre"],
        ["1", "Mate grande"],
      ],
      ["changed 1"],
    ],
    [
      "another shop's ID",
      [
        ["ID", "Nombre"],
        ["99", "Mate"],
      ],
      ["0/0 import.idUnknown"],
    ],
    [
      "no ID at all",
      [
        ["ID", "Nombre"],
        ["uno", "Mate"],
      ],
      ["0/0 import.idUnknown"],
    ],
    [
      "its code",
      [
        ["Código", "Nombre"],
        ["M1", "Mate"],
      ],
      ["same 1"],
    ],
    [
      "its code in another case",
      [
        ["Código", "Precio"],
        ["m1", "1500"],
      ],
      ["changed 1"],
    ],
    [
      "its code without leading zeros",
      [
        ["Código", "Precio"],
        [77, 1500],
      ],
      ["same 2"],
    ],
    [
      "a code that two products have",
      [
        ["Código", "Nombre"],
        ["G", "Gemelo"],
      ],
      ["0/0 import.skuAmbiguous"],
    ],
    [
      "a code that is twice in the file",
      [
        ["Código", "Nombre"],
        ["N", "Uno"],
        ["N", "Dos"],
      ],
      ["new null", "1/0 import.skuTwice"],
    ],
    [
      "an ID that is twice in the file",
      [
        ["ID", "Nombre"],
        [1, "Mate"],
        [1, "Mate"],
      ],
      ["1/0 import.idTwice"],
    ],
    [
      "a new code",
      [
        ["Código", "Nombre"],
        ["N", "Nuevo"],
      ],
      ["new null"],
    ],
    [
      "a new code without a name column",
      [
        ["Código", "Precio"],
        ["N", "5"],
      ],
      ["0/0 import.notFound"],
    ],
    ["a name alone makes a new product", [["Nombre"], ["Mate"]], ["new null"]],
    [
      "a code that Excel truncated",
      [
        ["Código", "Nombre"],
        ["7,79E+12", "Alfajor"],
      ],
      ["0/0 import.skuCut"],
    ],
  ])("%s", (_, lines, expected) => expect(kinds(lines)).toEqual(expected));

  test("matches by name when that is chosen", () => {
    const lines = [["Nombre"], ["MATE"], ["Gemelo"], ["Otro"]];
    expect(kinds(lines, { byName: true })).toEqual(["changed 1", "1/0 import.nameAmbiguous", "new null"]);
  });
});

describe("changes of a row", () => {
  test.each<[string, Cell[][], [string, unknown, unknown][]]>([
    [
      "fields without a column stay unchanged",
      [
        ["ID", "Precio"],
        [1, 1500],
      ],
      [],
    ],
    [
      "an empty price means on request",
      [
        ["ID", "Precio", "Precio anterior"],
        [1, "", ""],
      ],
      [
        ["price", 150_000, null],
        ["previousPrice", 200_000, null],
      ],
    ],
    [
      "a price that reaches the previous price, which the file does not have",
      [
        ["ID", "Precio"],
        [1, "2000"],
      ],
      [
        ["price", 150_000, 200_000],
        ["previousPrice", 200_000, null],
      ],
    ],
    [
      "a price that passes the previous price, which the file repeats",
      [
        ["ID", "Precio", "Precio anterior"],
        [1, "2500", "2000"],
      ],
      [
        ["price", 150_000, 250_000],
        ["previousPrice", 200_000, null],
      ],
    ],
    [
      "a price that stays below the previous price",
      [
        ["ID", "Precio"],
        [1, "1999"],
      ],
      [["price", 150_000, 199_900]],
    ],
    [
      "an empty name keeps the name",
      [
        ["ID", "Nombre"],
        [1, ""],
      ],
      [],
    ],
    [
      "empty switches and unit keep their values",
      [
        ["ID", "Pausado", "Oferta", "Unidad"],
        [1, "", "", ""],
      ],
      [],
    ],
    [
      "empty stock means unlimited",
      [
        ["ID", "Stock"],
        [1, ""],
      ],
      [["stock", 5_000, null]],
    ],
    [
      "an empty category",
      [
        ["ID", "Categoría"],
        [1, ""],
      ],
      [["category", "Bazar", null]],
    ],
    [
      "a category in another spelling is the same",
      [
        ["ID", "Rubro"],
        [1, "BAZÁR"],
      ],
      [],
    ],
    [
      "visible is the inverse of paused",
      [
        ["ID", "Visible"],
        [1, "Sí"],
      ],
      [["paused", true, false]],
    ],
    [
      "numbers of Excel",
      [
        ["ID", "Precio", "Stock"],
        [1, 1500.1 + 0.2, 0.1 + 0.2],
      ],
      [
        ["price", 150_000, 150_030],
        ["stock", 5_000, 300],
      ],
    ],
    [
      "words",
      [
        ["ID", "Unidad", "Precio", "Precio anterior"],
        [1, "Kilo", "Consultar", ""],
      ],
      [
        ["unit", "UNIT", "KG"],
        ["price", 150_000, null],
        ["previousPrice", 200_000, null],
      ],
    ],
    [
      "leading zeros that Excel stripped from a code are restored",
      [
        ["ID", "Código"],
        [2, 77],
      ],
      [],
    ],
  ])("%s", (_, lines, expected) => {
    const changes = plan(lines, { keepFalls: false }).flatMap((planned) => planned.changes);
    expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual(expect.arrayContaining(expected));
    expect(changes).toHaveLength(expected.length);
  });
});

test.each<[string, Cell[][], string[]]>([
  [
    "an invalid price",
    [
      ["Nombre", "Precio"],
      ["A", "mil"],
      ["B", "-5"],
      ["C", "5"],
    ],
    ["0/1 price.invalid", "1/1 price.negative", "new null"],
  ],
  [
    "no name",
    [
      ["Nombre", "Precio"],
      ["", "5"],
    ],
    ["0/0 product.nameRequired"],
  ],
  [
    "several at once",
    [
      ["Nombre", "Precio", "Stock"],
      ["x".repeat(121), "?", "?"],
    ],
    ["0/0 product.nameTooLong, 0/1 price.invalid, 0/2 product.stock"],
  ],
  [
    "a previous price that is lower",
    [
      ["Nombre", "Precio", "Precio anterior"],
      ["A", "5", "4"],
    ],
    ["0/2 product.previousPriceNotHigher"],
  ],
  [
    "invalid words in a switch column",
    [
      ["Nombre", "Pausado"],
      ["A", "quizás"],
    ],
    ["0/1 import.flag"],
  ],
  [
    "a reserved category",
    [
      ["Nombre", "Categoría"],
      ["A", "Catálogo"],
    ],
    ["0/1 category.nameReserved"],
  ],
  [
    "stock beside variants",
    [
      ["ID", "Stock"],
      [2, "5"],
    ],
    ["0/1 import.stockOfVariants"],
  ],
])("problems: %s", (_, lines, expected) => expect(kinds(lines)).toEqual(expected));

test("finds the decimal separator of a price column as a whole, and allows overriding it", () => {
  const lines = [
    ["Nombre", "Precio"],
    ["A", "1.500"],
    ["B", "2.500"],
  ];
  const prices = (over?: Partial<ImportColumns>) => plan(lines, over).map(({ values }) => values.price);
  expect(prices()).toEqual([150_000, 250_000]);
  expect(prices({ decimals: [null, "."] })).toEqual([150, 250]);
  const clear = plan([...lines, ["C", "3.25"]]).map(({ values }) => values.price);
  expect(clear).toEqual([150, 250, 325]);
});

test.each([
  [["1.500", "2.000"], { certain: false, example: { text: "1.500", comma: "1500", dot: "1.5" } }],
  [["1.500", "2,5"], { certain: true, example: { text: "1.500", comma: "1500", dot: "1.5" } }],
  [["1500", "2"], { certain: true, example: null }],
])("number format of a column of %j", (cells, expected) => {
  const table = { header: ["Precio"], rows: cells.map((cell, line) => ({ line, cells: [cell] })) };
  expect(columnNumbers(table, guessColumns(table), 0)).toMatchObject(expected);
});

test("applies the product and category limits row by row, without counting invalid rows", () => {
  const lines = [
    ["Nombre", "Precio", "Rubro"],
    ["A", "x", "Uno"],
    ["B", "5", "Uno"],
    ["C", "5", "Dos"],
    ["D", "5", "Uno"],
  ];
  const room = { products: 1, categories: 1 };
  expect(kinds(lines, {}, room)).toEqual([
    "0/1 price.invalid",
    "new null",
    "2/2 category.tooMany",
    "3/null import.productLimit",
  ]);
});

describe("variants", () => {
  test("groups a product's row and its variants' rows in any order", () => {
    const lines = [
      ["Nombre", "Precio", "Opción 1", "Valor 1", "Stock"],
      ["Gorra", 100, "Talle", "S", 1],
      ["Mate", 200, "", "", 3],
      ["Gorra", 120, "", "", ""],
      ["Gorra", "", "Talle", "M", ""],
    ];
    const [cap, other] = plan(lines);
    expect(other).toMatchObject({ kind: "new", name: "Mate", variants: null });
    expect(cap).toMatchObject({ kind: "new", name: "Gorra", values: { price: 12_000, stock: null } });
    expect(cap?.variants).toEqual({
      options: ["Talle"],
      list: [
        { values: ["S"], price: 10_000, sku: null, stock: 1_000, paused: false },
        { values: ["M"], price: null, sku: null, stock: null, paused: false },
      ],
    });
  });

  test("reads columns named like options, the name only in the first row, and no row for the product itself", () => {
    const [cap] = plan([
      ["Nombre", "Talle", "Color", "Precio", "Código"],
      ["Gorra", "S", "Rojo", 100, "a"],
      ["", "M", "Azul", 120, "b"],
    ]);
    expect(cap).toMatchObject({ rows: [0, 1], kind: "new", values: { price: 10_000, sku: null } });
    expect(cap?.variants?.list.map(({ values, price, sku }) => [values.join("-"), price, sku])).toEqual([
      ["S-Rojo", null, "a"],
      ["M-Azul", 12_000, "b"],
    ]);
  });

  test("updates existing variants by their values, adds new ones and keeps the others", () => {
    const [planned] = plan([
      ["ID", "Color", "Talle", "Stock"],
      [2, "rojo", "s", 4],
      [2, "Azul", "S", ""],
    ]);
    expect(planned).toMatchObject({ kind: "changed", productId: 2, values: {}, addedVariants: 1 });
    expect(planned?.changes).toEqual([{ field: "stock", variant: "S / Rojo", before: 1_000, after: 4_000 }]);
    expect(planned?.variants?.list.map(({ id, values }) => [id, values.join("-")])).toEqual([
      [21, "S-Rojo"],
      [22, "M-Rojo"],
      [undefined, "S-Azul"],
    ]);
  });

  test("finds a variant by its own code and leaves the product unchanged", () => {
    const [planned] = plan([
      ["Código", "Nombre", "Precio", "Stock"],
      ["R-S", "Remera roja", 1600, 9],
    ]);
    expect(planned).toMatchObject({ kind: "changed", productId: 2, values: {} });
    expect(planned?.changes.map(({ field, after }) => [field, after])).toEqual([
      ["price", 160_000],
      ["stock", 9_000],
    ]);
  });

  test.each<[string, Cell[][], string[]]>([
    [
      "other options than before",
      [
        ["ID", "Sabor"],
        [2, "Limón"],
      ],
      ["0/1 product.optionsDiffer"],
    ],
    [
      "twice the same",
      [
        ["Nombre", "Talle"],
        ["G", "S"],
        ["G", "s"],
      ],
      ["1/1 product.variantTwice"],
    ],
    [
      "not all have both",
      [
        ["Nombre", "Talle", "Color"],
        ["G", "S", "Rojo"],
        ["G", "M", ""],
      ],
      ["1/1 product.optionsDiffer"],
    ],
    [
      "no name of the option",
      [
        ["Nombre", "Opción 1", "Valor 1"],
        ["G", "", "S"],
      ],
      ["0/1 product.optionNameRequired"],
    ],
  ])("problems: %s", (_, lines, expected) => expect(kinds(lines)).toEqual(expected));
});
