import Papa from "papaparse";
import {
  columnName,
  countHeadings,
  IMPORT_LIMITS,
  type ImportRefusal,
  isFormula,
  type ReadTable,
  type TableRow,
  tableOf,
} from "~/domain/product/import/import-table";
import { parseXlsx } from "./parse-xlsx";

const refuse = (refusal: ImportRefusal, cell?: string): ReadTable =>
  cell === undefined ? { ok: false, refusal } : { ok: false, refusal, cell };

/** Reads an Excel file or text with comma, semicolon or tab separators, whatever the file is called. */
export async function parseTable(bytes: Uint8Array): Promise<ReadTable> {
  const kind = kindOf(bytes);
  if (kind !== "xlsx" && kind !== "text") return refuse(kind);
  if (kind === "text") return readText(bytes);
  const answer = await parseXlsx(bytes);
  return "rows" in answer ? tableOf(answer.rows) : refuse(answer.refusal, answer.cell);
}

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);

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

/** Decodes UTF-8, else Windows-1252; UTF-16 as in Excel's "texto Unicode". Null for binary data. */
function decode(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16be").decode(bytes);
  const head = bytes.subarray(0, 4_000);
  if (head.includes(0)) {
    const half = head.length / 4;
    const nulls = (odd: number) => head.filter((byte, index) => byte === 0 && index % 2 === odd).length;
    if (nulls(1) > half && nulls(0) === 0) return new TextDecoder("utf-16le").decode(bytes);
    if (nulls(0) > half && nulls(1) === 0) return new TextDecoder("utf-16be").decode(bytes);
    return null;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const DELIMITERS = [";", "\t", ",", "|"];
/** More separators than any legitimate table has, even with descriptions full of `&nbsp;`: each would become a cell. */
const MOST_OF_A_SIGN = 900_000;
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

function isFullOf(text: string, sign: string): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) if (++count > MOST_OF_A_SIGN) return true;
  return false;
}

/** Rejects input that would take the parser very long before parsing it. */
function bombOf(text: string, delimiters: readonly string[]): ImportRefusal | null {
  if (delimiters.some((sign) => isFullOf(text, sign))) return "tooManyColumns";
  if (isFullOf(text, "\n") || isFullOf(text, "\r")) return "tooManyRows";
  return isFullOf(text, '"') ? "broken" : null;
}

function readText(bytes: Uint8Array): ReadTable {
  const decoded = decode(bytes);
  if (decoded === null) return refuse("notTable");
  const directive = /^\ufeff?sep=(.)\r?\n/i.exec(decoded);
  const text = decoded.slice(directive?.[0].length ?? 0).replace(/^\ufeff/, "");
  if (/^\s*(?:<!doctype|<html|<\?xml|\{\s*")/i.test(text)) return refuse("document");
  const bomb = bombOf(text, directive?.[1] ? [directive[1]] : DELIMITERS);
  if (bomb) return refuse(bomb);
  const { data, errors } = parse(text, directive?.[1] ?? delimiterOf(text), IMPORT_LIMITS.rows * 5);
  if (errors.some(({ code }) => code === "MissingQuotes")) return refuse("broken");
  const first = directive ? 2 : 1;
  const rows: TableRow[] = data.map((cells, index) => ({ line: index + first, cells }));
  for (const { line, cells } of rows) {
    const formula = cells.findIndex((cell) => typeof cell === "string" && isFormula(cell));
    if (formula >= 0) return refuse("formulas", `${columnName(formula)}${line}`);
  }
  return tableOf(rows);
}
