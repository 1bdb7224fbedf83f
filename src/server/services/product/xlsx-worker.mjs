import { parentPort, workerData } from "node:worker_threads";
import { inflateRawSync } from "node:zlib";
import readXlsx from "read-excel-file/universal";

/** Answers { rows: [{ line, cells }] } or { refusal, cell? }; a crash or silence is the caller's to notice. */
class Refusal extends Error {
  constructor(refusal, cell) {
    super(refusal);
    this.answer = cell ? { refusal, cell } : { refusal };
  }
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const MAX_ENTRIES = 1_000;

/** The parts of the packed file by its own list, whose sizes are what the reader will make room for. */
function entriesOf(file, limit) {
  const from = Math.max(0, file.length - 65_557);
  const end = file.subarray(from).lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || file.readUInt32LE(from + end) !== END) throw new Refusal("broken");
  const count = file.readUInt16LE(from + end + 10);
  let at = file.readUInt32LE(from + end + 16);
  if (count > MAX_ENTRIES || at === 0xffffffff) throw new Refusal("tooLarge");
  let total = 0;
  const entries = [];
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== ENTRY) throw new Refusal("broken");
    const [method, packed, size] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const local = file.readUInt32LE(at + 42);
    total += size;
    if (total > limit) throw new Refusal("tooLarge");
    entries.push({ name: file.toString("utf8", at + 46, at + 46 + name), method, packed, size, local });
    at += 46 + name + extra + comment;
  }
  return entries;
}

function contentOf(file, { method, packed, size, local }) {
  if (file.readUInt32LE(local) !== LOCAL) throw new Refusal("broken");
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const bytes = file.subarray(start, start + packed);
  return method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) });
}

/** The first cell that is calculated, as "C2"; undefined when there is none. */
function formulaIn(xml) {
  return /<(?:\w+:)?c\b[^>]*?\br="([A-Z]{1,3}\d{1,7})"[^>]*>\s*<(?:\w+:)?f[\s/>]/.exec(xml)?.[1];
}

const columnNumber = (letters) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Far out cells would make the reader fill millions of empty ones up to them. */
function checkExtent(xml, { rows, columns }) {
  for (const [, letters, row] of xml.matchAll(/<(?:\w+:)?c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*(?<!\/)>/g)) {
    if (Number(row) > rows * 20) throw new Refusal("tooManyRows");
    if (columnNumber(letters) > columns * 8) throw new Refusal("tooManyColumns");
  }
}

const asText = (value) => {
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (value instanceof Date) {
    const [year, month, day] = value.toISOString().slice(0, 10).split("-");
    return `${day}/${month}/${year}`;
  }
  return value ?? "";
};

function rowsOf(data, { rows: maxRows, columns, characters }) {
  const rows = [];
  let total = 0;
  for (const [index, row] of data.entries()) {
    const cells = row.map(asText);
    while (cells.length > 0 && cells.at(-1) === "") cells.pop();
    if (cells.length === 0) continue;
    if (cells.length > columns * 8) throw new Refusal("tooManyColumns");
    for (const cell of cells) total += typeof cell === "string" ? cell.length : 8;
    if (total > characters) throw new Refusal("tooLarge");
    rows.push({ line: index + 1, cells });
    if (rows.length > maxRows + 40) throw new Refusal("tooManyRows");
  }
  return rows;
}

async function answer() {
  const file = Buffer.from(workerData.bytes);
  const entries = entriesOf(file, workerData.limits.unpacked);
  if (!entries.some(({ name }) => name === "xl/workbook.xml")) throw new Refusal("document");
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) throw new Refusal("macros");
  for (const entry of entries) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(entry.name)) continue;
    const xml = contentOf(file, entry).toString("utf8");
    checkExtent(xml, workerData.limits);
    const cell = formulaIn(xml);
    if (cell) throw new Refusal("formulas", cell);
  }
  const sheets = await readXlsx(workerData.bytes.buffer, { trim: false });
  const filled = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null && cell !== "")));
  return { rows: filled ? rowsOf(filled.data, workerData.limits) : [] };
}

let message;
try {
  message = await answer();
} catch (error) {
  message = error instanceof Refusal ? error.answer : { refusal: "broken" };
}
parentPort?.postMessage(message);
