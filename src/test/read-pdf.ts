import { inflateSync } from "node:zlib";

export interface ReadPdf {
  /** Of each page, its lines in the order they were drawn. */
  pages: string[][];
  /** JPEG pictures. */
  photos: number;
  links: string[];
}

/** What a search in one of our PDFs finds: the texts of its pages, from their compressed streams, and its pictures. */
export function readPdf(file: Buffer): ReadPdf {
  const raw = file.toString("latin1");
  if (!raw.startsWith("%PDF-") || !raw.trimEnd().endsWith("%%EOF")) throw new Error("not a whole PDF");
  const objects = objectsOf(file, raw);
  const pages: string[][] = [];
  let photos = 0;
  for (const { head, stream } of objects) {
    if (stream && /\/Subtype \/Image/.test(head) && stream.readUInt16BE(0) === 0xffd8) photos += 1;
    const content = /\/Type \/Page\b/.test(head) ? /\/Contents (\d+) 0 R/.exec(head) : null;
    const body = content ? objects.find(({ id }) => id === Number(content[1])) : undefined;
    if (body?.stream) pages.push(linesOf(inflateSync(body.stream).toString("latin1")));
  }
  const links = [...raw.matchAll(/\/URI \((.*?)\)/g)].map(([, uri = ""]) => uri);
  return { pages, photos, links };
}

function objectsOf(file: Buffer, raw: string) {
  return [...raw.matchAll(/^(\d+) 0 obj$/gm)].map((match) => {
    const from = match.index;
    const end = raw.indexOf("endobj", from);
    const mark = raw.indexOf("\nstream\n", from);
    const head = raw.slice(from, mark > 0 && mark < end ? mark : end);
    const length = /\/Length (\d+)/.exec(head);
    const start = mark + "\nstream\n".length;
    const stream = mark > 0 && mark < end && length ? file.subarray(start, start + Number(length[1])) : null;
    return { id: Number(match[1]), head, stream };
  });
}

const WINDOWS_1252 = new TextDecoder("windows-1252");

/** Each `TJ` is a line: hexadecimal pieces with the distances between them. */
function linesOf(content: string): string[] {
  return [...content.matchAll(/\[(.*?)\] TJ/g)].map(([, pieces = ""]) => {
    const bytes = [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => hex).join("");
    return WINDOWS_1252.decode(Buffer.from(bytes, "hex")).trim();
  });
}
