export const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);

const HEAD = 4_000;
/** More of the first signs than this are no letters: pictures and programs have a tenth and more. */
const MOST_CONTROLS = 0.05;

const isControl = (byte: number) => byte < 0x20 && byte !== 0 && (byte < 0x09 || byte > 0x0d);

/**
 * A file's text: UTF-16 as in Excel's "texto Unicode", else UTF-8, else Windows-1252, without NULs, which tills fill their
 * fields with. Null for binary data.
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16be").decode(bytes);
  const head = bytes.subarray(0, HEAD);
  const half = head.length / 4;
  const nulls = (odd: number) => head.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  const [even, odd] = [nulls(0), nulls(1)];
  if (odd > half && even === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (even > half && odd === 0) return new TextDecoder("utf-16be").decode(bytes);
  const filled = head.length - even - odd;
  if (filled === 0 || head.filter(isControl).length > filled * MOST_CONTROLS) return head.length === 0 ? "" : null;
  return decodeBytes(bytes).replaceAll("\0", "");
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return isMostlyUtf8(bytes) ? decodeWithFaults(bytes) : new TextDecoder("windows-1252").decode(bytes);
  }
}

const isContinuation = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte <= 0xbf;

/** How many bytes a sign of several has by its first byte; 0 for a byte that begins none. */
const lengthOf = (lead: number) =>
  lead >= 0xc2 && lead <= 0xdf ? 2 : lead >= 0xe0 && lead <= 0xef ? 3 : lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;

/** How many bytes of the sign that begins here are there. */
function presentOf(bytes: Uint8Array, at: number, length: number): number {
  let present = 1;
  while (present < length && isContinuation(bytes[at + present])) present += 1;
  return present;
}

function isMostlyUtf8(bytes: Uint8Array): boolean {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return true;
  let [good, bad] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const length = lengthOf(byte);
    if (length > 0 && presentOf(bytes, at, length) === length) {
      good += 1;
      at += length - 1;
    } else bad += 1;
  }
  return good > bad;
}

/** The first bytes of what Spanish texts have beyond ASCII: "á", "º", "“". A lone one ends a text that was cut. */
const CUT_LEADS = [0xc2, 0xc3, 0xe2];
const isLetterOrDigit = (byte: number | undefined) =>
  byte !== undefined && /[\p{L}\d]/u.test(String.fromCharCode(byte));

/** UTF-8 in which single bytes are of another program: those are Windows-1252, and half a sign at a text's end is none. */
function decodeWithFaults(bytes: Uint8Array): string {
  const [utf8, windows] = [new TextDecoder("utf-8"), new TextDecoder("windows-1252")];
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const length = lengthOf(byte);
    const present = presentOf(bytes, at, length);
    if (length > 0 && present === length) {
      at += length - 1;
      continue;
    }
    const isCut = CUT_LEADS.includes(byte) && !isLetterOrDigit(bytes[at + present]);
    const end = at + (isCut ? present : 1);
    parts.push(utf8.decode(bytes.subarray(from, at)), isCut ? "" : windows.decode(bytes.subarray(at, end)));
    from = end;
    at = end - 1;
  }
  return [...parts, utf8.decode(bytes.subarray(from))].join("");
}
