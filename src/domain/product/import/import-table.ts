import { unguarded } from "../../csv";
import { collapseBlanks, storable } from "../../text";
import { isHeading } from "./import-headings";

/** A number comes from a number cell of a spreadsheet and means what it says; everything else is text. */
export type Cell = string | number;

export interface TableRow {
  /** As the spreadsheet counts them. */
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
  /** Of all cells together. */
  characters: 8_000_000,
  /** What a packed file may become. */
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
] as const;
export type ImportRefusal = (typeof IMPORT_REFUSALS)[number];

export type ReadTable = { ok: true; table: ImportTable } | { ok: false; refusal: ImportRefusal; cell?: string };

/** "A" for 0, "AB" for 27: as the spreadsheet names its columns. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : "") + String.fromCharCode(65 + (index % 26));
}

/** What a spreadsheet would calculate, were the text a cell of it; a guarded text is none. */
export function isFormula(text: string): boolean {
  return /^\s*=/.test(text) || /^\s*[+\-@][a-z][\w.]*[(|]/i.test(text);
}

const isBlank = (cell: Cell | undefined) => typeof cell !== "number" && (cell ?? "").trim() === "";
const HEADER_WITHIN = 20;
/** Far more than a table of ours may have: what is wider is not looked at cell by cell. */
export const WIDEST = 400;

export const countHeadings = (cells: readonly Cell[]): number =>
  cells.slice(0, WIDEST).filter((cell) => isHeading(String(cell))).length;

/** The row that names most of what we know; titles and notes may stand above it. */
function headerIndex(rows: readonly TableRow[]): number {
  const known = rows.slice(0, HEADER_WITHIN).map(({ cells }) => countHeadings(cells));
  const most = Math.max(...known, 0);
  return most === 0 ? -1 : known.indexOf(most);
}

/** Finds heading and rows in what was read from a file or pasted; the guard of formulas comes off. */
export function tableOf(lines: readonly TableRow[]): ReadTable {
  if (lines.some(({ cells }) => cells.length > WIDEST)) return { ok: false, refusal: "tooManyColumns" };
  const filled = lines.filter(({ cells }) => !cells.every(isBlank));
  if (filled.length === 0) return { ok: false, refusal: "empty" };
  const at = headerIndex(filled);
  const names = filled[at];
  if (!names) return { ok: false, refusal: filled.every(({ cells }) => cells.length < 2) ? "notTable" : "noHeader" };
  const rows = filled.slice(at + 1);
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
