import { foldText } from "../../../text";
import type { TableRow } from "../import-table";
import { plainText } from "./plain-text";
import type { VendorFormat } from "./vendor-format";
import { categoryPaths, handleOf, NO_PRICE, offerOf, type VendorProduct, type VendorVariant } from "./vendor-product";
import { groupRows, isYes, numberCell, optionsIn, stockCell, VendorSheet } from "./vendor-sheet";

const HEADINGS = {
  key: ["identificador de url"],
  name: ["nombre"],
  categories: ["categorias"],
  option1: ["nombre de propiedad 1"],
  value1: ["valor de propiedad 1"],
  option2: ["nombre de propiedad 2"],
  value2: ["valor de propiedad 2"],
  option3: ["nombre de propiedad 3"],
  value3: ["valor de propiedad 3"],
  price: ["precio"],
  offer: ["precio promocional"],
  stock: ["stock"],
  sku: ["sku"],
  barcode: ["codigo de barras"],
  shown: ["mostrar en tienda", "mostrar en mi tienda en linea"],
  visibility: ["visibilidad"],
  description: ["descripcion"],
  cost: ["costo"],
} as const;
type Field = keyof typeof HEADINGS;
type Sheet = VendorSheet<Field>;

/** Prices in its files are written as "10,000.00" in every country. */
const DECIMAL = ".";

const HIDDEN = ["oculto", "oculta", "no visible", "hidden", "no"];

function isHidden(sheet: Sheet, row: TableRow): boolean {
  const shown = sheet.text(row, "shown");
  return (shown !== "" && !isYes(shown)) || HIDDEN.includes(foldText(sheet.text(row, "visibility")));
}

const numberOf = (sheet: Sheet, row: TableRow, field: Field) => numberCell(sheet.cell(row, field), DECIMAL);
const pricesOf = (sheet: Sheet, row: TableRow) => offerOf(numberOf(sheet, row, "price"), numberOf(sheet, row, "offer"));
const stockOf = (sheet: Sheet, row: TableRow) => stockCell(sheet.cell(row, "stock"), DECIMAL);

function variantOf(sheet: Sheet, row: TableRow, first: TableRow): VendorVariant | null {
  const options = optionsIn(sheet, row, first);
  if (options.length === 0) return null;
  return {
    line: row.line,
    options,
    ...pricesOf(sheet, row),
    sku: sheet.code(row),
    stock: stockOf(sheet, row),
    paused: false,
  };
}

function productOf(sheet: Sheet, key: string, rows: readonly TableRow[]): VendorProduct | null {
  const [first] = rows;
  if (!first) return null;
  const variants = rows.flatMap((row) => variantOf(sheet, row, first) ?? []);
  const isSimple = variants.length === 0;
  return {
    line: first.line,
    key,
    handle: handleOf(key),
    name: sheet.text(first, "name"),
    description: plainText(sheet.text(first, "description")),
    categories: categoryPaths(sheet.text(first, "categories")),
    paused: isHidden(sheet, first),
    cost: numberOf(sheet, first, "cost"),
    ...(isSimple ? pricesOf(sheet, first) : NO_PRICE),
    sku: isSimple ? sheet.code(first) : "",
    stock: isSimple ? stockOf(sheet, first) : "",
    variants,
    photos: [],
    notes: [],
  };
}

/** CSV with semicolons. A product's variants are further rows, with an empty name and its identifier repeated or empty. */
export const tiendanube: VendorFormat = {
  vendor: "TIENDANUBE",
  headings: HEADINGS,
  isHeader: (headings) =>
    headings.has("identificador de url") && headings.has("nombre") && headings.has("nombre de propiedad 1"),
  read: (header, rows) => {
    const sheet: Sheet = new VendorSheet(header, rows, HEADINGS);
    const groups = groupRows(
      rows,
      (row, before) => sheet.text(row, "key") || (sheet.text(row, "name") === "" ? before : "") || `row ${row.line}`,
    );
    return [...groups].flatMap(([key, own]) => productOf(sheet, key.startsWith("row ") ? "" : key, own) ?? []);
  },
};
