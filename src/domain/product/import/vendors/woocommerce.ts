import { detectDecimal, type Separator } from "../../../money/money";
import { foldText } from "../../../text";
import type { Cell, TableRow } from "../import-table";
import { plainText } from "./plain-text";
import type { VendorFormat } from "./vendor-format";
import {
  categoryPaths,
  handleOf,
  NO_PRICE,
  offerOf,
  type VendorContext,
  type VendorPrice,
  type VendorProduct,
  type VendorVariant,
} from "./vendor-product";
import { isYes, numberCell, stockCell, VendorSheet } from "./vendor-sheet";

/** In English and in Spanish: the headings come in the language of the site, and those of plugins in English. */
const HEADINGS = {
  id: ["id"],
  type: ["type", "tipo"],
  sku: ["sku"],
  barcode: ["gtin, upc, ean, or isbn", "gtin, upc, ean o isbn"],
  name: ["name", "nombre"],
  published: ["published", "publicado"],
  visibility: ["visibility in catalog", "visibilidad en el catalogo"],
  shortDescription: ["short description", "descripcion corta"],
  description: ["description", "descripcion"],
  saleStarts: ["date sale price starts", "dia en que empieza el precio rebajado"],
  saleEnds: ["date sale price ends", "dia en que termina el precio rebajado"],
  inStock: ["in stock?", "¿en inventario?", "¿existencias?"],
  stock: ["stock", "inventario"],
  backorders: ["backorders allowed?", "¿permitir reservas de productos agotados?"],
  sale: ["sale price", "precio rebajado"],
  regular: ["regular price", "precio normal"],
  categories: ["categories", "categorias"],
  images: ["images", "imagenes"],
  parent: ["parent", "superior"],
  slug: ["slug", "permalink", "enlace permanente"],
} as const;
type Field = keyof typeof HEADINGS;

const ATTRIBUTE_NAME = /^(?:attribute (?<number>\d+) name|nombre del atributo (?<number>\d+))$/;
const ATTRIBUTE_VALUE = /^(?:attribute (?<number>\d+) value\(s\)|valor\(es\) del atributo (?<number>\d+))$/;

/** "20/12/2099", "12/20/99 0:00": what spreadsheets make of a day, by their country. */
const REWRITTEN_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;
const DAY_FIELDS = ["saleStarts", "saleEnds"] as const;

/** Headings that no other program has: any of them tells where a file with chosen columns is from. */
const OWN_HEADINGS = [
  ...["saleStarts", "saleEnds", "inStock", "backorders", "visibility"].flatMap((field) => HEADINGS[field as Field]),
  "is featured?",
  "¿esta destacado?",
  "sold individually?",
  "¿vendido individualmente?",
  "low stock amount",
  "cantidad de bajo inventario",
  "allow customer reviews?",
  "¿permitir valoraciones de clientes?",
  "attribute 1 value(s)",
  "valor(es) del atributo 1",
];

interface Attribute {
  name: string;
  values: string[];
}

class WooSheet extends VendorSheet<Field> {
  readonly decimal: Separator;
  private readonly names: Map<number, number>;
  private readonly values: Map<number, number>;

  constructor(
    header: readonly Cell[],
    rows: readonly TableRow[],
    readonly today: string,
  ) {
    super(header, rows, HEADINGS);
    this.names = this.columnsLike(ATTRIBUTE_NAME);
    this.values = this.columnsLike(ATTRIBUTE_VALUE);
    const prices = rows.flatMap((row) => [this.text(row, "regular"), this.text(row, "sale")]);
    // without grouping, a separator in a price is the decimal one: "1234,50" on a site in Spanish
    this.decimal =
      detectDecimal(
        prices.filter((price) => price !== ""),
        undefined,
        ".",
      ).decimal ?? ".";
  }

  /** A day as "2026-11-30", also as a spreadsheet has rewritten it; null for none. */
  day(row: TableRow, field: "saleStarts" | "saleEnds"): string | null {
    this.monthFirst ??= this.rows.some((one) =>
      DAY_FIELDS.some((name) => Number(REWRITTEN_DAY.exec(this.text(one, name))?.[2]) > 12),
    );
    const text = this.text(row, field);
    const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
    const [, first = "", second = "", year = ""] = REWRITTEN_DAY.exec(text) ?? [];
    if (iso || year === "") return iso ?? null;
    const [day, month] = this.monthFirst ? [second, first] : [first, second];
    return `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  }

  private monthFirst: boolean | undefined;

  attributes(row: TableRow): Attribute[] {
    return [...this.names].flatMap(([number, column]) => {
      const name = this.textAt(row, column);
      const values = this.textAt(row, this.values.get(number))
        .split(/(?<!\\),/)
        .map((value) => value.replaceAll("\\,", ",").trim())
        .filter((value) => value !== "");
      return name === "" ? [] : [{ name, values }];
    });
  }
}

/** Line breaks within a text are written as backslash and n. */
const unescaped = (text: string) => text.replace(/(\\)?\\n/g, (_, escaped?: string) => (escaped ? "\\n" : "\n"));

const kindOf = (sheet: WooSheet, row: TableRow) =>
  foldText(sheet.text(row, "type"))
    .split(",")
    .map((word) => word.trim());

/** Whether the sale price counts today; its days are those of the shop, both included. */
function isOnSale(sheet: WooSheet, row: TableRow): boolean {
  const [from, to] = [sheet.day(row, "saleStarts"), sheet.day(row, "saleEnds")];
  return !((from !== null && from > sheet.today) || (to !== null && to < sheet.today));
}

function pricesOf(sheet: WooSheet, row: TableRow): VendorPrice {
  const regular = numberCell(sheet.cell(row, "regular"), sheet.decimal);
  const sale = isOnSale(sheet, row) ? numberCell(sheet.cell(row, "sale"), sheet.decimal) : "";
  return offerOf(regular, sale);
}

/** "0" without a count is sold out; what may be ordered without being there is unlimited. */
function stockOf(sheet: WooSheet, row: TableRow): Cell {
  const backorders = foldText(sheet.text(row, "backorders"));
  if (backorders === "notify" || isYes(backorders)) return "";
  const inStock = foldText(sheet.text(row, "inStock"));
  const stock = stockCell(sheet.cell(row, "stock"), sheet.decimal);
  if (stock !== "") return stock;
  return inStock === "0" || inStock === "no" ? 0 : "";
}

function isHidden(sheet: WooSheet, row: TableRow): boolean {
  const published = sheet.text(row, "published");
  return (published !== "" && !isYes(published)) || foldText(sheet.text(row, "visibility")) === "hidden";
}

function descriptionOf(sheet: WooSheet, row: TableRow): string {
  const [short, long] = (["shortDescription", "description"] as const).map((field) =>
    plainText(unescaped(sheet.text(row, field))),
  );
  return [short, long].filter((text, at, all) => text !== "" && all.indexOf(text) === at).join("\n\n");
}

/** The main photo first. */
const photosOf = (sheet: WooSheet, row: TableRow) => [
  ...new Set(
    sheet
      .text(row, "images")
      .split(/,\s*(?=https?:\/\/)/i)
      .map((url) => url.trim())
      .filter((url) => url !== ""),
  ),
];

type Combination = { name: string; value: string }[];

/** A variation that leaves an attribute open is one for each of its values. */
function combinations(own: readonly Attribute[], ofParent: readonly Attribute[]): Combination[] {
  const names = ofParent.filter(({ name }) => own.some((one) => foldText(one.name) === foldText(name)));
  return (names.length > 0 ? names : own).reduce<Combination[]>(
    (list, { name, values }) => {
      const [value] = own.find((one) => foldText(one.name) === foldText(name))?.values ?? [];
      const each = value === undefined ? values : [value];
      return list.flatMap((rest) => each.map((one) => [...rest, { name, value: one }]));
    },
    [[]],
  );
}

/** More would only be thrown away: a product has at most 200 variants. */
const MAX_COMBINATIONS = 400;

function variantsOf(sheet: WooSheet, rows: readonly TableRow[], parent: TableRow): VendorVariant[] {
  const attributes = sheet.attributes(parent);
  return rows.flatMap((row) => {
    const own = sheet.attributes(row);
    return combinations(own, attributes)
      .filter((options) => options.length > 0)
      .slice(0, MAX_COMBINATIONS)
      .map((options) => ({
        line: row.line,
        options,
        ...pricesOf(sheet, row),
        sku: sheet.code(row),
        stock: stockOf(sheet, row),
        paused: isHidden(sheet, row),
      }));
  });
}

const keyOf = (sheet: WooSheet, row: TableRow): string => {
  const id = sheet.text(row, "id");
  return id === "" ? "" : `id:${id}`;
};

function productOf(sheet: WooSheet, row: TableRow, variations: readonly TableRow[]): VendorProduct {
  const kinds = kindOf(sheet, row);
  const variants = variantsOf(sheet, variations, row);
  const isSimple = variants.length === 0;
  const notes: VendorProduct["notes"] = [];
  if (kinds.includes("grouped")) notes.push({ line: row.line, kind: "grouped", detail: "" });
  if (kinds.includes("external")) notes.push({ line: row.line, kind: "external", detail: "" });
  for (const variation of variations) {
    const open = sheet.attributes(variation).filter(({ values }) => values.length === 0);
    if (open.length > 0) {
      notes.push({ line: variation.line, kind: "anyValue", detail: open.map(({ name }) => name).join(", ") });
    }
  }
  return {
    line: row.line,
    key: keyOf(sheet, row),
    handle: handleOf(sheet.text(row, "slug")),
    name: sheet.text(row, "name"),
    description: descriptionOf(sheet, row),
    categories: categoryPaths(sheet.text(row, "categories")),
    paused: isHidden(sheet, row),
    cost: "",
    ...(isSimple ? pricesOf(sheet, row) : NO_PRICE),
    sku: sheet.code(row),
    stock: isSimple ? stockOf(sheet, row) : "",
    variants,
    photos: [...new Set([row, ...variations].flatMap((one) => photosOf(sheet, one)))],
    notes,
  };
}

function read(header: readonly Cell[], rows: readonly TableRow[], { today }: VendorContext): VendorProduct[] {
  const sheet = new WooSheet(header, rows, today);
  // an export without the type still says of a variation what it belongs to
  const isVariation = (row: TableRow) =>
    sheet.has("type") ? kindOf(sheet, row).includes("variation") : sheet.text(row, "parent") !== "";
  const products = rows.filter((row) => !isVariation(row));
  const byReference = new Map<string, TableRow>();
  for (const row of products) {
    for (const reference of [keyOf(sheet, row), foldText(sheet.text(row, "sku"))]) {
      if (reference !== "" && !byReference.has(reference)) byReference.set(reference, row);
    }
  }
  const variations = new Map<TableRow, TableRow[]>();
  const lost: VendorProduct[] = [];
  for (const row of rows.filter(isVariation)) {
    const parent = byReference.get(foldText(sheet.text(row, "parent")));
    if (parent) variations.set(parent, [...(variations.get(parent) ?? []), row]);
    else {
      const product = productOf(sheet, row, []);
      lost.push({ ...product, notes: [{ line: row.line, kind: "noParent", detail: sheet.text(row, "parent") }] });
    }
  }
  return [...products.map((row) => productOf(sheet, row, variations.get(row) ?? [])), ...lost];
}

/** Variations are rows of their own, which name their parent by its SKU or as `id:44`. */
export const woocommerce: VendorFormat = {
  vendor: "WOOCOMMERCE",
  headings: HEADINGS,
  patterns: [
    ATTRIBUTE_NAME,
    ATTRIBUTE_VALUE,
    /^attribute \d+ (?:visible|global|default)$/,
    /^atributo (?:visible|global|por defecto) \d+$/,
  ],
  isHeader: (headings) => {
    const has = (field: Field) => HEADINGS[field].some((heading) => headings.has(heading));
    const isWhole = has("type") && has("published") && (has("regular") || has("parent"));
    const isChosen = OWN_HEADINGS.some((heading) => headings.has(heading)) || (has("id") && has("regular"));
    return has("name") && (isWhole || isChosen);
  },
  read,
};
