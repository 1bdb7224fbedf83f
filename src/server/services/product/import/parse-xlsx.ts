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
import { SheetRefusal, SheetXmlCheck } from "./check-sheet-xml";

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
  if (end < 0 || file.readUInt32LE(from + end) !== END) throw new SheetRefusal("broken");
  const count = file.readUInt16LE(from + end + 10);
  if (file.readUInt16LE(from + end + 8) !== count) throw new SheetRefusal("broken"); // other programs read this one
  let at = file.readUInt32LE(from + end + 16);
  if (count > MAX_ENTRIES || at === 0xffffffff) throw new SheetRefusal("tooLarge");
  let total = 0;
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== ENTRY) throw new SheetRefusal("broken");
    const [method, packed, size] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    const local = file.readUInt32LE(at + 42);
    total += size;
    if (total > IMPORT_LIMITS.unpacked) throw new SheetRefusal("tooLarge");
    entries.push({ name: file.toString("utf8", at + 46, at + 46 + name), method, packed, size, local });
    at += 46 + name + extra + comment;
  }
  return entries;
}

function contentOf(file: Buffer, { method, packed, size, local }: Entry): Buffer {
  if (file.readUInt32LE(local) !== LOCAL) throw new SheetRefusal("broken");
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const bytes = file.subarray(start, start + packed);
  return method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
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
    if (cells.length > WIDEST) throw new SheetRefusal("tooManyColumns");
    for (const cell of cells) total += typeof cell === "string" ? cell.length : 8;
    if (total > VENDOR_LIMITS.characters) throw new SheetRefusal("tooLarge");
    rows.push({ line: index + 1, cells });
    if (rows.length > VENDOR_LIMITS.rows + 40) throw new SheetRefusal("vendorTooManyRows");
  }
  return rows;
}

async function readSheet(bytes: Uint8Array): Promise<TableRow[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(file);
  if (!entries.some(({ name }) => name === "xl/workbook.xml")) throw new SheetRefusal("document");
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) throw new SheetRefusal("macros");
  const check = new SheetXmlCheck();
  for (const entry of entries.filter(({ name }) => /\.xml(?:\.rels)?$/.test(name)))
    check.check(contentOf(file, entry).toString("utf8"));
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
    return error instanceof SheetRefusal ? { refusal: error.refusal, cell: error.cell } : { refusal: "broken" };
  }
}
