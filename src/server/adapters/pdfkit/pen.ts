import path from "node:path";
import type PDFKit from "pdfkit";
import { printable } from "~/domain/catalogue/pdf/pdf-text";
import type { PdfJpeg } from "~/server/ports/catalogue-pdf";
import missing from "./fonts/missing-letters.json";

export type Doc = PDFKit.PDFDocument;
export type Font = keyof typeof missing;

export interface PrintBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Type {
  font: Font;
  size: number;
  /** Height of a line by size. */
  lead?: number;
  /** Between letters, by size. */
  spacing?: number;
  capitals?: boolean;
}

export interface InkedType extends Type {
  colour: string;
  align?: "left" | "center" | "right";
  /** Maximum number of lines; the last one is then cut with an ellipsis. */
  lines?: number;
}

/**
 * In the source tree, so that the path is the same under Next's build, tsx and vitest. A PDF embeds the glyphs it uses.
 */
const FONTS = path.join(/* turbopackIgnore: true */ process.cwd(), "src", "server", "adapters", "pdfkit", "fonts");
export const printFont = (font: Font) => path.join(FONTS, `${font}.ttf`);

/** What writes the letters that a font lacks: Geist, and Noto Sans for those that Geist lacks. */
function standIn(font: Font): Font {
  const family = font.startsWith("Geist-") ? "NotoSans" : "Geist";
  return `${family}-${/Bold|Medium|Anton/.test(font) ? "Bold" : "Regular"}`;
}

const lacking = new Map<Font, RegExp | null>();
function lackedBy(font: Font): RegExp | null {
  const known = lacking.get(font);
  if (known !== undefined) return known;
  const letters = missing[font];
  const found = letters === "" ? null : new RegExp(`[${letters}]+`, "gu");
  lacking.set(font, found);
  return found;
}

export const LEAD = 1.2;
/** Where the baseline of a line lies, by size, below the top of its letters. */
const ASCENT = 0.78;
const STRIKE = 0.26;
/** How far the arms of a curve reach that looks like a quarter of a circle. */
const ARC = 0.5523;

/** Writes and draws on the pages of a document. */
export class Pen {
  constructor(readonly doc: Doc) {}

  /** The width of a line. */
  width(text: string, type: Type): number {
    let width = 0;
    for (const { part, font } of runs(shown(text, type), type.font)) {
      this.doc.font(printFont(font)).fontSize(type.size);
      width += this.doc.widthOfString(part) + part.length * (type.spacing ?? 0) * type.size;
    }
    return width;
  }

  /** The lines of a text in a column. A word that is wider than the column is broken. */
  wrap(text: string, type: Type, width: number, most = Number.POSITIVE_INFINITY): string[] {
    const lines: string[] = [];
    let line = "";
    let used = 0;
    const space = this.width("n n", type) - this.width("nn", type);
    // A space that does not break stays within its word.
    const words = text.split(/[^\S\u00a0]+/u).flatMap((word) => printable(word) || []);
    for (const word of words) {
      let own = this.width(word, type);
      if (line !== "" && used + space + own <= width) {
        line = `${line} ${word}`;
        used += space + own;
        continue;
      }
      if (line !== "") lines.push(line);
      // The rest of a text that is cut need not be measured.
      if (lines.length > most) break;
      line = word;
      while (own > width && line.length > 1 && lines.length <= most) {
        const head = this.#head(line, type, width);
        lines.push(head);
        line = line.slice(head.length);
        own = this.width(line, type);
      }
      used = own;
    }
    if (line !== "") lines.push(line);
    if (lines.length <= most) return lines;
    const kept = lines.slice(0, most);
    kept.push(this.#cut(`${kept.pop() ?? ""}`, type, width));
    return kept;
  }

  /** As much of a word as the width holds, at least a letter. */
  #head(word: string, type: Type, width: number): string {
    const letters = [...word];
    let [fits, over] = [1, letters.length];
    while (over - fits > 1) {
      const middle = (fits + over) >> 1;
      if (this.width(letters.slice(0, middle).join(""), type) <= width) fits = middle;
      else over = middle;
    }
    return letters.slice(0, fits).join("");
  }

  #cut(line: string, type: Type, width: number): string {
    const letters = [...line.replace(/[\s.,;:·-]+$/u, "")];
    while (letters.length > 1 && this.width(`${letters.join("")}…`, type) > width) letters.pop();
    return `${letters.join("").trimEnd()}…`;
  }

  /** The type with a size at which the text fits into so many lines of the width without breaking a word. */
  fit(text: string, type: Type, width: number, lines = 1, least = 0.4): Type {
    for (let share = 1; share > least; share -= 0.05) {
      const smaller = { ...type, size: type.size * share };
      const wide = printable(text)
        .split(" ")
        .some((word) => this.width(word, smaller) > width);
      if (!wide && this.wrap(text, smaller, width).length <= lines) return smaller;
    }
    return { ...type, size: type.size * least };
  }

  /** Writes a line on a baseline; `x` is its left end, its centre or its right end. */
  line(text: string, x: number, baseline: number, type: InkedType & { strike?: boolean }): void {
    const { size, colour, align = "left", spacing = 0 } = type;
    const words = shown(text, type);
    const width = this.width(text, type);
    let at = align === "left" ? x : align === "center" ? x - width / 2 : x - width;
    const from = at;
    for (const { part, font } of runs(words, type.font)) {
      this.doc.font(printFont(font)).fontSize(size).fillColor(colour);
      const own = { lineBreak: false, baseline: "alphabetic", characterSpacing: spacing * size } as const;
      this.doc.text(part, at, baseline, own);
      at += this.doc.widthOfString(part) + part.length * spacing * size;
    }
    if (!type.strike) return;
    const y = baseline - size * STRIKE;
    this.doc
      .moveTo(from, y)
      .lineTo(at, y)
      .lineWidth(Math.max(0.5, size / 14))
      .stroke(colour);
  }

  /** Writes a text in a column from the top on and returns where it ends. */
  write(text: string, { x, y, width }: Omit<PrintBox, "height">, type: InkedType): number {
    const { size, lead = LEAD, align = "left", lines = 1 } = type;
    const at = align === "left" ? x : align === "center" ? x + width / 2 : x + width;
    let top = y;
    for (const line of this.wrap(text, type, width, lines)) {
      this.line(line, at, top + (size * (lead - 1)) / 2 + size * ASCENT, type);
      top += size * lead;
    }
    return top;
  }

  /** The height of a text in a column. */
  height(text: string, type: Type & { lines?: number }, width: number): number {
    return this.wrap(text, type, width, type.lines ?? 1).length * type.size * (type.lead ?? LEAD);
  }

  fill({ x, y, width, height }: PrintBox, colour: string, radius = 0): void {
    if (radius > 0) this.doc.roundedRect(x, y, width, height, radius).fill(colour);
    else this.doc.rect(x, y, width, height).fill(colour);
  }

  frame({ x, y, width, height }: PrintBox, colour: string, line: number, radius = 0): void {
    this.doc.lineWidth(line);
    if (radius > 0) this.doc.roundedRect(x, y, width, height, radius).stroke(colour);
    else this.doc.rect(x, y, width, height).stroke(colour);
  }

  rule(x: number, y: number, width: number, colour: string, line = 0.6, dash = 0): void {
    this.doc.save();
    if (dash > 0) this.doc.dash(dash, { space: dash * 0.8 });
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(line)
      .stroke(colour);
    this.doc.restore();
  }

  polygon(points: readonly (readonly [number, number])[], colour: string): void {
    this.doc.polygon(...points.map(([x, y]) => [x, y])).fill(colour);
  }

  /** A soft shadow below a box: the format has no blur. */
  shade({ x, y, width, height }: PrintBox, colour: string, radius = 0): void {
    this.doc.save().fillOpacity(0.05);
    for (const [grow, drop] of [
      [0, 1],
      [0.6, 2],
      [1.2, 3],
    ] as const) {
      this.fill({ x: x - grow / 2, y: y + drop, width: width + grow, height }, colour, radius);
    }
    this.doc.restore();
  }

  /** Draws turned about the centre of a box. */
  turned(degrees: number, { x, y, width, height }: PrintBox, draw: () => void): void {
    this.doc.save().rotate(degrees, { origin: [x + width / 2, y + height / 2] });
    draw();
    this.doc.restore();
  }

  /** Draws a picture over the whole box, inside a shape. `focus` is the part that is kept when it is cut. */
  picture(
    picture: PdfJpeg,
    box: PrintBox,
    shape: PrintShape = rectangle,
    focus: readonly [number, number] = [0.5, 0.5],
  ): void {
    const scale = Math.max(box.width / picture.width, box.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    this.doc.save();
    shape(this.doc, box);
    this.doc.clip();
    const [x, y] = [box.x - (width - box.width) * focus[0], box.y - (height - box.height) * focus[1]];
    const { buffer, byteOffset, byteLength } = picture.bytes;
    this.doc.image(Buffer.from(buffer, byteOffset, byteLength), x, y, { width, height });
    this.doc.restore();
  }

  shape(shape: PrintShape, box: PrintBox, colour: string): void {
    shape(this.doc, box);
    this.doc.fill(colour);
  }

  outline(shape: PrintShape, box: PrintBox, colour: string, line: number): void {
    this.doc.lineWidth(line);
    shape(this.doc, box);
    this.doc.stroke(colour);
  }
}

/** Adds a path to the document. */
export type PrintShape = (doc: Doc, box: PrintBox) => void;

export const rectangle: PrintShape = (doc, { x, y, width, height }) => void doc.rect(x, y, width, height);

export const rounded =
  (radius: number): PrintShape =>
  (doc, { x, y, width, height }) =>
    void doc.roundedRect(x, y, width, height, Math.min(radius, width / 2, height / 2));

/** A door with a round head. */
export const arch: PrintShape = (doc, { x, y, width, height }) => {
  const rx = width / 2;
  const ry = Math.min(rx, height * 0.55);
  doc
    .moveTo(x, y + height)
    .lineTo(x, y + ry)
    .bezierCurveTo(x, y + ry * (1 - ARC), x + rx * (1 - ARC), y, x + rx, y)
    .bezierCurveTo(x + rx * (1 + ARC), y, x + width, y + ry * (1 - ARC), x + width, y + ry)
    .lineTo(x + width, y + height)
    .closePath();
};

/** The largest circle in the middle of the box. */
export const bubble: PrintShape = (doc, { x, y, width, height }) => {
  doc.circle(x + width / 2, y + height / 2, Math.min(width, height) / 2);
};

/** A star with round many points. */
export const burst: PrintShape = (doc, { x, y, width, height }) => {
  const POINTS = 14;
  const points = Array.from({ length: POINTS * 2 }, (_, at) => {
    const angle = (at * Math.PI) / POINTS;
    const reach = at % 2 === 0 ? 0.5 : 0.42;
    return [x + width * (0.5 + reach * Math.cos(angle)), y + height * (0.5 + reach * Math.sin(angle))];
  });
  doc.polygon(...points);
};

/** A paper tag that points to the left. */
export const tag: PrintShape = (doc, { x, y, width, height }) => {
  const point = height * 0.45;
  doc.polygon([x + point, y], [x + width, y], [x + width, y + height], [x + point, y + height], [x, y + height / 2]);
};

function shown(text: string, { capitals }: Type): string {
  return printable(capitals ? text.toLocaleUpperCase("es") : text);
}

/** The parts of a text, each with the font that has its letters. */
function runs(text: string, font: Font): { part: string; font: Font }[] {
  const lacks = lackedBy(font);
  if (text === "") return [];
  if (!lacks) return [{ part: text, font }];
  const parts: { part: string; font: Font }[] = [];
  let from = 0;
  for (const { index, 0: part } of text.matchAll(lacks)) {
    if (index > from) parts.push({ part: text.slice(from, index), font });
    parts.push(...runs(part, standIn(font)));
    from = index + part.length;
  }
  if (from < text.length) parts.push({ part: text.slice(from), font });
  return parts;
}
