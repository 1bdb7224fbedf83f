import { shorten, storable } from "../../../text";
import type { LeftOut } from "../import-left-out";
import type { TableRow } from "../import-table";
import { mercadoLibre } from "./mercado-libre";
import { shopify } from "./shopify";
import { tiendanube } from "./tiendanube";
import type { Vendor } from "./vendor";
import type { VendorFormat } from "./vendor-format";
import type { VendorContext } from "./vendor-product";
import { headingKey } from "./vendor-sheet";
import { type VendorTable, vendorTable } from "./vendor-table";
import { woocommerce } from "./woocommerce";

const FORMATS: readonly VendorFormat[] = [tiendanube, shopify, woocommerce, mercadoLibre];
/** The header is in one of the first rows. */
const HEADER_WITHIN = 20;
/** Headings beyond are not looked at. */
const WIDEST_HEADER = 1_000;

interface Found {
  format: VendorFormat;
  /** The index of the header's row. */
  at: number;
}

/** Recognises a vendor's file by its headings; null for any other table. */
function recognised(rows: readonly TableRow[]): Found | null {
  for (const [at, { cells }] of rows.slice(0, HEADER_WITHIN).entries()) {
    const headings = new Set(cells.slice(0, WIDEST_HEADER).map(headingKey));
    const format = FORMATS.find(({ isHeader }) => isHeader(headings));
    if (format) return { format, at };
  }
  return null;
}

/** The vendor whose file has these first rows; null for any other table. */
export const vendorOf = (rows: readonly TableRow[]): Vendor | null => recognised(rows)?.format.vendor ?? null;

/** Translates a vendor's file into a table of our own; null for any other table. */
export function readVendorFile(
  rows: readonly TableRow[],
  shop: VendorContext,
): (Pick<VendorTable, "table" | "extras"> & { vendor: Vendor }) | null {
  const found = recognised(rows);
  const header = found && rows[found.at];
  if (!header) return null;
  const { format, at } = found;
  const filled = rows
    .slice(at + 1)
    .filter(({ cells }) => cells.some((cell) => typeof cell === "number" || cell.trim() !== ""));
  const { table, extras, parents } = vendorTable(format.read(header.cells, filled, shop));
  const headings = droppedHeadings(format, header, filled);
  const { line } = header;
  const leftOut: LeftOut[] = [
    ...(headings.length > 0 ? [{ kind: "columns" as const, line, headings }] : []),
    ...(parents ? [{ kind: "parentCategories" as const, ...parents }] : []),
  ];
  return { vendor: format.vendor, extras, table: { ...table, ...(leftOut.length > 0 && { leftOut }) } };
}

/** The columns with data that the format does not read. */
function droppedHeadings(
  { headings, patterns = [] }: VendorFormat,
  header: TableRow,
  rows: readonly TableRow[],
): string[] {
  const isFilled = (column: number) => rows.some(({ cells }) => String(cells[column] ?? "").trim() !== "");
  const fieldOf = (key: string) => Object.entries(headings).find(([, names]) => names.includes(key))?.[0];
  const keys = header.cells.slice(0, WIDEST_HEADER).map(headingKey);
  const hasCodes = keys.some((key, column) => fieldOf(key) === "sku" && isFilled(column));
  return keys.flatMap((key, column) => {
    const field = fieldOf(key);
    const isRead =
      field === undefined ? patterns.some((pattern) => pattern.test(key)) : field !== "barcode" || !hasCodes;
    return key === "" || isRead || !isFilled(column)
      ? []
      : [shorten(storable(String(header.cells[column])).trim(), 80)];
  });
}
