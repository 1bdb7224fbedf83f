import { describe, expect, it } from "vitest";
import { imageKind } from "./image-kind";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)));

const box = (main: string, ...also: string[]) =>
  bytes([0, 0, 0, 16 + also.length * 4], "ftyp", main, [0, 0, 0, 0], ...also, "xxxx");

describe("imageKind", () => {
  it.each([
    ["JPEG", bytes([0xff, 0xd8, 0xff, 0xe1]), "jpeg"],
    ["PNG", bytes([0x89], "PNG", [0x0d, 0x0a, 0x1a, 0x0a]), "png"],
    ["WebP", bytes("RIFF", [1, 2, 3, 4], "WEBPVP8 "), "webp"],
    ["AVIF", box("avif", "mif1", "miaf"), "avif"],
    ["AVIF under the common brand", box("mif1", "miaf", "avif"), "avif"],
    ["HEIC of a phone", box("heic", "mif1"), "heic"],
    ["HEIC of ten bits", box("heix", "mif1"), "heic"],
    ["HEIC under the common brand", box("mif1", "heic"), "heic"],
    ["the common brand alone", box("mif1", "miaf"), null],
    ["a sequence of AVIF", box("avis", "avif"), null],
    ["a sequence of HEIC", box("hevc", "heic"), null],
    ["MP4", box("isom", "mp42"), null],
    ["GIF", bytes("GIF89a"), null],
    ["SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ["TIFF", bytes("II", [42, 0]), null],
    ["PDF", bytes("%PDF-1.7"), null],
    ["other RIFF", bytes("RIFF", [1, 2, 3, 4], "WAVEfmt "), null],
    ["text", bytes("hola"), null],
    ["nothing", bytes(), null],
  ])("of %s", (_, file, kind) => {
    expect(imageKind(file)).toBe(kind);
  });
});
