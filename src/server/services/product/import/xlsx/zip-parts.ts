import { inflateRawSync } from "node:zlib";
import { IMPORT_LIMITS } from "~/domain/product/import/import-table";
import { SheetRefusal } from "./bounded-xml";

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

/** The ZIP entries from the central directory, with the sizes that reading them would allocate. */
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

/** The parts of a ZIP file, each unpacked when it is asked for. */
export class ZipParts {
  private readonly file: Buffer;
  private readonly entries: ReadonlyMap<string, Entry>;

  /** @throws SheetRefusal for what is no ZIP file, or would become too large */
  constructor(bytes: Uint8Array) {
    this.file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.entries = new Map(entriesOf(this.file).map((entry) => [entry.name, entry]));
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  /** A part's text; null if the file has none of this name. */
  text(name: string): string | null {
    const entry = this.entries.get(name);
    return entry ? contentOf(this.file, entry).toString("utf8") : null;
  }
}
