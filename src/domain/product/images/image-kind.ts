export type ImageKind = "jpeg" | "png" | "webp" | "avif" | "heic";

const HEIC_BRANDS = ["heic", "heix"];

/**
 * The image format by the first bytes, whatever the file's name; null for formats we do not accept.
 * 64 bytes are enough; sequences (`avis`, `hevc`) are videos and not accepted.
 */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (text(bytes, 0, 4) === "RIFF" && text(bytes, 8, 12) === "WEBP") return "webp";
  if (text(bytes, 4, 8) === "ftyp") return kindOfBrands(bytes);
  return null;
}

/** An `ftyp` box names a major brand, a version and the compatible brands; `mif1` alone does not identify the codec. */
function kindOfBrands(bytes: Uint8Array): ImageKind | null {
  const main = text(bytes, 8, 12);
  if (main === "avif") return "avif";
  if (HEIC_BRANDS.includes(main)) return "heic";
  if (main !== "mif1") return null;
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0), bytes.length, 64);
  const also: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) also.push(text(bytes, at, at + 4));
  if (also.includes("avif")) return "avif";
  return also.some((brand) => HEIC_BRANDS.includes(brand)) ? "heic" : null;
}

function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, at) => bytes[at] === byte);
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
