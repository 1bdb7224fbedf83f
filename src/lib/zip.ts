import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  /** Bytes are kept as they are; a text is packed while it is read. */
  content: Uint8Array | AsyncIterable<string>;
}

interface Header {
  name: Buffer;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

const UTF8 = 0x0800;
/** The sums stand behind the content, since they are known only then. */
const SUMS_BEHIND = 0x0008;
const DEFLATE = 8;
const MAX_32 = 0xffffffff;
const MAX_16 = 0xffff;

/** A ZIP archive, made while it is read: in memory is one content at most, and the list of names. */
export async function* zip(entries: AsyncIterable<ZipEntry>, now: Date): AsyncGenerator<Uint8Array> {
  const moment = dosTime(now);
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const whole = content instanceof Uint8Array;
    const header: Header = {
      name: Buffer.from(name),
      flags: whole ? UTF8 : UTF8 | SUMS_BEHIND,
      method: whole ? 0 : DEFLATE,
      crc: whole ? crc32(content) : 0,
      packed: whole ? content.byteLength : 0,
      size: whole ? content.byteLength : 0,
      offset,
    };
    const local = localHeader(header, moment);
    yield local;
    offset += local.length;
    if (whole) yield content;
    else {
      for await (const chunk of deflate(content, header)) yield chunk;
      const sums = record(16, [0x08074b50, header.crc, header.packed, header.size]);
      yield sums;
      offset += sums.length;
    }
    offset += header.packed;
    directory.push(centralHeader(header, moment));
  }
  const size = directory.reduce((sum, each) => sum + each.length, 0);
  yield* directory;
  yield endOf(directory.length, size, offset);
}

async function* deflate(text: AsyncIterable<string>, header: Header): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const piece of text) {
      const bytes = Buffer.from(piece);
      header.crc = crc32(bytes, header.crc);
      header.size += bytes.length;
      yield bytes;
    }
  }
  const packer = createDeflateRaw();
  // a failure of either ends the other, and reaches the loop below
  pipeline(Readable.from(counted()), packer, () => {});
  for await (const chunk of packer as AsyncIterable<Buffer>) {
    header.packed += chunk.length;
    yield chunk;
  }
}

function localHeader({ name, flags, method, crc, packed, size }: Header, moment: number): Buffer {
  const fixed = Buffer.alloc(30);
  fixed.writeUInt32LE(0x04034b50, 0);
  fixed.writeUInt16LE(20, 4);
  common(fixed, 6, { flags, method, crc, packed, size, name }, moment);
  return Buffer.concat([fixed, name]);
}

function centralHeader(header: Header, moment: number): Buffer {
  const far = header.offset >= MAX_32;
  const extra = far ? Buffer.alloc(12) : Buffer.alloc(0);
  if (far) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(header.offset), 4);
  }
  const fixed = Buffer.alloc(46);
  fixed.writeUInt32LE(0x02014b50, 0);
  fixed.writeUInt16LE(45, 4);
  fixed.writeUInt16LE(far ? 45 : 20, 6);
  common(fixed, 8, header, moment);
  fixed.writeUInt16LE(extra.length, 30);
  fixed.writeUInt32LE(far ? MAX_32 : header.offset, 42);
  return Buffer.concat([fixed, header.name, extra]);
}

/** What both headers of an entry say, in the same order. */
function common(into: Buffer, at: number, header: Omit<Header, "offset">, moment: number): void {
  into.writeUInt16LE(header.flags, at);
  into.writeUInt16LE(header.method, at + 2);
  into.writeUInt32LE(moment, at + 4);
  into.writeUInt32LE(header.crc, at + 8);
  into.writeUInt32LE(header.packed, at + 12);
  into.writeUInt32LE(header.size, at + 16);
  into.writeUInt16LE(header.name.length, at + 20);
}

/** The end of the archive; from 65,535 entries or 4 GB on with the larger numbers of ZIP64 before it. */
function endOf(entries: number, size: number, offset: number): Buffer {
  const large = entries >= MAX_16 || offset >= MAX_32 || size >= MAX_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(entries, MAX_16), 8);
  end.writeUInt16LE(Math.min(entries, MAX_16), 10);
  end.writeUInt32LE(large ? MAX_32 : size, 12);
  end.writeUInt32LE(large ? MAX_32 : offset, 16);
  if (!large) return end;
  const wide = Buffer.alloc(56);
  wide.writeUInt32LE(0x06064b50, 0);
  wide.writeBigUInt64LE(44n, 4);
  wide.writeUInt16LE(45, 12);
  wide.writeUInt16LE(45, 14);
  wide.writeBigUInt64LE(BigInt(entries), 24);
  wide.writeBigUInt64LE(BigInt(entries), 32);
  wide.writeBigUInt64LE(BigInt(size), 40);
  wide.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([wide, locator, end]);
}

function record(length: number, numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(length);
  for (const [at, number] of numbers.entries()) bytes.writeUInt32LE(number, at * 4);
  return bytes;
}

/** Date and time in the two words of MS-DOS, the date above. */
function dosTime(now: Date): number {
  const date = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate();
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1);
  return date * 65_536 + time;
}
