import { inflateRawSync } from "node:zlib";
import readXlsx, { type SheetData } from "read-excel-file/universal";
import {
  type Cell,
  IMPORT_LIMITS,
  type ImportRefusal,
  type TableRow,
  WIDEST,
} from "~/domain/product/import/import-table";
import { vendorOf } from "~/domain/product/import/vendors/read-vendor-file";
import { VENDOR_LIMITS } from "~/domain/product/import/vendors/vendor";

class Refusal extends Error {
  constructor(
    readonly refusal: ImportRefusal,
    readonly cell?: string,
  ) {
    super(refusal);
  }
}

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  local: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_ENTRIES = 1_000;

/** The ZIP entries from the central directory, with the sizes that the reader would allocate. */
function entriesOf(file: Buffer): Entry[] {
  const from = Math.max(0, file.length - 65_557);
  const end = file.subarray(from).lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || file.readUInt32LE(from + end) !== END) throw new Refusal("broken");
  const count = file.readUInt16LE(from + end + 10);
  let at = file.readUInt32LE(from + end + 16);
  if (count > MAX_ENTRIES || at === 0xffffffff) throw new Refusal("tooLarge");
  let total = 0;
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== ENTRY) throw new Refusal("broken");
    const [method, packed, size] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    const local = file.readUInt32LE(at + 42);
    total += size;
    if (total > IMPORT_LIMITS.unpacked) throw new Refusal("tooLarge");
    entries.push({ name: file.toString("utf8", at + 46, at + 46 + name), method, packed, size, local });
    at += 46 + name + extra + comment;
  }
  return entries;
}

function contentOf(file: Buffer, { method, packed, size, local }: Entry): Buffer {
  if (file.readUInt32LE(local) !== LOCAL) throw new Refusal("broken");
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const bytes = file.subarray(start, start + packed);
  return method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
}

/** The first cell with a formula, as "C2"; undefined when there is none. */
function formulaIn(xml: string): string | undefined {
  return /<(?:\w+:)?c\b[^>]*?\br="([A-Z]{1,3}\d{1,7})"[^>]*>\s*<(?:\w+:)?f[\s/>]/.exec(xml)?.[1];
}

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A cell far outside the table would make the reader create millions of empty cells up to it. */
function checkExtent(xml: string): void {
  for (const [, letters = "", row] of xml.matchAll(/<(?:\w+:)?c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*(?<!\/)>/g)) {
    if (Number(row) > IMPORT_LIMITS.rows * 20) throw new Refusal("tooManyRows");
    if (columnNumber(letters) > WIDEST) throw new Refusal("tooManyColumns");
  }
}

const asText = (value: SheetData[number][number]): Cell => {
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (value instanceof Date) {
    const [year, month, day] = value.toISOString().slice(0, 10).split("-");
    return `${day}/${month}/${year}`;
  }
  return typeof value === "string" || typeof value === "number" ? value : "";
};

function rowsOf(data: SheetData): TableRow[] {
  const rows: TableRow[] = [];
  let total = 0;
  for (const [index, row] of data.entries()) {
    const cells = row.map(asText);
    while (cells.length > 0 && cells.at(-1) === "") cells.pop();
    if (cells.length === 0) continue;
    if (cells.length > WIDEST) throw new Refusal("tooManyColumns");
    for (const cell of cells) total += typeof cell === "string" ? cell.length : 8;
    if (total > VENDOR_LIMITS.characters) throw new Refusal("tooLarge");
    rows.push({ line: index + 1, cells });
    if (rows.length > VENDOR_LIMITS.rows + 40) throw new Refusal("vendorTooManyRows");
  }
  return rows;
}

async function readSheet(bytes: Uint8Array): Promise<TableRow[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(file);
  if (!entries.some(({ name }) => name === "xl/workbook.xml")) throw new Refusal("document");
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) throw new Refusal("macros");
  for (const entry of entries) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(entry.name)) continue;
    const xml = contentOf(file, entry).toString("utf8");
    checkExtent(xml);
    const cell = formulaIn(xml);
    if (cell) throw new Refusal("formulas", cell);
  }
  const sheets = await readXlsx(new Uint8Array(bytes).buffer, { trim: false });
  const filled = sheets
    .filter(({ data }) => data.some((row) => row.some((cell) => cell !== null && cell !== "")))
    .map(({ data }) => data);
  const ofVendor = filled.find((data) => vendorOf(rowsOf(data.slice(0, LOOKED_AT))) !== null);
  const data = ofVendor ?? filled[0];
  return data ? rowsOf(data) : [];
}

/** A vendor's file is recognised by its first rows. */
const LOOKED_AT = 25;

export type XlsxAnswer = { rows: TableRow[] } | { refusal: ImportRefusal; cell?: string | undefined };

/** The cells of an Excel file's sheet that is a vendor's, else of its first non-empty one. */
export async function parseXlsx(bytes: Uint8Array): Promise<XlsxAnswer> {
  try {
    return { rows: await readSheet(bytes) };
  } catch (error) {
    return error instanceof Refusal ? { refusal: error.refusal, cell: error.cell } : { refusal: "broken" };
  }
}
