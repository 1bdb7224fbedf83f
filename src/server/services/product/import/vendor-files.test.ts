import { describe, expect, it } from "vitest";
import type { Cell } from "~/domain/product/import/import-table";
import { ANY_TABLE, type Vendor, type VendorNoteKind } from "~/domain/product/import/vendors/vendor";
import { ARGENTINE_SHOP } from "~/test/vendor-context";
import { mercadoLibreFile } from "~/test/vendor-files/mercado-libre-file";
import { newShopifyFile, oldShopifyFile } from "~/test/vendor-files/shopify-file";
import { tiendanubeFile } from "~/test/vendor-files/tiendanube-file";
import { englishWooFile, spanishWooFile } from "~/test/vendor-files/woocommerce-file";
import { parseTable } from "./parse-table";

const PHOTOS = "https://photos.example.test";
const options = { shop: ARGENTINE_SHOP };

async function read(bytes: Uint8Array) {
  const answer = await parseTable(bytes, options);
  if (!answer.ok || !answer.from) throw new Error(`no vendor's file: ${JSON.stringify(answer).slice(0, 200)}`);
  const { table, from } = answer;
  /** The rows of a product by heading, without the empty cells. */
  const rowsOf = (key: string): Record<string, Cell>[] =>
    table.rows
      .filter(({ cells }) => cells[0] === key)
      .map(({ cells }) =>
        Object.fromEntries(
          table.header.map((heading, at) => [heading, cells[at] ?? ""]).filter(([, cell]) => cell !== ""),
        ),
      );
  return {
    ...from,
    table,
    rowsOf,
    notes: (kind: VendorNoteKind) => from.extras.notes.filter((note) => note.kind === kind),
  };
}

const csv = (text: string) => new TextEncoder().encode(text);

describe("the files of each vendor", () => {
  it.each<[string, Vendor, () => Promise<Uint8Array> | Uint8Array, object]>([
    [
      "Tiendanube",
      "TIENDANUBE",
      tiendanubeFile,
      { products: 45, variants: 3, photos: 0, paused: 1, offers: 2, addresses: 45 },
    ],
    [
      "Shopify, old headings",
      "SHOPIFY",
      () => oldShopifyFile(PHOTOS),
      { products: 44, variants: 2, photos: 14, paused: 2, offers: 1, addresses: 44 },
    ],
    [
      "Shopify, new headings",
      "SHOPIFY",
      () => newShopifyFile(PHOTOS),
      { products: 44, variants: 2, photos: 14, paused: 2, offers: 1, addresses: 44 },
    ],
    [
      "WooCommerce in English",
      "WOOCOMMERCE",
      () => englishWooFile(PHOTOS),
      { products: 49, variants: 4, photos: 10, paused: 3, offers: 1, addresses: 0 },
    ],
    [
      "WooCommerce in Spanish",
      "WOOCOMMERCE",
      () => spanishWooFile(PHOTOS),
      { products: 49, variants: 4, photos: 10, paused: 3, offers: 1, addresses: 0 },
    ],
    [
      "Mercado Libre",
      "MERCADO_LIBRE",
      mercadoLibreFile,
      { products: 43, variants: 2, photos: 0, paused: 2, offers: 0, addresses: 0 },
    ],
  ])("are recognised, and every product comes: %s", async (_name, vendor, file, found) => {
    const { vendor: recognised, extras } = await read(await file());
    expect(recognised).toBe(vendor);
    expect(extras.found).toMatchObject(found);
  });

  it("read a price, an offer, a list and a path of Tiendanube", async () => {
    const { rowsOf, notes } = await read(tiendanubeFile());
    expect(rowsOf("set-matero")).toEqual([
      {
        Clave: "set-matero",
        Nombre: "Set matero",
        Descripción: "Incluye:\n\n• Mate\n• Bombilla & cepillo",
        Categoría: "Cocina",
        Precio: 8_500.5,
        "Precio anterior": 10_000,
        Costo: 4_200,
        Código: "SET-1",
        Pausado: "no",
      },
    ]);
    expect(notes("otherCategories")).toMatchObject([{ name: "Set matero", detail: "Regalos" }]);
    expect(rowsOf("remera-lisa")).toMatchObject([
      { Nombre: "Remera lisa", Categoría: "Remeras", Precio: 9_900, "Precio anterior": 12_000 },
      {
        "Opción 1": "Talle",
        "Valor 1": "S",
        "Opción 2": "Color",
        "Valor 2": "Rojo",
        Precio: 9_900,
        Stock: 3,
        Código: "REM-S",
      },
      { "Opción 1": "Talle", "Valor 1": "M", Stock: 0, Código: "REM-M" },
      { "Opción 1": "Talle", "Valor 1": "XL", Precio: 13_500, Stock: 5 },
    ]);
    expect(rowsOf("oculto")).toMatchObject([{ Pausado: "sí", Descripción: "=SUMA(1;1) no es una fórmula" }]);
    expect(rowsOf("sin-precio")[0]).not.toHaveProperty("Precio");
    expect(rowsOf("sin-oferta")[0]).not.toHaveProperty("Precio anterior");
  });

  it.each([
    ["old", oldShopifyFile],
    ["new", newShopifyFile],
  ])("read variants, drafts, photos and stock of Shopify with %s headings", async (_name, file) => {
    const { rowsOf, extras, notes } = await read(file(PHOTOS));
    expect(rowsOf("remera-lisa")).toMatchObject([
      {
        Descripción: "Algodón\npeinado",
        Categoría: "Shirts, Tops & Blouses",
        Precio: 9_900,
        "Precio anterior": 12_000,
        Costo: 4_000,
      },
      { "Opción 1": "Talle", "Valor 1": "S", Stock: 3, Código: "REM-S" },
      { "Opción 1": "Talle", "Valor 1": "M", Stock: 0, Código: "REM-M" },
    ]);
    expect(extras.products["remera-lisa"]).toEqual({
      photos: ["remera-1", "remera-2", "remera-3", "remera-s"].map((name) => `${PHOTOS}/${name}.jpg`),
      handle: "remera-lisa",
    });
    expect(rowsOf("mate-imperial")).toMatchObject([{ Código: "CASA-001", Stock: 0, Categoría: "Mate" }]);
    expect(rowsOf("mate-imperial")).toHaveLength(1);
    expect([rowsOf("borrador")[0]?.Pausado, rowsOf("archivado")[0]?.Pausado]).toEqual(["sí", "sí"]);
    expect(rowsOf("sin-stock")[0]).not.toHaveProperty("Stock");
    expect(rowsOf("regalo")).toEqual([]);
    expect(notes("giftCard")).toHaveLength(1);
  });

  it.each([
    ["English", englishWooFile],
    ["Spanish", spanishWooFile],
  ])("read variations, offers by date and states of WooCommerce in %s", async (_name, file) => {
    const { rowsOf, extras, notes } = await read(file(PHOTOS));
    expect(rowsOf("id:44")).toMatchObject([
      { Nombre: "Remera lisa", Descripción: "Algodón\n\n• Peinado", Categoría: "Remeras", Precio: 12_000 },
      { "Valor 1": "S", "Valor 2": "Rojo", Stock: 3 },
      { "Valor 1": "M", "Valor 2": "Rojo", Precio: 13_500.5, Stock: 0 },
      { "Valor 1": "M", "Valor 2": "Azul", Precio: 13_500.5, Stock: 0 },
    ]);
    expect(notes("anyValue")).toMatchObject([{ detail: "Color" }]);
    expect(rowsOf("id:50")).toMatchObject([{ Código: "GORRA" }, { "Opción 1": "Color", "Valor 1": "Negro" }]);
    expect(rowsOf("id:60")).toMatchObject([{ Precio: 80, "Precio anterior": 100 }]);
    expect(rowsOf("id:61")).toMatchObject([{ Precio: 100 }]);
    expect(rowsOf("id:61")[0]).not.toHaveProperty("Precio anterior");
    expect([62, 63, 64].map((id) => rowsOf(`id:${id}`)[0]?.Pausado)).toEqual(["sí", "sí", "sí"]);
    expect([rowsOf("id:65"), rowsOf("id:67")]).toEqual([[], []]);
    expect([notes("grouped"), notes("external"), notes("noParent")].map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(rowsOf("id:68")[0]).not.toHaveProperty("Stock");
    expect(rowsOf("id:100")).toMatchObject([{ Descripción: "Mate imperial.\n\nHecho a mano." }]);
    expect(extras.products["id:100"]?.photos).toEqual([
      `${PHOTOS}/mate-imperial.jpg`,
      `${PHOTOS}/mate-imperial-2.jpg?a=1,2`,
    ]);
  });

  it("read listings, variations and currencies of Mercado Libre", async () => {
    const { rowsOf, notes } = await read(await mercadoLibreFile());
    expect(rowsOf("MLA900001")).toMatchObject([
      { Nombre: "Remera lisa", Categoría: "Ropa", Precio: 12_000 },
      { "Opción 1": "Talle", "Valor 1": "S", "Opción 2": "Color", "Valor 2": "Rojo", Stock: 3 },
      { "Valor 1": "M", Precio: 13_500.5, Stock: 0 },
    ]);
    expect(rowsOf("MLA900002")).toMatchObject([{ Pausado: "sí" }]);
    expect(rowsOf("MLA900003")).toEqual([{ Clave: "MLA900003", Nombre: "En dólares", Stock: 1, Pausado: "sí" }]);
    expect(notes("currency")).toMatchObject([{ name: "En dólares", detail: "USD" }]);
  });
});

describe("what does not fit", () => {
  const shopify = (rows: string) => csv(`Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src\n${rows}`);

  it("is cut or left out, with a note", async () => {
    const long = `${"Muy ".repeat(40)}largo`;
    const photos = Array.from({ length: 14 }, (_, at) => `a,,,,,${PHOTOS}/${at}.jpg`).join("\n");
    const { rowsOf, extras, notes } = await read(
      shopify(`a,${long},Talle,S,10,not an address\na,,,S,10,ftp://x.test/1.jpg\n${photos}\n,,,,,\n`),
    );
    expect(String(rowsOf("a")[0]?.Nombre)).toHaveLength(120);
    expect(rowsOf("a")).toHaveLength(2);
    expect(extras.products.a?.photos).toHaveLength(12);
    expect(
      ["cut", "sameVariant", "badPhoto", "morePhotos"].map((kind) =>
        notes(kind as VendorNoteKind).map(({ detail }) => detail),
      ),
    ).toEqual([[`${long.slice(0, 59).trimEnd()}…`], ["S"], ["2"], ["2"]]);
  });

  it("is at most 200 variants", async () => {
    const rows = Array.from({ length: 205 }, (_, at) => `a,${at === 0 ? "A" : ""},Talle,${at},10,`).join("\n");
    const { rowsOf, notes } = await read(shopify(rows));
    expect(rowsOf("a")).toHaveLength(201);
    expect(notes("moreVariants")).toMatchObject([{ detail: "5" }]);
  });

  it("keeps a price that is no number, for the merchant to correct it", async () => {
    expect((await read(shopify("a,A,,,diez,\n"))).rowsOf("a")).toMatchObject([{ Precio: "diez" }]);
  });
});

describe("a file", () => {
  it("is no vendor's because of a few similar headings", async () => {
    const answer = await parseTable(csv("Nombre;Precio;SKU;Stock\nMate;10;M1;3\n"), options);
    expect(answer).toMatchObject({ ok: true });
    expect(answer).not.toHaveProperty("from");
  });

  it("of a vendor can be read as any other table", async () => {
    const answer = await parseTable(csv("Handle,Title,Variant Price\na,Mate,10\n"), { ...options, kind: ANY_TABLE });
    expect(answer).toMatchObject({ ok: true, table: { header: ["Handle", "Title", "Variant Price"] } });
    expect(answer).not.toHaveProperty("from");
  });

  it("that is not what it is said to be is refused", async () => {
    for (const bytes of [csv("Nombre;Precio\nMate;10\n"), tiendanubeFile()])
      expect(await parseTable(bytes, { ...options, kind: "SHOPIFY" })).toEqual({ ok: false, refusal: "notVendor" });
  });

  it("with more rows than fit is refused, whatever they are", async () => {
    const head = "Handle,Title,Option1 Value,Variant Price,Image Src\n";
    const rows = Array.from({ length: 25_000 }, (_, at) => `p${at},P ${at},,1,`).join("\n");
    expect(await parseTable(csv(head + rows), options)).toEqual({ ok: false, refusal: "vendorTooManyRows" });
    expect(await parseTable(csv(head), options)).toEqual({ ok: false, refusal: "empty" });
  });

  it("with headings in two languages is read by what each column says", async () => {
    const { rowsOf } = await read(
      csv("ID,Tipo,SKU,Name,Published,Precio normal,Sale price,Categorías\n7,simple,M1,Mate,1,10.50,,Mate\n"),
    );
    expect(rowsOf("id:7")).toMatchObject([{ Nombre: "Mate", Precio: 10.5, Categoría: "Mate", Código: "M1" }]);
  });
});
