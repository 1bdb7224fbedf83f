import { foldText } from "../../../text";
import type { TableRow } from "../import-table";
import type { VendorFormat } from "./vendor-format";
import {
  categoryPaths,
  NO_PRICE,
  type VendorContext,
  type VendorPrice,
  type VendorProduct,
  type VendorVariant,
} from "./vendor-product";
import { groupRows, numberCell, stockCell, VendorSheet } from "./vendor-sheet";

const HEADINGS = {
  item: ["item_id"],
  variation: ["variation_id"],
  sku: ["sku"],
  title: ["title"],
  variations: ["variations"],
  quantity: ["quantity"],
  price: ["price"],
  currency: ["currency_id"],
  status: ["status"],
  category: ["category"],
} as const;
type Sheet = VendorSheet<keyof typeof HEADINGS>;

/** Rows 2 to 6 of the sheet repeat the headings for people; data start where the item has an id. */
const ITEM = /^[a-z]{3}\d{4,}$/i;

const SIGNS: Record<string, string> = { u$s: "USD", us$: "USD", usd: "USD", "€": "EUR" };

/** The row's currency if it is not the shop's; null where it is, or says only "$". */
function foreignCurrency(sheet: Sheet, row: TableRow, { currency }: VendorContext): string | null {
  const text = sheet.text(row, "currency");
  const code = SIGNS[foldText(text)] ?? (/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : currency);
  return code === currency ? null : code;
}

function pricesOf(sheet: Sheet, row: TableRow, shop: VendorContext): VendorPrice {
  const isForeign = foreignCurrency(sheet, row, shop) !== null;
  return { price: isForeign ? "" : numberCell(sheet.cell(row, "price"), shop.decimal), previous: "" };
}

/** Letters that are read of a cell of options: far more than any has. */
const MAX_OPTIONS = 2_000;

/** "Color: Rojo | Talle: M", with any sign between the pairs; a value may have a comma. */
function optionsOf(cell: string): { name: string; value: string }[] {
  const text = cell.slice(0, MAX_OPTIONS);
  const pairs = text
    .split(/[|;\n,](?=[^|;\n,:]+:)/)
    .map((pair) => /^\s*([^:]+?)\s*:\s*(.+?)\s*$/.exec(pair))
    .flatMap((match) => (match?.[1] && match[2] ? [{ name: match[1], value: match[2] }] : []));
  if (pairs.length > 0) return pairs;
  const whole = text.trim();
  return whole === "" || whole === "-" ? [] : [{ name: "Variante", value: whole }];
}

const isInactive = (sheet: Sheet, row: TableRow) =>
  !["", "activa", "active"].includes(foldText(sheet.text(row, "status")));

function variantOf(sheet: Sheet, row: TableRow, shop: VendorContext): VendorVariant | null {
  const id = sheet.text(row, "variation");
  const options = id === "-" || id === "" ? [] : optionsOf(sheet.text(row, "variations"));
  if (options.length === 0) return null;
  return {
    line: row.line,
    options,
    ...pricesOf(sheet, row, shop),
    sku: sheet.text(row, "sku"),
    stock: stockCell(sheet.cell(row, "quantity"), shop.decimal),
    paused: false,
  };
}

function productOf(sheet: Sheet, rows: readonly TableRow[], shop: VendorContext): VendorProduct | null {
  const [first] = rows;
  if (!first) return null;
  const variants = rows.flatMap((row) => variantOf(sheet, row, shop) ?? []);
  const isSimple = variants.length === 0;
  const foreign = rows.flatMap((row) => foreignCurrency(sheet, row, shop) ?? []);
  return {
    line: first.line,
    key: sheet.text(first, "item").toUpperCase(),
    handle: null,
    name: rows.map((row) => sheet.text(row, "title")).find((title) => title !== "") ?? "",
    description: "",
    categories: categoryPaths(sheet.text(first, "category").replaceAll(",", "\\,")),
    paused: foreign.length > 0 || rows.every((row) => isInactive(sheet, row)),
    cost: "",
    ...(isSimple ? pricesOf(sheet, first, shop) : NO_PRICE),
    sku: isSimple ? sheet.text(first, "sku") : "",
    stock: isSimple ? stockCell(sheet.cell(first, "quantity"), shop.decimal) : "",
    variants,
    photos: [],
    notes: foreign[0] === undefined ? [] : [{ line: first.line, kind: "currency", detail: foreign[0] }],
  };
}

/** The sheet "Publicaciones" of the Excel file for changing listings. */
export const mercadoLibre: VendorFormat = {
  vendor: "MERCADO_LIBRE",
  headings: HEADINGS,
  isHeader: (headings) => headings.has("item_id") && headings.has("title") && headings.has("variation_id"),
  read: (header, rows, shop) => {
    const sheet: Sheet = new VendorSheet(header, rows, HEADINGS);
    const groups = groupRows(rows, (row) => {
      const item = sheet.text(row, "item").toUpperCase();
      return ITEM.test(item) ? item : "";
    });
    return [...groups.values()].flatMap((own) => productOf(sheet, own, shop) ?? []);
  },
};
