import Papa from "papaparse";
import { columnsProblem, guessColumns } from "~/domain/product/import/import-columns";
import type { LeftOut } from "~/domain/product/import/import-left-out";
import {
  columnName,
  countHeadings,
  IMPORT_LIMITS,
  type ImportRefusal,
  type ImportTable,
  isFormula,
  joinTables,
  type ReadTable,
  type TableRow,
  tableOf,
} from "~/domain/product/import/import-table";
import { readVendorFile, vendorOf } from "~/domain/product/import/vendors/read-vendor-file";
import { ANY_TABLE, type FileKind, VENDOR_LIMITS } from "~/domain/product/import/vendors/vendor";
import type { VendorContext } from "~/domain/product/import/vendors/vendor-product";
import { decodeText, startsWith } from "./decode-text";
import { parseXlsx } from "./xlsx/parse-xlsx";
import type { SheetRows } from "./xlsx/sheet-rows";

export interface TableOptions {
  shop: VendorContext;
  /** What the file is said to be; recognised by its headings if undefined. */
  kind?: FileKind | undefined;
  /** The sheets of an Excel file to take; the first one with products if left out. */
  sheets?: readonly string[] | undefined;
}

const refuse = (refusal: ImportRefusal, cell?: string): ReadTable =>
  cell === undefined ? { ok: false, refusal } : { ok: false, refusal, cell };

/**
 * Reads an Excel file or text with comma, semicolon or tab separators, whatever the file is called. One of a vendor is
 * translated into our own table.
 */
export function parseTable(bytes: Uint8Array, options: TableOptions): ReadTable {
  const kind = kindOf(bytes);
  if (kind !== "xlsx" && kind !== "text") return refuse(kind);
  if (kind === "xlsx") return readWorkbook(bytes, options);
  const answer = readText(bytes, options);
  if ("refusal" in answer) return refuse(answer.refusal, answer.cell);
  return vendorTableOf(answer.rows, options) ?? anyTable(bytes, answer.rows);
}

/** The table of a vendor's file, or why it is none of the vendor that was named; null for any other table. */
function vendorTableOf(rows: readonly TableRow[], options: TableOptions): ReadTable | null {
  if (options.kind === ANY_TABLE) return null;
  const file = readVendorFile(rows, options.shop);
  if (options.kind !== undefined && file?.vendor !== options.kind) return refuse("notVendor");
  if (!file) return null;
  const { table, vendor, extras } = file;
  if (rows.length > VENDOR_LIMITS.rows + 1 + METADATA || table.rows.length > VENDOR_LIMITS.tableRows)
    return refuse("vendorTooManyRows");
  if (table.rows.length === 0 && extras.notes.length === 0) return refuse("empty");
  return { ok: true, table, from: { vendor, extras } };
}

/** A vendor's file is recognised by its first rows. */
const LOOKED_AT_ROWS = 25;

type NamedTable = ImportTable & { sheet: string };

/** Whether a sheet's columns say what its products are. */
const hasProducts = (table: ImportTable) => columnsProblem(guessColumns(table).targets) === null;

/** The sheet of a vendor, else those that were chosen, else the first one that has products. All others are named. */
function readWorkbook(bytes: Uint8Array, options: TableOptions): ReadTable {
  const book = parseXlsx(bytes, options.shop.decimal);
  if ("refusal" in book) return refuse(book.refusal);
  const filled = book.visible.filter(({ rows }) => rows.length > 0);
  const left: LeftOut[] = book.hidden.map((name) => ({ kind: "sheet", line: 1, name, why: "hidden", rows: 0 }));
  const [first] = filled;
  if (!first) return refuse("empty");
  const ofVendor = filled.find(({ rows }) => vendorOf(rows.slice(0, LOOKED_AT_ROWS)) !== null) ?? first;
  // platforms hide columns themselves, such as those of their ids
  const vendors = vendorTableOf(ofVendor.rows, options);
  if (vendors) {
    const others = filled.filter((sheet) => sheet !== ofVendor);
    left.push(...others.map(({ name, rows }) => otherSheet(name, "noTable", rows.length)), ...hiddenRowsOf(ofVendor));
    return withLeftOut(vendors, left);
  }
  const tables = filled.map((sheet) => ({ sheet, read: anyTable(bytes, sheet.rows, sheet.hiddenColumns) }));
  const withProducts = tables.filter(({ read }) => read.ok && hasProducts(read.table));
  const choices = withProducts.flatMap(({ sheet, read }): NamedTable[] =>
    read.ok ? [{ ...read.table, sheet: sheet.name }] : [],
  );
  const chosen = choices.filter((table) => options.sheets?.includes(table.sheet));
  if (options.sheets && chosen.length < options.sheets.length) return refuse("noSheet");
  const taken = chosen.length > 0 ? chosen : choices.slice(0, 1);
  const names = taken.length > 0 ? taken.map(({ sheet }) => sheet) : [first.name];
  for (const sheet of filled) {
    const { name, rows } = sheet;
    const choice = choices.find(({ sheet }) => sheet === name);
    if (!names.includes(name))
      left.push(otherSheet(name, choice ? "other" : "noTable", choice?.rows.length ?? rows.length));
    else left.push(...hiddenRowsOf(sheet));
  }
  const [only, ...more] = taken;
  const joined =
    more.length > 0 ? joinTables(taken) : (tables.find(({ sheet }) => sheet.name === names[0])?.read ?? null);
  if (!joined?.ok) return joined ?? refuse("empty");
  const sheets = choices.map(({ sheet: name, rows }) => ({ name, rows: rows.length }));
  return withLeftOut({ ...joined, ...(only && sheets.length > 1 && { sheets }) }, left);
}

const hiddenRowsOf = ({ hidden }: Pick<SheetRows, "hidden">): LeftOut[] =>
  hidden ? [{ kind: "hiddenRows", ...hidden }] : [];

const otherSheet = (name: string, why: "other" | "noTable", rows: number): LeftOut => ({
  kind: "sheet",
  line: 1,
  name,
  why,
  rows,
});

function withLeftOut(read: ReadTable, more: readonly LeftOut[]): ReadTable {
  if (!read.ok || more.length === 0) return read;
  return { ...read, table: { ...read.table, leftOut: [...more, ...(read.table.leftOut ?? [])] } };
}

/** Rows below the headings that are no products. */
const METADATA = 20;

/** A list of the merchant's own, for which the limits are lower. */
function anyTable(bytes: Uint8Array, rows: readonly TableRow[], hidden?: ReadonlySet<number>): ReadTable {
  if (bytes.length > IMPORT_LIMITS.bytes) return refuse("tooLarge");
  const letters = rows.reduce(
    (sum, { cells }) => sum + cells.reduce<number>((of, cell) => of + String(cell).length, 0),
    0,
  );
  return letters > IMPORT_LIMITS.characters ? refuse("tooLarge") : tableOf(rows, hidden);
}

function kindOf(bytes: Uint8Array): "xlsx" | "text" | ImportRefusal {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return "xlsx";
  // The container format of Office before 2007, and of password-protected files.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return "oldExcel";
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return "document";
  if (startsWith(bytes, [0x7b, 0x5c, 0x72, 0x74, 0x66])) return "document";
  const pictures = [
    [0xff, 0xd8, 0xff],
    [0x89, 0x50, 0x4e, 0x47],
    [0x47, 0x49, 0x46, 0x38],
    [0x52, 0x49, 0x46, 0x46],
  ];
  if (pictures.some((start) => startsWith(bytes, start)) || startsWith(bytes, [0x66, 0x74, 0x79, 0x70], 4))
    return "picture";
  return "text";
}

const DELIMITERS = [";", "\t", ",", "|"];
/** More separators than any legitimate table has, even with descriptions full of `&nbsp;`: each would become a cell. */
const MOST_OF_A_SIGN = { table: 900_000, vendor: 3_000_000 };
const LOOKED_AT = { rows: 25, characters: 500_000 };

const parse = (text: string, delimiter: string, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false });

/** The delimiter that yields the most known headings, then the most cells. */
function delimiterOf(text: string): string {
  const start = text.slice(0, LOOKED_AT.characters);
  const scores = DELIMITERS.map((delimiter) => {
    const rows = parse(start, delimiter, LOOKED_AT.rows).data;
    const headings = Math.max(0, ...rows.map((row) => countHeadings(row)));
    return headings * 1_000 + Math.max(0, ...rows.map((row) => Math.min(row.length, 999)));
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ";";
}

function isFullOf(text: string, sign: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) if (++count > most) return true;
  return false;
}

/** Rejects input that would take the parser very long before parsing it. */
function bombOf(text: string, delimiters: readonly string[], most: number): ImportRefusal | null {
  if (delimiters.some((sign) => isFullOf(text, sign, most))) return "tooManyColumns";
  if (isFullOf(text, "\n", most) || isFullOf(text, "\r", most)) return "tooManyRows";
  return isFullOf(text, '"', most) ? "broken" : null;
}

type TextAnswer = { rows: TableRow[] } | { refusal: ImportRefusal; cell?: string };

const asRows = (data: readonly string[][], first: number): TableRow[] =>
  data.map((cells, index) => ({ line: index + first, cells }));

function readText(bytes: Uint8Array, { kind }: TableOptions): TextAnswer {
  const decoded = decodeText(bytes);
  if (decoded === null) return { refusal: "notTable" };
  const directive = /^\ufeff?sep=(.)\r?\n/i.exec(decoded);
  const text = decoded.slice(directive?.[0].length ?? 0).replace(/^\ufeff/, "");
  if (/^\s*(?:<!doctype|<html|<\?xml|\{\s*")/i.test(text)) return { refusal: "document" };
  const first = directive ? 2 : 1;
  const delimiter = directive?.[1] ?? delimiterOf(text);
  const start = parse(text.slice(0, LOOKED_AT.characters), delimiter, LOOKED_AT.rows).data;
  const isVendors = kind !== ANY_TABLE && vendorOf(asRows(start, first)) !== null;
  const most = isVendors ? MOST_OF_A_SIGN.vendor : MOST_OF_A_SIGN.table;
  const bomb = bombOf(text, isVendors || directive ? [delimiter] : DELIMITERS, most);
  if (bomb) return { refusal: bomb };
  const { data, errors } = parse(text, delimiter, (isVendors ? VENDOR_LIMITS.rows : IMPORT_LIMITS.rows) * 5);
  if (errors.some(({ code }) => code === "MissingQuotes")) return { refusal: "broken" };
  const rows = asRows(data, first);
  // in a vendor's file a description may begin like a formula: we keep it as text
  if (isVendors) return { rows };
  for (const { line, cells } of rows) {
    const formula = cells.findIndex((cell) => typeof cell === "string" && isFormula(cell));
    if (formula >= 0) return { refusal: "formulas", cell: `${columnName(formula)}${line}` };
  }
  return { rows };
}
