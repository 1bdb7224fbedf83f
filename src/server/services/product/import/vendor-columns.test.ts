import { describe, expect, test } from "vitest";
import { guessColumns } from "~/domain/product/import/import-columns";
import type { Cell, ReadTable } from "~/domain/product/import/import-table";
import { ImportSheet } from "~/domain/product/import/plan/import-sheet";
import { ARGENTINE_SHOP } from "~/test/vendor-context";
import { parseTable } from "./parse-table";

const read = (text: string): ReadTable => parseTable(new TextEncoder().encode(text), { shop: ARGENTINE_SHOP });

/** The first product's cells by heading. */
function rowOf(answer: ReadTable, at = 0): Record<string, Cell> {
  if (!answer.ok) throw new Error(answer.refusal);
  const { header, rows } = answer.table;
  return Object.fromEntries(header.map((heading, column) => [heading, rows[at]?.cells[column] ?? ""]));
}

const leftOutOf = (answer: ReadTable) => (answer.ok ? (answer.table.leftOut ?? []) : []);

describe("an export of WooCommerce with chosen columns", () => {
  test.each([
    ["id, name and prices", "ID,SKU,Name,Regular price,Images\n31,G-1,Gorra,100,https://x.example/a.jpg\n"],
    ["in Spanish", "ID,SKU,Nombre,Precio normal,Categorías\n31,G-1,Gorra,100,Gorras\n"],
    ["without an id", "SKU,Name,In stock?,Stock,Regular price\nG-1,Gorra,1,5,100\n"],
    ["without a price", "ID,SKU,Nombre,¿Existencias?,Inventario\n31,G-1,Gorra,1,5\n"],
    ["with an attribute", "Name,SKU,Attribute 1 name,Attribute 1 value(s)\nGorra,G-1,Color,Rojo\n"],
    ["only what no other program has", "Name,SKU,Is featured?\nGorra,G-1,1\n"],
  ])("is one: %s", (_, text) => {
    const answer = read(text);
    expect(answer).toMatchObject({ ok: true, from: { vendor: "WOOCOMMERCE" } });
    expect(rowOf(answer)).toMatchObject({ Nombre: "Gorra", Código: "G-1" });
  });

  test.each([
    ["a list of one's own", "Name;SKU;Regular price;Sale price\nGorra;G-1;100;80\n"],
    ["our own export", "ID;Código;Nombre;Precio;Stock\n31;G-1;Gorra;100;5\n"],
    ["a till's", "Barcode,Name,Regular price,On hand\n779,Gorra,100,5\n"],
  ])("%s is none", (_, text) => expect(read(text)).toMatchObject({ ok: true, table: {} }));

  test("variations without a type are those of their parent", () => {
    const answer = read(
      'ID,SKU,Name,Parent,Regular price,Attribute 1 name,Attribute 1 value(s)\n31,G,Gorra,,,Color,"Rojo, Azul"\n32,G-R,Gorra - Rojo,G,100,Color,Rojo\n',
    );
    expect(answer.ok && answer.table.rows).toHaveLength(2);
    expect(rowOf(answer, 1)).toMatchObject({ "Valor 1": "Rojo", Código: "G-R", Precio: 100 });
  });
});

describe("days of a sale as spreadsheets rewrite them", () => {
  const priceOf = (starts: string, ends: string, more = "") =>
    rowOf(
      read(
        `ID,Type,Name,Published,Regular price,Sale price,Date sale price starts,Date sale price ends\n31,simple,Gorra,1,100,80,${starts},${ends}\n${more}`,
      ),
    );
  const OFFER = { Precio: 80, "Precio anterior": 100 };
  const NONE = { Precio: 100, "Precio anterior": "" };
  test.each<[string, string, object]>([
    ["", "20/12/2021", NONE],
    ["", "20/12/2099", OFFER],
    ["20/12/2099", "", NONE],
    ["20/12/2021", "", OFFER],
    ["20/11/2026", "20/11/2026", OFFER],
    ["21/11/2026", "", NONE],
    ["", "2021-12-20", NONE],
    ["", "2099-12-20 00:00:00", OFFER],
    ["", "20-12-21", NONE],
    ["", "20.12.2099 0:00", OFFER],
    ["", "12/20/2021", NONE],
    ["", "12/20/2099 0:00", OFFER],
  ])("from %j to %j", (starts, ends, prices) => expect(priceOf(starts, ends)).toMatchObject(prices));

  test("which part is the month, the whole file tells", () => {
    const american = "32,simple,Pava,1,100,80,,12/31/2099\n";
    expect(priceOf("", "10/12/2026", american)).toMatchObject(NONE);
    expect(priceOf("", "10/12/2026")).toMatchObject(OFFER);
  });
});

describe("headings", () => {
  test.each<[string, string]>([
    ["Barcode", "sku"],
    ["UPC", "sku"],
    ["Bar code", "sku"],
    ["GTIN, UPC, EAN, or ISBN", "sku"],
    ["Regular price", "price"],
    ["Precio regular", "price"],
    ["Sale price", "price"],
    ["In stock", "stock"],
    ["On hand", "stock"],
    ["Qty on hand", "stock"],
    ["Available", "stock"],
    ["Categories", "category"],
  ])("%s is %s", (heading, target) => {
    expect(guessColumns({ header: ["Name", heading], rows: [] }).targets).toEqual(["name", target]);
  });

  test.each<[string[], string[]]>([
    [
      ["Barcode", "SKU", "Name"],
      ["skip", "sku", "name"],
    ],
    [
      ["UPC", "Item", "Código"],
      ["skip", "name", "sku"],
    ],
    [
      ["EAN", "Barcode", "Name"],
      ["sku", "skip", "name"],
    ],
    [
      ["Código de barras", "Nombre", "Código"],
      ["skip", "name", "sku"],
    ],
    [
      ["Name", "Regular price", "Sale price"],
      ["name", "previousPrice", "price"],
    ],
    [
      ["Nombre", "Precio normal", "Precio oferta"],
      ["name", "previousPrice", "price"],
    ],
    [
      ["Nombre", "Precio", "Precio oferta"],
      ["name", "price", "skip"],
    ],
    [
      ["Nombre", "Precio anterior"],
      ["name", "previousPrice"],
    ],
  ])("of %j the columns are %j", (header, targets) => {
    expect(guessColumns({ header, rows: [] }).targets).toEqual(targets);
  });

  test("a product that is on no sale has its regular price", () => {
    const answer = read("Name;Regular price;Sale price\nGorra;100;80\nPava;50;\n");
    if (!answer.ok) throw new Error(answer.refusal);
    const sheet = new ImportSheet(answer.table, guessColumns(answer.table));
    const none = new Map<never, never>();
    const shop = { products: none, skus: none, names: none, categories: none, origins: none };
    const room = { products: 9, categories: 9, newCategories: new Map() };
    expect(sheet.groups.map((_, at) => sheet.plan(at, shop, room).values)).toMatchObject([
      { price: 8_000, previousPrice: 10_000 },
      { price: 5_000, previousPrice: null },
    ]);
  });
});

describe("what of a vendor's file has no place here is named", () => {
  test.each<[string, string, string[]]>([
    [
      "Shopify",
      "Handle,Title,Vendor,Variant Price,Variant SKU,Variant Barcode,Image Alt Text,SEO Title,Tags\ngorra,Gorra,Acme,100,G-1,779,Una gorra,Gorra,\n",
      ["Vendor", "Variant Barcode", "Image Alt Text", "SEO Title"],
    ],
    [
      "Tiendanube",
      "Identificador de URL;Nombre;Nombre de propiedad 1;Precio;SKU;Código de barras;Marca;Título para SEO\ngorra;Gorra;;100;G-1;779;Acme;Gorra\n",
      ["Código de barras", "Marca", "Título para SEO"],
    ],
    [
      "WooCommerce",
      'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Regular price,Tags,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible\n31,simple,G-1,779,Gorra,1,100,,Acme,Color,Rojo,1\n',
      ["GTIN, UPC, EAN, or ISBN", "Brands"],
    ],
  ])("%s", (_, text, headings) => {
    expect(leftOutOf(read(text))).toEqual([{ kind: "columns", line: 1, headings }]);
  });

  test.each([
    ["Shopify", "Handle,Title,Variant Price,Variant SKU,Variant Barcode\ngorra,Gorra,100,,779\n"],
    [
      "Tiendanube",
      "Identificador de URL;Nombre;Nombre de propiedad 1;Precio;SKU;Código de barras\ngorra;Gorra;;100;;779\n",
    ],
    ["WooCommerce", 'ID,Type,"GTIN, UPC, EAN, or ISBN",Name,Published,Regular price\n31,simple,779,Gorra,1,100\n'],
  ])("a barcode is the code where no other column is: %s", (_, text) => {
    expect(rowOf(read(text))).toMatchObject({ Código: "779" });
    expect(leftOutOf(read(text))).toEqual([]);
  });

  test("categories that others are in", () => {
    const text = "ID,Type,Name,Published,Regular price,Categories\n31,simple,Gorra,1,100,Ropa > Gorras\n";
    expect(leftOutOf(read(text))).toEqual([
      { kind: "parentCategories", line: 2, path: "Ropa > Gorras", name: "Gorras" },
    ]);
  });
});
