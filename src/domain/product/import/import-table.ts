import { unguarded } from "../../csv";
import { collapseBlanks, foldText, storable } from "../../text";
import { isHeading } from "./import-headings";
import type { LeftOut } from "./import-left-out";
import type { Vendor } from "./vendors/vendor";
import type { VendorExtras } from "./vendors/vendor-extras";

/** A number comes from a numeric cell of a spreadsheet and needs no parsing; everything else is text. */
export type Cell = string | number;

export interface TableRow {
  /** The row number in the spreadsheet. */
  line: number;
  cells: Cell[];
  /** What numeric cells show, by column, where it is not the number itself: "0012", "1/2", "38,5". */
  shown?: Record<string, string>;
  /** The sheet, where a table is of several. */
  sheet?: string;
}

/** What people read in a cell. */
export const shownCell = ({ cells, shown }: TableRow, column: number): Cell => shown?.[column] ?? cells[column] ?? "";

/** In place of a formula whose result the file does not have. */
export const NO_RESULT = "#SIN RESULTADO";

/** Whether a cell shows a spreadsheet's error, in English or in Spanish, instead of a value. */
export const isErrorCell = (cell: Cell): boolean =>
  typeof cell === "string" &&
  (cell === NO_RESULT || /^#(?:N\/[AD]|[¡¿]?[A-ZÁÉÍÓÚ]{2,}(?:\/0|_[A-Z]+)?[!?])$/.test(cell.trim()));

export interface ImportTable {
  header: string[];
  rows: TableRow[];
  /** What of the file is not in the table. */
  leftOut?: LeftOut[];
}

/** What people read in a cell of a table. */
export function shownAt({ rows }: ImportTable, row: number, column: number): Cell {
  const found = rows[row];
  return found ? shownCell(found, column) : "";
}

/** The number of a table's row in the spreadsheet. */
export const lineOf = ({ rows }: ImportTable, row: number): number => rows[row]?.line ?? 0;

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
  "noSheet",
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

/** A visible sheet with products. */
export interface ProductSheet {
  name: string;
  rows: number;
}

export type ReadTable =
  | {
      ok: true;
      table: ImportTable;
      from?: VendorPart;
      /** The sheets to choose from; left out where there is but one. */
      sheets?: ProductSheet[];
    }
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

/** A row as it is without some of its columns, whose places stay. */
function without(row: TableRow, columns: ReadonlySet<number>): TableRow {
  const shown = Object.entries(row.shown ?? {}).filter(([column]) => !columns.has(Number(column)));
  const cells = row.cells.map((cell, column) => (columns.has(column) ? "" : cell));
  return { ...row, cells, ...(row.shown && { shown: Object.fromEntries(shown) }) };
}

/** Hidden columns that have cells, by their headings, or by their letters where those are empty. */
function hiddenColumnsOf(
  written: readonly TableRow[],
  hidden: ReadonlySet<number>,
  { line }: Pick<TableRow, "line">,
): LeftOut[] {
  const names = written.find((row) => row.line === line);
  const filled = [...hidden].filter((column) => written.some(({ cells }) => !isBlank(cells[column])));
  const headings = filled.map((column) => (names && headingOf(names, column)) || columnName(column));
  return headings.length > 0 ? [{ kind: "columns", line, headings, hidden: true }] : [];
}

const clean = (cell: Cell | undefined): Cell => (typeof cell === "string" ? unguarded(storable(cell)) : (cell ?? ""));
const headingOf = (names: TableRow, column: number) =>
  collapseBlanks(String(clean(shownCell(names, column)))).slice(0, 80);

/**
 * Finds the header and rows in an uploaded or pasted table; removes the formula guard from cells. Hidden columns are not
 * read.
 */
export function tableOf(written: readonly TableRow[], hidden: ReadonlySet<number> = new Set()): ReadTable {
  const lines = hidden.size > 0 ? written.map((row) => without(row, hidden)) : written;
  if (lines.some(({ cells }) => cells.length > WIDEST)) return { ok: false, refusal: "tooManyColumns" };
  const filled = lines.filter(({ cells }) => !cells.every(isBlank));
  if (filled.length === 0) return { ok: false, refusal: "empty" };
  const at = headerIndex(filled);
  const names = filled[at];
  if (!names) return { ok: false, refusal: filled.every(({ cells }) => cells.length < 2) ? "notTable" : "noHeader" };
  const headings = names.cells.map((cell) => foldText(String(cell)));
  const leftOut = hiddenColumnsOf(written, hidden, names);
  const rows = filled.slice(at + 1).filter((row) => {
    const { line, cells } = row;
    if (isRepeated(cells, headings)) leftOut.push({ kind: "headingRow", line });
    else if (isTotal(row)) leftOut.push({ kind: "totalRow", line, text: labelOf(row) });
    else return true;
    return false;
  });
  if (rows.length === 0) return { ok: false, refusal: "empty" };
  if (rows.length > IMPORT_LIMITS.rows) return { ok: false, refusal: "tooManyRows" };
  const width = Math.max(names.cells.length, ...rows.map(({ cells }) => cells.length));
  const used = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !isBlank(names.cells[column]) || rows.some(({ cells }) => !isBlank(cells[column])),
  );
  if (used.length > IMPORT_LIMITS.columns) return { ok: false, refusal: "tooManyColumns" };
  return {
    ok: true,
    table: {
      header: used.map((column) => headingOf(names, column)),
      rows: rows.map(({ line, cells, shown }) => {
        const texts = used.flatMap((column, place) =>
          shown?.[column] === undefined ? [] : [[place, storable(shown[column])]],
        );
        return {
          line,
          cells: used.map((column) => clean(cells[column])),
          ...(texts.length > 0 && { shown: Object.fromEntries(texts) }),
        };
      }),
      ...(leftOut.length > 0 && { leftOut }),
    },
  };
}

const TOTAL = /^(?:(?:sub|gran )?total(?:es)?(?: (?:general|final|parcial|de .{1,40}))?|suma(?:s)?)\s*[:.]?$/;
const labelOf = (row: TableRow): string => {
  const first = row.cells.findIndex((cell) => !isBlank(cell));
  return storable(String(shownCell(row, first))).trim();
};

/** A row that adds up those above it: the word alone, and nothing but numbers beside it. */
function isTotal(row: TableRow): boolean {
  const label = labelOf(row);
  if (label.length > 60 || !TOTAL.test(foldText(label))) return false;
  const others = row.cells.filter((cell) => !isBlank(cell)).slice(1);
  return others.every((cell) => typeof cell === "number" || isErrorCell(cell) || !/\p{L}{4,}/u.test(cell));
}

/** Puts tables of the same columns below each other, each row with its sheet. Columns are joined by their headings. */
export function joinTables(tables: readonly (ImportTable & { sheet: string })[]): ReadTable {
  const header: string[] = [];
  const places = new Map<string, number>();
  const rows = tables.flatMap((table) => {
    const seen = new Map<string, number>();
    const at = table.header.map((heading) => {
      const nth = (seen.get(foldText(heading)) ?? 0) + 1;
      seen.set(foldText(heading), nth);
      const key = `${foldText(heading)} ${nth}`;
      const place = places.get(key) ?? header.push(heading) - 1;
      places.set(key, place);
      return place;
    });
    return table.rows.map((row): TableRow => {
      const cells: Cell[] = [];
      for (const [column, place] of at.entries()) cells[place] = row.cells[column] ?? "";
      const shown = Object.entries(row.shown ?? {}).map(([column, text]) => [at[Number(column)], text]);
      const filled = Array.from(cells, (cell) => cell ?? "");
      return { ...row, cells: filled, ...(row.shown && { shown: Object.fromEntries(shown) }), sheet: table.sheet };
    });
  });
  if (header.length > IMPORT_LIMITS.columns) return { ok: false, refusal: "tooManyColumns" };
  if (rows.length > IMPORT_LIMITS.rows) return { ok: false, refusal: "tooManyRows" };
  const width = header.length;
  for (const { cells } of rows) while (cells.length < width) cells.push("");
  const leftOut = tables.flatMap((table) => table.leftOut ?? []);
  return { ok: true, table: { header, rows, ...(leftOut.length > 0 && { leftOut }) } };
}
