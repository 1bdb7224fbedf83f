// Reads the measures of a TrueType font that a fallback has to match, in shares of its size.

/** Where a table of the font begins. */
function tableAt(font: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16)
    if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  throw new Error(`the font has no table ${tag}`);
}

/** Format and platform of the list of characters that all fonts have. */
const SEGMENTS = 4;

/** The glyph of a character, by the segments of `cmap`; 0 for one that the font lacks. */
function glyphOf(font: Buffer, code: number): number {
  const cmap = tableAt(font, "cmap");
  for (let entry = cmap + 4; entry < cmap + 4 + 8 * font.readUInt16BE(cmap + 2); entry += 8) {
    const list = cmap + font.readUInt32BE(entry + 4);
    if (font.readUInt16BE(list) !== SEGMENTS) continue;
    const size = font.readUInt16BE(list + 6); // twice the number of segments
    const [ends, starts] = [list + 14, list + 16 + size];
    const [deltas, offsets] = [starts + size, starts + 2 * size];
    for (let at = 0; at < size; at += 2) {
      if (font.readUInt16BE(ends + at) < code) continue;
      const start = font.readUInt16BE(starts + at);
      if (start > code) return 0;
      const [delta, offset] = [font.readUInt16BE(deltas + at), font.readUInt16BE(offsets + at)];
      if (offset === 0) return (code + delta) & 0xffff;
      return (font.readUInt16BE(offsets + at + offset + 2 * (code - start)) + delta) & 0xffff;
    }
  }
  return 0;
}

interface FontMeasures {
  ascent: number;
  descent: number;
  lineGap: number;
  /** The average of the characters of a text. */
  width: number;
}

export function measureFont(font: Buffer, text: string): FontMeasures {
  const em = font.readUInt16BE(tableAt(font, "head") + 18);
  const hhea = tableAt(font, "hhea");
  const hmtx = tableAt(font, "hmtx");
  const last = font.readUInt16BE(hhea + 34) - 1;
  const advance = (letter: string) => font.readUInt16BE(hmtx + 4 * Math.min(last, glyphOf(font, letter.charCodeAt(0))));
  const share = (at: number) => font.readInt16BE(hhea + at) / em;
  const letters = [...text];
  return {
    ascent: share(4),
    descent: -share(6),
    lineGap: share(8),
    width: letters.reduce((sum, letter) => sum + advance(letter), 0) / letters.length / em,
  };
}
