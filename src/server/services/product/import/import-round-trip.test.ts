import fc from "fast-check";
import { expect, test } from "vitest";
import { productImportCopy } from "~/copy/product-import";
import { CSV_START, csvLine } from "~/domain/csv";
import { milli } from "~/domain/money/milli";
import { cents, MAX_CENTS } from "~/domain/money/money";
import { COMMA_GROUPS, DOT_GROUPS, type NumberFormat } from "~/domain/money/number-format";
import { MAX_QUANTITY } from "~/domain/money/quantity";
import { UNITS } from "~/domain/money/unit";
import { productFields } from "~/domain/product/crud/schemas";
import { cellForCsv, cellForSheet, EXPORT_FIELDS, exportRows } from "~/domain/product/import/export-rows";
import { guessColumns } from "~/domain/product/import/import-columns";
import { ImportSheet } from "~/domain/product/import/plan/import-sheet";
import { type KnownCatalogue, type KnownProduct, skuKey } from "~/domain/product/import/plan/known-catalogue";
import { foldText } from "~/domain/text";
import { ARGENTINE_SHOP } from "~/test/vendor-context";
import { parseTable } from "./parse-table";
import { sheetFile } from "./sheet-file";

const headings = EXPORT_FIELDS.map((field) => productImportCopy.headings[field]);

/** What people, spreadsheets and attackers type. */
const odd = fc.constantFrom(
  "Ñandú",
  "María “la” Ñata",
  'dice "hola"',
  "a;b",
  "a,b",
  "1.500",
  "1,5",
  "=1+1",
  "+54 9 11",
  "-5 %",
  "@casa",
  "'=x",
  "''@y",
  "línea\notra",
  "007",
  "12345678901234567890",
  "3-4",
  "1/2/2026",
  "🧉 mate",
  "_x0041_",
  "\u{fffd}",
  "TRUE",
  "sí",
  "#N/A",
  '=HYPERLINK("http://x")',
  "<b>&amp;</b>",
  "5e3",
); // prettier-ignore
const anyText = fc.oneof(
  odd,
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.tuple(odd, odd).map((two) => two.join(" ")),
);

/** Texts as the shop's validation lets them in. */
const kept = <Field extends "name" | "description" | "sku">(field: Field) =>
  anyText
    .map((text) => productFields[field].safeParse(text))
    .filter((parsed) => parsed.success)
    .map((parsed) => parsed.data);
const name = kept("name") as fc.Arbitrary<string>;
const sku = fc.option(kept("sku") as fc.Arbitrary<string | null>);
const price = fc.option(
  fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: MAX_CENTS })).map(cents),
);
const stock = fc.option(fc.integer({ min: 0, max: 5_000_000 }).map(milli));
const portion = fc.integer({ min: 1, max: MAX_QUANTITY }).map(milli);

const options = fc.uniqueArray(fc.constantFrom("Talle", "Color", "Precio", "Otra; cosa"), { maxLength: 3 });
const values = fc.constantFrom("S", "M", "XL", "Rojo", "10", "1.500", "=A1", "½");
const variantsOf = (count: number) =>
  fc.uniqueArray(
    fc.record({
      values: fc.array(values, { minLength: count, maxLength: count }),
      price,
      sku,
      stock,
      paused: fc.boolean(),
    }),
    { maxLength: count === 0 ? 0 : 6, selector: (variant) => JSON.stringify(variant.values.map(foldText)) },
  );

const product = options
  .chain((names) => fc.tuple(fc.constant(names), variantsOf(names.length)))
  .chain(([names, variants]) =>
    fc.record({
      name,
      description: kept("description") as fc.Arbitrary<string>,
      category: fc.option(fc.constantFrom("Bazar", "Ñoquis y más", "=raro")),
      price,
      previousPrice: price,
      cost: price,
      sku,
      stock: variants.length > 0 ? fc.constant(null) : stock,
      unit: fc.constantFrom(...UNITS),
      step: portion,
      minQuantity: portion,
      paused: fc.boolean(),
      offer: fc.boolean(),
      options: fc.constant<string[]>(variants.length > 0 ? names : []),
      variants: fc.constant(variants.map((variant, index) => ({ ...variant, id: index + 1 }))),
    }),
  );
const catalogue = fc
  .array(product, { minLength: 1, maxLength: 12 })
  .map((products) => products.map((one, index): KnownProduct => ({ ...one, id: index + 1 })));

function shopOf(products: readonly KnownProduct[]): KnownCatalogue {
  const skus = new Map<string, { sku: string; productId: number; variantId: null }[]>();
  for (const { id, sku } of products) {
    if (sku) skus.set(skuKey(sku), [...(skus.get(skuKey(sku)) ?? []), { sku, productId: id, variantId: null }]);
  }
  return {
    products: new Map(products.map((one) => [one.id, one])),
    skus,
    names: new Map(),
    categories: new Map(["Bazar", "Ñoquis y más", "=raro"].map((category) => [foldText(category), category])),
    origins: new Map(),
  };
}

async function planOf(bytes: Uint8Array, products: readonly KnownProduct[]) {
  const read = await parseTable(bytes, { shop: ARGENTINE_SHOP });
  if (!read.ok) throw new Error(`${read.refusal} ${read.cell}`);
  const sheet = new ImportSheet(read.table, guessColumns(read.table));
  const shop = shopOf(products);
  return sheet.groups.map((_, group) =>
    sheet.plan(group, shop, { products: 0, categories: 0, newCategories: new Map() }),
  );
}

const csvOf = (products: readonly KnownProduct[], numbers: NumberFormat) =>
  new TextEncoder().encode(
    CSV_START +
      csvLine(headings) +
      products
        .flatMap(exportRows)
        .map((row) => csvLine(row.map((cell) => cellForCsv(cell, numbers))))
        .join(""),
  );
const xlsxOf = (products: readonly KnownProduct[]) =>
  sheetFile([
    { name: "Productos", headings, rows: products.flatMap(exportRows).map((row) => row.map(cellForSheet)), widths: [] },
  ]);

const unchanged = (plan: Awaited<ReturnType<typeof planOf>>, products: readonly KnownProduct[]) => {
  expect(
    plan.filter(({ kind }) => kind !== "same").map(({ kind, changes, problems }) => ({ kind, changes, problems })),
  ).toEqual([]);
  expect(plan.map(({ productId }) => productId)).toEqual(products.map(({ id }) => id));
};

test.each([
  ["comma", DOT_GROUPS],
  ["dot", COMMA_GROUPS],
])("imports a CSV export with decimal %s again without a change", { timeout: 60_000 }, async (_name, numbers) => {
  await fc.assert(
    fc.asyncProperty(catalogue, async (products) =>
      unchanged(await planOf(csvOf(products, numbers), products), products),
    ),
    {
      numRuns: 100,
    },
  );
});

test("treats names of Object.prototype as ordinary texts", async () => {
  const words = ["constructor", "__proto__", "toString", "_x0063_onstructor"];
  const file = await sheetFile([
    { name: "Productos", headings: ["Nombre"], rows: words.map((word) => [word]), widths: [] },
  ]);
  expect(await parseTable(file, { shop: ARGENTINE_SHOP })).toMatchObject({
    ok: true,
    table: { rows: words.map((word) => ({ cells: [word] })) },
  });
});

test("imports an Excel export again without a change", async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, async (products) =>
      unchanged(await planOf(await xlsxOf(products), products), products),
    ),
    {
      numRuns: 15,
    },
  );
}, 60_000);
