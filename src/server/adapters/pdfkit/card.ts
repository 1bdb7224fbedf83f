import type { PdfJpeg, PdfProduct } from "~/server/ports/catalogue-pdf";
import { LEAD, type Pen, type PrintBox, type PrintShape, type Type } from "./pen";
import { type BrochureStyle, type Brush, drawInitial } from "./style";

const NAME_LINES = 3;
const CHOICE_LINES = 3;
const LIST_CHOICE_LINES = 6;
/** Between photo and text, and above the price. */
const AIR = 4;
/** How much of a wide card is its photo. */
const WIDE_PHOTO = 0.44;
const THUMB = 30;
const LINE_AIR = 6;
/** The least by which a price is shrunk before it is as narrow as anything can be read. */
const LEAST = 0.5;

export interface Row {
  kind: "tile" | "wide";
  /** Its products, by their place among the section's cards. */
  from: number;
  count: number;
  height: number;
  /** How much of the height it can do without. */
  shrink: number;
}

const small = (type: Type): Type => ({ ...type, size: type.size * 0.94 });

interface Price {
  figures: Type;
  /** What stands beside the price, and what has a line of its own above it. */
  beside: Remark[];
  above: Remark[];
  width: number;
  height: number;
}

interface Remark {
  text: string;
  width: number;
  strike: boolean;
}

function priceOf(pen: Pen, style: BrochureStyle, product: PdfProduct, width: number): Price {
  const { padding } = style.price;
  const sides = padding.left + padding.right;
  const figures = pen.fit(product.price.replaceAll(" ", "\u00a0"), style.figures, width - sides, 1, LEAST);
  const own = pen.width(product.price, figures) + sides;
  const remark = small(style.body);
  const price: Price = { figures, beside: [], above: [], width: own, height: 0 };
  const remarks = [
    { text: product.per, strike: false },
    { text: product.before ?? "", strike: true },
  ];
  for (const { text, strike } of remarks) {
    if (text === "") continue;
    const wide = pen.width(text, remark);
    if (price.width + AIR + wide <= width) {
      price.beside.push({ text, width: wide, strike });
      price.width += AIR + wide;
    } else price.above.push({ text, width: wide, strike });
  }
  const above = price.above.length * remark.size * LEAD;
  price.height = above + style.figures.size * 1.12 + 2 * padding.y;
  return price;
}

function drawPrice(
  brush: Brush,
  style: BrochureStyle,
  product: PdfProduct,
  { x, y, width }: Omit<PrintBox, "height">,
): void {
  const { pen, c } = brush;
  const price = priceOf(pen, style, product, width);
  const { padding, out = 0 } = style.price;
  const remark = { ...small(style.body), colour: c.muted };
  const isCentred = style.align === "center";
  let top = y;
  for (const { text, strike } of price.above) {
    const at = isCentred ? x + width / 2 : x;
    pen.line(text, at, top + remark.size * 0.9, { ...remark, strike, align: style.align });
    top += remark.size * LEAD;
  }
  const isOffer = product.offer !== null;
  const high = style.figures.size * 1.12 + 2 * padding.y;
  let left = isCentred ? x + (width - price.width) / 2 : x - out;
  const own = pen.width(product.price, price.figures) + padding.left + padding.right;
  style.price.ground?.(brush, { x: left, y: top, width: own, height: high }, isOffer);
  const baseline = top + high / 2 + price.figures.size * 0.35;
  pen.line(product.price, left + padding.left, baseline, { ...price.figures, colour: style.price.ink(c, isOffer) });
  left += own;
  for (const { text, width: wide, strike } of price.beside) {
    pen.line(text, left + AIR, baseline, { ...remark, strike });
    left += AIR + wide;
  }
}

/** Name, options and minimum. */
function wordsHeight(pen: Pen, style: BrochureStyle, product: PdfProduct, width: number, choiceLines: number): number {
  const { name, note, strong } = style;
  const tall = ({ size, lead = LEAD }: Type) => size * lead;
  let height = Math.max(1, pen.wrap(product.name, name, width, NAME_LINES).length) * tall(name);
  if (product.choices) height += pen.wrap(product.choices, note, width, choiceLines).length * tall(note) + 1;
  if (product.minimum) height += tall(small(strong));
  return height;
}

function drawWords(
  brush: Brush,
  style: BrochureStyle,
  product: PdfProduct,
  at: Omit<PrintBox, "height">,
  choiceLines: number,
): void {
  const { pen, c } = brush;
  const { align } = style;
  let y = at.y;
  if (pen.wrap(product.name, style.name, at.width, 1).length > 0) {
    y = pen.write(product.name, { ...at, y }, { ...style.name, colour: c.text, align, lines: NAME_LINES });
  } else y += style.name.size * (style.name.lead ?? LEAD);
  if (product.choices) {
    y = pen.write(product.choices, { ...at, y: y + 1 }, { ...style.note, colour: c.muted, align, lines: choiceLines });
  }
  if (product.minimum)
    pen.write(product.minimum, { ...at, y }, { ...small(style.strong), colour: c["accent-2"], align });
}

export function wideWidth(width: number, gap: number): number {
  return width * 2 + gap;
}

/** The height of a tile, without what a full page adds to its photo. */
export function tileHeight(pen: Pen, style: BrochureStyle, product: PdfProduct, width: number): number {
  const { inset, side, below } = style.card;
  const column = width - 2 * (inset + side);
  const text =
    wordsHeight(pen, style, product, column, CHOICE_LINES) + AIR + priceOf(pen, style, product, column).height;
  return photoHeight(style, width) + AIR + text + below;
}

/** Where the text of a wide card stands. */
function wideColumn(style: BrochureStyle, { x, width }: Pick<PrintBox, "x" | "width">): { x: number; width: number } {
  const { inset, side } = style.card;
  const from = inset + width * WIDE_PHOTO + Math.max(9, side + 4);
  return { x: x + from, width: width - from - Math.max(6, inset + side) };
}

/** The least height of a wide card, which its text needs. */
export function wideLeast(pen: Pen, style: BrochureStyle, product: PdfProduct, width: number): number {
  const column = wideColumn(style, { x: 0, width }).width;
  const words = wordsHeight(pen, style, product, column, CHOICE_LINES + 1);
  return words + AIR * 2 + priceOf(pen, style, product, column).height + 16;
}

export function wideHeight(pen: Pen, style: BrochureStyle, product: PdfProduct, width: number): number {
  const { inset, ratio } = style.card;
  return Math.max(width * WIDE_PHOTO * Math.min(ratio, 1) + 2 * inset, wideLeast(pen, style, product, width));
}

/** The box of a card's photo. */
export function photoBox(style: BrochureStyle, kind: Row["kind"], box: PrintBox, words: number): PrintBox {
  const { inset } = style.card;
  if (kind === "wide") {
    return { x: box.x + inset, y: box.y + inset, width: box.width * WIDE_PHOTO, height: box.height - 2 * inset };
  }
  return { x: box.x + inset, y: box.y + inset, width: box.width - 2 * inset, height: box.height - inset - words };
}

export interface PlacedCard {
  product: PdfProduct;
  kind: Row["kind"];
  box: PrintBox;
  /** Of a tile: the height of everything below the photo, the same in the whole row. */
  words: number;
  /** Its place among the section's cards. */
  at: number;
}

/** The height of a tile's photo and what is above it, on a page that is not stretched. */
export function photoHeight({ card }: BrochureStyle, width: number): number {
  return card.inset + (width - 2 * card.inset) * card.ratio;
}

/** Draws a product with its photo. Null is a photo whose file is missing: the product's initial replaces it. */
export function drawCard(brush: Brush, style: BrochureStyle, card: PlacedCard, photo: PdfJpeg | null): void {
  const { pen } = brush;
  const { box, product } = card;
  const turn = card.kind === "tile" ? (style.card.turn?.(card.at) ?? 0) : 0;
  const draw = () => {
    style.card.frame?.(brush, box);
    drawPhoto(brush, style, photoBox(style, card.kind, box, card.words), product, photo);
    if (card.kind === "wide") drawBeside(brush, style, product, box);
    else drawBelow(brush, style, product, box, card.words);
  };
  if (turn === 0) draw();
  else pen.turned(turn, box, draw);
  pen.doc.link(box.x, box.y, box.width, box.height, product.url);
}

function drawPhoto(
  brush: Brush,
  style: BrochureStyle,
  box: PrintBox,
  product: PdfProduct,
  photo: PdfJpeg | null,
): void {
  const { pen, c } = brush;
  const shape: PrintShape = style.card.photo;
  if (photo) pen.picture(photo, box, shape, [0.5, 0.4]);
  else {
    pen.shape(shape, box, c.tint);
    drawInitial(pen, box, { ...style.title, colour: c["on-tint"] }, product.name);
  }
  if (product.soldOut) {
    pen.doc.save().fillOpacity(0.45);
    pen.shape(shape, box, c.surface);
    pen.doc.restore();
  }
  style.card.photoEdge?.(brush, box);
  if (product.soldOut) style.badge(brush, box, product.soldOut, "soldOut");
  else if (product.offer) style.badge(brush, box, product.offer, "offer");
}

function drawBelow(brush: Brush, style: BrochureStyle, product: PdfProduct, box: PrintBox, words: number): void {
  const { inset, side, below } = style.card;
  const column = { x: box.x + inset + side, width: box.width - 2 * (inset + side) };
  const end = box.y + box.height;
  drawWords(brush, style, product, { ...column, y: end - words + AIR }, CHOICE_LINES);
  const { height } = priceOf(brush.pen, style, product, column.width);
  drawPrice(brush, style, product, { ...column, y: end - below - height });
}

function drawBeside(brush: Brush, style: BrochureStyle, product: PdfProduct, box: PrintBox): void {
  const { pen } = brush;
  const column = wideColumn(style, box);
  const words = wordsHeight(pen, style, product, column.width, CHOICE_LINES + 1);
  const { height } = priceOf(pen, style, product, column.width);
  const y = box.y + (box.height - words - height - AIR * 2) / 2;
  drawWords(brush, style, product, { ...column, y }, CHOICE_LINES + 1);
  // A tag over the edge of the card would lie on the photo.
  const price = { ...style, price: { ...style.price, out: 0 } };
  drawPrice(brush, price, product, { ...column, y: y + words + AIR * 2 });
}

/** A list's style: names on the left, plain prices on the right. */
function inList(style: BrochureStyle): BrochureStyle {
  return { ...style, align: "left", price: { padding: { left: 0, right: 0, y: 0 }, ink: (c) => c.accent } };
}

interface LineParts {
  words: { from: number; width: number };
  price: Price;
  remarks: Remark[];
  priceWidth: number;
}

function lineParts(pen: Pen, style: BrochureStyle, product: PdfProduct, width: number): LineParts {
  const price = priceOf(pen, inList(style), { ...product, per: "", before: null }, width * 0.46);
  const remark = small(style.body);
  const remarks = [
    { text: product.before ?? "", strike: true },
    { text: product.per, strike: false },
  ]
    .filter(({ text }) => text !== "")
    .map(({ text, strike }) => ({ text, strike, width: pen.width(text, remark) }));
  const priceWidth = Math.max(price.width, ...remarks.map((own) => own.width));
  const from = product.photo ? THUMB + 8 : 0;
  return { words: { from, width: width - from - priceWidth - 10 }, price, remarks, priceWidth };
}

const markOf = ({ soldOut, offer }: PdfProduct) => soldOut ?? offer;

export function lineHeight(pen: Pen, style: BrochureStyle, product: PdfProduct, width: number): number {
  const list = inList(style);
  const { words, remarks } = lineParts(pen, style, product, width);
  const left =
    wordsHeight(pen, list, product, words.width, LIST_CHOICE_LINES) + (markOf(product) ? style.note.size * LEAD : 0);
  const right = style.figures.size * LEAD + remarks.length * small(style.body).size * LEAD;
  return Math.max(left, right, product.photo ? THUMB : 0) + 2 * LINE_AIR;
}

/** Draws a product as a line of a list, with a small photo if it has one. */
export function drawLine(
  brush: Brush,
  style: BrochureStyle,
  product: PdfProduct,
  box: PrintBox,
  thumb: PdfJpeg | null,
): void {
  const { pen, c } = brush;
  const list = inList(style);
  const { words, price, remarks } = lineParts(pen, style, product, box.width);
  const top = box.y + LINE_AIR;
  if (thumb) pen.picture(thumb, { x: box.x, y: top, width: THUMB, height: THUMB });
  const x = box.x + words.from;
  drawWords(brush, list, product, { x, y: top, width: words.width }, LIST_CHOICE_LINES);
  const mark = markOf(product);
  if (mark) {
    const y = top + wordsHeight(pen, list, product, words.width, LIST_CHOICE_LINES);
    const colour = product.soldOut ? c.muted : c.accent;
    pen.write(mark, { x, y, width: words.width }, { ...style.note, font: style.strong.font, colour });
  }
  const right = box.x + box.width;
  const figures = { ...price.figures, colour: product.soldOut ? c.muted : c.accent, align: "right" } as const;
  const size = style.figures.size;
  pen.line(product.price, right, top + size * 0.86, figures);
  let baseline = top + size * LEAD + style.body.size * 0.7;
  for (const { text, strike } of remarks) {
    pen.line(text, right, baseline, { ...small(style.body), colour: c.muted, align: "right", strike });
    baseline += small(style.body).size * LEAD;
  }
  style.rule(brush, box.x, box.y + box.height, box.width);
  pen.doc.link(box.x, box.y, box.width, box.height, product.url);
}

/** The ratio of a photo, for cutting it to its frame. */
export const ratioOf = ({ width, height }: PrintBox): number => height / width;
