import { foldText } from "../../../text";
import type { TableRow } from "../import-table";
import { plainText } from "./plain-text";
import type { VendorFormat } from "./vendor-format";
import {
  categoryPaths,
  handleOf,
  NO_PRICE,
  type VendorPrice,
  type VendorProduct,
  type VendorVariant,
} from "./vendor-product";
import { groupRows, isYes, numberCell, optionsIn, stockCell, VendorSheet } from "./vendor-sheet";

/** The headings since 2025 first, then those before. */
const HEADINGS = {
  handle: ["url handle", "handle"],
  title: ["title"],
  description: ["description", "body (html)"],
  category: ["product category"],
  type: ["type"],
  published: ["published on online store", "published"],
  status: ["status"],
  sku: ["sku", "variant sku"],
  barcode: ["barcode", "variant barcode"],
  option1: ["option1 name"],
  value1: ["option1 value"],
  option2: ["option2 name"],
  value2: ["option2 value"],
  option3: ["option3 name"],
  value3: ["option3 value"],
  price: ["price", "variant price"],
  comparePrice: ["compare-at price", "variant compare at price"],
  cost: ["cost per item"],
  tracker: ["inventory tracker", "variant inventory tracker"],
  quantity: ["inventory quantity", "variant inventory qty"],
  policy: ["continue selling when out of stock", "variant inventory policy"],
  photo: ["product image url", "image src"],
  photoPlace: ["image position"],
  variantPhoto: ["variant image url", "variant image"],
  giftCard: ["gift card"],
} as const;
type Field = keyof typeof HEADINGS;
type Sheet = VendorSheet<Field>;

const DECIMAL = ".";

function pricesOf(sheet: Sheet, row: TableRow): VendorPrice {
  const price = numberCell(sheet.cell(row, "price"), DECIMAL);
  const previous = numberCell(sheet.cell(row, "comparePrice"), DECIMAL);
  const isOffer = typeof price === "number" && typeof previous === "number" && previous > price;
  return { price, previous: isOffer ? previous : "" };
}

/** Unlimited where nobody counts it, and where it is sold without being there. */
function stockOf(sheet: Sheet, row: TableRow) {
  const policy = foldText(sheet.text(row, "policy"));
  const isCounted = sheet.text(row, "tracker") !== "" && policy !== "continue" && !isYes(policy);
  return isCounted ? stockCell(sheet.cell(row, "quantity"), DECIMAL) : "";
}

/** An apostrophe keeps spreadsheets from changing a code. */
const skuOf = (sheet: Sheet, row: TableRow) => sheet.code(row).replace(/^'/, "");

function variantOf(sheet: Sheet, row: TableRow, first: TableRow): VendorVariant | null {
  const options = optionsIn(sheet, row, first);
  if (options.length === 0) return null;
  return {
    line: row.line,
    options,
    ...pricesOf(sheet, row),
    sku: skuOf(sheet, row),
    stock: stockOf(sheet, row),
    paused: false,
  };
}

/** A product without options has one variant, "Title: Default Title". */
const isDefault = ({ options: [one, ...more] }: VendorVariant) =>
  one !== undefined && more.length === 0 && foldText(one.value) === "default title";

/** By their position; those of variants follow. */
function photosOf(sheet: Sheet, rows: readonly TableRow[]): string[] {
  const own = rows.flatMap((row, index) => {
    const url = sheet.text(row, "photo");
    return url === "" ? [] : [{ url, place: Number(sheet.text(row, "photoPlace")) || index + 1 }];
  });
  const ofVariants = rows.map((row) => sheet.text(row, "variantPhoto")).filter((url) => url !== "");
  return [...new Set([...own.sort((one, other) => one.place - other.place).map(({ url }) => url), ...ofVariants])];
}

function categoriesOf(sheet: Sheet, row: TableRow): string[][] {
  const type = sheet.text(row, "type");
  return type === "" ? categoryPaths(sheet.text(row, "category").replaceAll(",", "\\,")) : [[type]];
}

function isHidden(sheet: Sheet, row: TableRow): boolean {
  const published = sheet.text(row, "published");
  const status = foldText(sheet.text(row, "status"));
  return (published !== "" && !isYes(published)) || (status !== "" && status !== "active");
}

function productOf(sheet: Sheet, rows: readonly TableRow[]): VendorProduct | null {
  const first = rows.find((row) => sheet.text(row, "title") !== "") ?? rows[0];
  if (!first) return null;
  const all = rows.flatMap((row) => variantOf(sheet, row, first) ?? []);
  const only = all.length === 0 || all.every(isDefault);
  const isGiftCard = isYes(sheet.text(first, "giftCard"));
  const handle = sheet.text(first, "handle");
  return {
    line: first.line,
    key: handle,
    handle: handleOf(handle),
    name: sheet.text(first, "title"),
    description: plainText(sheet.text(first, "description")),
    categories: categoriesOf(sheet, first),
    paused: isHidden(sheet, first),
    cost: numberCell(sheet.cell(first, "cost"), DECIMAL),
    ...(only ? pricesOf(sheet, first) : NO_PRICE),
    sku: only ? skuOf(sheet, first) : "",
    stock: only ? stockOf(sheet, first) : "",
    variants: only ? [] : all,
    photos: photosOf(sheet, rows),
    notes: isGiftCard ? [{ line: first.line, kind: "giftCard", detail: "" }] : [],
  };
}

/** The rows of one handle are one product: its own, its variants', and those that only add a photo. */
export const shopify: VendorFormat = {
  vendor: "SHOPIFY",
  headings: HEADINGS,
  isHeader: (headings) =>
    headings.has("title") &&
    ((headings.has("url handle") && headings.has("option1 value")) ||
      (headings.has("handle") && headings.has("variant price"))),
  read: (header, rows) => {
    const sheet: Sheet = new VendorSheet(header, rows, HEADINGS);
    const groups = groupRows(
      rows,
      (row, before) => sheet.text(row, "handle") || (sheet.text(row, "title") === "" ? before : `row ${row.line}`),
    );
    return [...groups.values()].flatMap((own) => productOf(sheet, own) ?? []);
  },
};
