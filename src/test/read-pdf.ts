import { inflateSync } from "node:zlib";

export interface ReadPdf {
  /** The lines of each page in drawing order. */
  pages: string[][];
  /** Number of JPEG pictures. */
  photos: number;
  links: string[];
  /** Pages that links inside the file lead to, by the name of the place. */
  places: Map<string, number>;
  /** The names of the places that links inside the file lead to. */
  jumps: string[];
  /** Width and height of each page in points. */
  sheets: [number, number][];
  /** The rectangles of each page: x, y, width, height. */
  rectangles: number[][][];
}

/**
 * The searchable content of one of our PDFs: the texts of its pages, from their compressed streams, and its pictures.
 */
export function readPdf(file: Buffer): ReadPdf {
  const raw = file.toString("latin1");
  if (!raw.startsWith("%PDF-") || !raw.trimEnd().endsWith("%%EOF")) throw new Error("not a whole PDF");
  const objects = objectsOf(file, raw);
  const fonts = fontsOf(objects);
  const pages: string[][] = [];
  const rectangles: number[][][] = [];
  const sheets: [number, number][] = [];
  const numbers = new Map<number, number>();
  let photos = 0;
  for (const [id, { head, stream }] of objects) {
    if (stream && /\/Subtype \/Image/.test(head) && stream.readUInt16BE(0) === 0xffd8) photos += 1;
    const content = /\/Type \/Page\b/.test(head) ? /\/Contents (\d+) 0 R/.exec(head) : null;
    const body = content ? objects.get(Number(content[1])) : undefined;
    if (!body?.stream) continue;
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
    sheets.push([Number(width), Number(height)]);
    numbers.set(id, pages.length + 1);
    const drawn = inflateSync(body.stream).toString("latin1");
    pages.push(linesOf(drawn, fonts));
    rectangles.push([...drawn.matchAll(/^([\d. ]+) re$/gm)].map(([, sides = ""]) => sides.split(" ").map(Number)));
  }
  const links = [...raw.matchAll(/\/URI \((.*?)\)/g)].map(([, uri = ""]) => uri);
  const places = new Map(
    [...raw.matchAll(/\(([\w-]+)\) \[(\d+) 0 R \/XYZ/g)].map(([, name = "", id]) => [
      name,
      numbers.get(Number(id)) ?? 0,
    ]),
  );
  const jumps = [...raw.matchAll(/\/S \/GoTo\n\/D \(([\w-]+)\)/g)].map(([, name = ""]) => name);
  return { pages, photos, links, rectangles, places, jumps, sheets };
}

interface Part {
  head: string;
  stream: Buffer | null;
}

function objectsOf(file: Buffer, raw: string): Map<number, Part> {
  const parts = [...raw.matchAll(/^(\d+) 0 obj$/gm)].map((match): [number, Part] => {
    const from = match.index;
    const end = raw.indexOf("endobj", from);
    const mark = raw.indexOf("\nstream\n", from);
    const head = raw.slice(from, mark > 0 && mark < end ? mark : end);
    const length = /\/Length (\d+)/.exec(head);
    const start = mark + "\nstream\n".length;
    const stream = mark > 0 && mark < end && length ? file.subarray(start, start + Number(length[1])) : null;
    return [Number(match[1]), { head, stream }];
  });
  return new Map(parts);
}

/** The characters of the glyphs, by the names that pages give their fonts. */
type Fonts = Map<string, Map<string, string>>;

function fontsOf(objects: Map<number, Part>): Fonts {
  const named = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name = "", id]) => {
      const meaning = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? "");
      const stream = objects.get(Number(meaning?.[1]))?.stream;
      if (!stream) throw new Error("a font whose letters cannot be searched");
      return [name, lettersOf(inflateSync(stream).toString("latin1"))];
    }),
  );
}

function lettersOf(meaning: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = "", list = ""] of meaning.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/g)) {
    for (const [at, [, codes = ""]] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, "0");
      letters.set(glyph, Buffer.from(codes.replaceAll(" ", ""), "hex").swap16().toString("utf16le"));
    }
  }
  return letters;
}

/** Each `TJ` is a line: hexadecimal chunks with the distances between them. */
function linesOf(content: string, fonts: Fonts): string[] {
  let letters: Map<string, string> | undefined;
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, font, pieces = ""]) => {
    if (font !== undefined) {
      letters = fonts.get(font);
      return [];
    }
    const glyphs = [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => hex).join("");
    const text = glyphs.replace(/.{4}/g, (glyph) => {
      if (glyph === "0000") throw new Error("a letter that its font does not hold");
      return letters?.get(glyph) ?? "";
    });
    return [text.trim()];
  });
}
