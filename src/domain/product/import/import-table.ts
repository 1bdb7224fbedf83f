import { unguarded } from "../../csv";
import { collapseBlanks, foldText, storable } from "../../text";
import { isHeading } from "./import-headings";
import type { Vendor } from "./vendors/vendor";
import type { VendorExtras } from "./vendors/vendor-extras";

/** A number comes from a numeric cell of a spreadsheet and needs no parsing; everything else is text. */
export type Cell = string | number;

export interface TableRow {
  /** The row number in the spreadsheet. */
  line: number;
  cells: Cell[];
}

export interface ImportTable {
  header: string[];
  rows: TableRow[];
}

export const IMPORT_LIMITS = {
  bytes: 5 * 1024 * 1024,
  rows: 2_000,
  columns: 50,
  /** The total of all cells. */
  characters: 8_000_000,
  /** Limit in bytes for an archive once unpacked. */
  unpacked: 64 * 1024 * 1024,
} as const;

export const IMPORT_REFUSALS = [
  "tooLarge",
  "tooManyRows",
  "tooManyColumns",
  "notTable",
  "noHeader",
  "empty",
  "oldExcel",
  "document",
  "picture",
  "macros",
  "formulas",
  "broken",
  "notVendor",
  "vendorTooLarge",
  "vendorTooManyRows",
  "tooManyProducts",
] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

/** The file of a vendor, translated into our own table. */
interface VendorPart {
  vendor: Vendor;
  extras: VendorExtras;
}

export type ReadTable =
  | { ok: true; table: ImportTable; from?: VendorPart }
  | { ok: false; refusal: ImportRefusal; cell?: string };

/** "A" for 0, "AB" for 27: the column names of spreadsheets. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : "") + String.fromCharCode(65 + (index % 26));
}

/** Whether a spreadsheet would evaluate the text as a formula; a guarded text is not one. */
export function isFormula(text: string): boolean {
  return /^\s*=/.test(text) || /^\s*[+\-@][a-z][\w.]*[(|]/i.test(text);
}

const isBlank = (cell: Cell | undefined) => typeof cell !== "number" && (cell ?? "").trim() === "";
const HEADER_WITHIN = 20;
/** Far more columns than our tables may have: wider rows are not scanned cell by cell. */
export const WIDEST = 400;

export const countHeadings = (cells: readonly Cell[]): number =>
  cells.slice(0, WIDEST).filter((cell) => isHeading(String(cell))).length;

/** The row with the most known headings; titles and notes may precede it. */
function headerIndex(rows: readonly TableRow[]): number {
  const known = rows.slice(0, HEADER_WITHIN).map(({ cells }) => countHeadings(cells));
  const most = Math.max(...known, 0);
  return most === 0 ? -1 : known.indexOf(most);
}

/** Lists made for printing repeat their headings on each page. */
function isRepeated(cells: readonly Cell[], headings: readonly string[]): boolean {
  if (cells.every(isBlank) || cells.filter((cell) => !isBlank(cell)).length < 2) return false;
  return cells.every((cell, column) => {
    const heading = headings[column] ?? "";
    return isBlank(cell) ? heading === "" : String(cell).length <= MAX_HEADING && foldText(String(cell)) === heading;
  });
}

const MAX_HEADING = 200;

/** Finds the header and rows in an uploaded or pasted table; removes the formula guard from cells. */
export function tableOf(lines: readonly TableRow[]): ReadTable {
  if (lines.some(({ cells }) => cells.length > WIDEST)) return { ok: false, refusal: "tooManyColumns" };
  const filled = lines.filter(({ cells }) => !cells.every(isBlank));
  if (filled.length === 0) return { ok: false, refusal: "empty" };
  const at = headerIndex(filled);
  const names = filled[at];
  if (!names) return { ok: false, refusal: filled.every(({ cells }) => cells.length < 2) ? "notTable" : "noHeader" };
  const headings = names.cells.map((cell) => foldText(String(cell)));
  const rows = filled.slice(at + 1).filter(({ cells }) => !isRepeated(cells, headings));
  if (rows.length === 0) return { ok: false, refusal: "empty" };
  if (rows.length > IMPORT_LIMITS.rows) return { ok: false, refusal: "tooManyRows" };
  const width = Math.max(names.cells.length, ...rows.map(({ cells }) => cells.length));
  const used = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !isBlank(names.cells[column]) || rows.some(({ cells }) => !isBlank(cells[column])),
  );
  if (used.length > IMPORT_LIMITS.columns) return { ok: false, refusal: "tooManyColumns" };
  const clean = (cell: Cell | undefined): Cell => (typeof cell === "string" ? unguarded(storable(cell)) : (cell ?? ""));
  return {
    ok: true,
    table: {
      header: used.map((column) => collapseBlanks(String(clean(names.cells[column]))).slice(0, 80)),
      rows: rows.map(({ line, cells }) => ({ line, cells: used.map((column) => clean(cells[column])) })),
    },
  };
}
