import QRCode from "qrcode";
import { QR_DEFAULTS } from "~/domain/tent/qr";
import { initialOf } from "~/domain/text";
import type { Tokens } from "~/domain/theme/tokens";
import type { PdfJpeg } from "~/server/ports/catalogue-pdf";
import { type Pen, type PrintBox, type PrintShape, rectangle, type Type } from "./pen";

/** A page in units of an A4 point; a phone's page is drawn larger, so that its letters are. */
export interface Paper {
  width: number;
  height: number;
  margin: number;
  /** Height of the band at the bottom. */
  foot: number;
  scale: number;
  /** Cards in a row. */
  columns: number;
  /** Columns of a list, and of the index. */
  lineColumns: number;
  isPhone: boolean;
}

export interface Brush {
  pen: Pen;
  /** The shop's colours. */
  c: Tokens;
  sheet: Paper;
}

export interface CoverContent {
  name: string;
  tagline: string | null;
  title: string;
  facts: readonly string[];
  /** The shop's cover, or some of its products; may be empty. */
  pictures: readonly PdfJpeg[];
  logo: PdfJpeg | null;
  /** What the QR code holds and leads to; null for none. */
  code: { text: string; url: string; caption: string } | null;
}

export interface HeadingContent {
  text: string;
  note: string;
  /** The section's place in the catalogue, from 1. */
  number: number;
}

type BadgeKind = "offer" | "soldOut";

/** The character of a style: its fonts and what is drawn around its content. The engine does the rest. */
export interface BrochureStyle {
  title: Type;
  name: Type;
  body: Type;
  /** Small remarks: options. */
  note: Type;
  strong: Type;
  figures: Type;
  align: "left" | "center";
  /** Between cards. */
  gap: { x: number; y: number };
  card: {
    /** Between the frame and the photo. */
    inset: number;
    /** Between the photo's edge and the text. */
    side: number;
    /** Below the text. */
    below: number;
    /** Height of a photo by its width, and how much of it a photo may grow to fill a page. */
    ratio: number;
    stretch: number;
    photo: PrintShape;
    frame?: (brush: Brush, box: PrintBox) => void;
    /** Lines around the photo. */
    photoEdge?: (brush: Brush, box: PrintBox) => void;
    /** The degrees a card is turned, by its place. */
    turn?: (at: number) => number;
  };
  price: {
    /** Around the digits. */
    padding: { left: number; right: number; y: number };
    /** How far the price is moved to the left, over the edge of its card. */
    out?: number;
    ground?: (brush: Brush, box: PrintBox, isOffer: boolean) => void;
    ink: (c: Tokens, isOffer: boolean) => string;
  };
  heading: {
    height: number;
    draw: (brush: Brush, box: PrintBox, heading: HeadingContent) => void;
  };
  /** The height of the ornament at the top of each page. */
  top: number;
  ground?: (brush: Brush) => void;
  /** Draws the band at the bottom. */
  foot: (brush: Brush, box: PrintBox) => void;
  badge: (brush: Brush, photo: PrintBox, text: string, kind: BadgeKind) => void;
  /** Between the lines of a list, and below entries of the index. */
  rule: (brush: Brush, x: number, y: number, width: number) => void;
  /** The link to the chat. */
  chat: { fill: string; ink: string; radius: number };
  cover: (brush: Brush, box: PrintBox, content: CoverContent) => void;
}

/** Draws the first letter of a name in the middle of a box, where a picture is missing. */
export function drawInitial(pen: Pen, box: PrintBox, type: Type & { colour: string }, name: string): void {
  const size = Math.min(box.width, box.height) * 0.45;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  pen.line(initialOf(name), middle.x, middle.y + size * 0.35, { ...type, size, align: "center" });
}

/** Draws the cover's picture; several as a mosaic; without any, the shop's initial. */
export function drawCoverPicture(
  { pen, c }: Brush,
  box: PrintBox,
  { pictures, logo, name }: CoverContent,
  style: BrochureStyle,
  { shape = rectangle, focus = [0.7, 0.5] as const }: { shape?: PrintShape; focus?: readonly [number, number] } = {},
): void {
  const [only, ...more] = pictures;
  if (!only) {
    pen.shape(shape, box, c.first);
    if (logo) {
      const side = Math.min(box.width, box.height) * 0.4;
      const middle = {
        x: box.x + (box.width - side) / 2,
        y: box.y + (box.height - side) / 2,
        width: side,
        height: side,
      };
      pen.picture(logo, middle);
      return;
    }
    drawInitial(pen, box, { ...style.title, colour: c["on-first"] }, name);
    return;
  }
  if (more.length === 0) {
    pen.picture(only, box, shape, focus);
    return;
  }
  const GAP = 2;
  const rows = pictures.length > 2 ? 2 : 1;
  pen.doc.save();
  shape(pen.doc, box);
  pen.doc.clip();
  pen.fill(box, c.bg);
  for (let row = 0; row < rows; row += 1) {
    const own = rows === 1 ? pictures : pictures.slice(row * 2, row * 2 + 2);
    for (const [column, picture] of own.entries()) {
      const width = (box.width - GAP * (own.length - 1)) / own.length;
      const height = (box.height - GAP * (rows - 1)) / rows;
      pen.picture(picture, { x: box.x + column * (width + GAP), y: box.y + row * (height + GAP), width, height });
    }
  }
  pen.doc.restore();
}

/** Draws the QR code as a single vector shape: sharp at every size. */
export function drawCode(
  { pen, c }: Brush,
  { x, y, width }: Omit<PrintBox, "height">,
  content: CoverContent,
  type: Type,
): void {
  const { code } = content;
  if (!code) return;
  const { modules } = QRCode.create(code.text, { errorCorrectionLevel: QR_DEFAULTS.errorCorrectionLevel });
  const unit = width / (modules.size + 2 * QR_DEFAULTS.margin);
  pen.doc.rect(x, y, width, width).fill("#ffffff");
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const at = QR_DEFAULTS.margin;
      pen.doc.rect(x + (column + at) * unit, y + (row + at) * unit, unit + 0.05, unit + 0.05);
    }
  }
  pen.doc.fill("#000000");
  pen.doc.link(x, y, width, width, code.url);
  const caption = { ...type, size: 7.5, colour: c.text, align: "center", lines: 2 } as const;
  pen.write(code.caption, { x: x - 6, y: y + width + 2, width: width + 12 }, caption);
}

/** The height of a QR code of this width with its caption. */
export const codeHeight = (width: number): number => width + 13;

/** A badge in the upper left corner of a photo. */
export function drawCornerBadge(
  { pen }: Brush,
  photo: PrintBox,
  text: string,
  { type, fill, ink, radius, edge }: { type: Type; fill: string; ink: string; radius: number; edge?: string },
): void {
  const small = pen.fit(text, { ...type, size: 7.4 }, photo.width - 20);
  const width = pen.width(text, small) + 10;
  const box = { x: photo.x + 4, y: photo.y + 4, width, height: 13 };
  pen.fill(box, fill, radius);
  if (edge) pen.frame(box, edge, 1, radius);
  pen.line(text, box.x + width / 2, box.y + 9.2, { ...small, colour: ink, align: "center" });
}

/** A round badge at the upper right edge of a photo. */
export function drawRoundBadge(
  { pen }: Brush,
  photo: PrintBox,
  text: string,
  {
    type,
    fill,
    ink,
    shape,
    edge,
    turn = 0,
  }: { type: Type; fill: string; ink: string; shape: PrintShape; edge?: string; turn?: number },
): void {
  const SIDE = 31;
  const box = { x: photo.x + photo.width - SIDE + 5, y: photo.y - 4, width: SIDE, height: SIDE };
  pen.shape(shape, box, fill);
  if (edge) pen.outline(shape, box, edge, 0.8);
  const small = pen.fit(text, { ...type, size: 8 }, SIDE - 7);
  pen.turned(turn, box, () =>
    pen.line(text, box.x + SIDE / 2, box.y + SIDE / 2 + small.size * 0.34, { ...small, colour: ink, align: "center" }),
  );
}

/** A pill at the bottom of a photo. */
export function drawPill({ pen, c }: Brush, photo: PrintBox, text: string, type: Type): void {
  const label = { ...type, size: 8.2, colour: c["on-deep"], align: "center" } as const;
  const width = pen.width(text, label) + 18;
  const [x, y] = [photo.x + photo.width / 2, photo.y + photo.height - 24];
  pen.fill({ x: x - width / 2, y, width, height: 15 }, c.deep, 7.5);
  pen.line(text, x, y + 10.4, label);
}

/** Facts on one line, broken only between them. */
export const factsOf = (facts: readonly string[], between: string): string =>
  facts.map((fact) => fact.replaceAll(" ", "\u00a0")).join(between);

/** A heading in one line, and how much of the line its remark takes; a long heading leaves no room for one. */
export function fitHeading(
  pen: Pen,
  text: string,
  title: Type,
  { width, remark }: { width: number; remark: number },
): { type: Type; line: string; hasRemark: boolean } {
  for (const room of [width - remark, width]) {
    const type = pen.fit(text, title, room, 1, 0.55);
    const lines = pen.wrap(text, type, room);
    if (lines.length <= 1) return { type, line: lines[0] ?? "", hasRemark: room < width };
  }
  const type = { ...title, size: title.size * 0.55 };
  return { type, line: pen.wrap(text, type, width, 1)[0] ?? "", hasRemark: false };
}

/** A heading with its remark at the other end of the line. */
export function drawHeadingLine(
  { pen, c }: Brush,
  { x, y, width }: PrintBox,
  { text, note }: HeadingContent,
  style: Pick<BrochureStyle, "title" | "note">,
  colours: { note?: string } = {},
): void {
  const remark = { ...style.note, size: 9.5, colour: colours.note ?? c.muted, align: "right" } as const;
  const { type, line, hasRemark } = fitHeading(pen, text, style.title, { width, remark: pen.width(note, remark) + 14 });
  const baseline = y + style.title.size * 0.95;
  pen.line(line, x, baseline, { ...type, colour: c.text });
  if (hasRemark) pen.line(note, x + width, baseline, remark);
}
