import { once } from "node:events";
import type { Writable } from "node:stream";
import { setImmediate as breathe } from "node:timers/promises";
import { firstPages, layOut, type Placed } from "~/domain/catalogue/pdf/pdf-layout";
import type { PdfFormat } from "~/domain/catalogue/pdf/pdf-scope";
import { printable } from "~/domain/catalogue/pdf/pdf-text";
import { qrAddress } from "~/domain/stats/source";
import type { CataloguePdf, PdfJpeg, PdfPicture, PdfPictureUse, PdfProduct } from "~/server/ports/catalogue-pdf";
import {
  drawCard,
  drawLine,
  lineHeight,
  type PlacedCard,
  photoBox,
  photoHeight,
  type Row,
  ratioOf,
  tileHeight,
  wideHeight,
  wideLeast,
  wideWidth,
} from "./card";
import { type Doc, Pen, printFont } from "./pen";
import { type BrochureStyle, type Brush, type CoverContent, drawInitial, type Paper } from "./style";
import { BROCHURE_STYLES } from "./styles/by-key";

const A4: Paper = {
  width: 595.28,
  height: 841.89,
  margin: 34,
  foot: 46,
  scale: 1,
  columns: 4,
  lineColumns: 2,
  isPhone: false,
};
/** 540 × 960 points. */
const PHONE: Paper = {
  width: 540 / 1.75,
  height: 960 / 1.75,
  margin: 15,
  foot: 42,
  scale: 1.75,
  columns: 2,
  lineColumns: 1,
  isPhone: true,
};
const SHEETS: Record<PdfFormat, Paper> = { a4: A4, phone: PHONE };

/** With fewer photos than this share the whole catalogue is a list. */
const FEW_PHOTOS = 0.3;
/** Products that stand in for a missing cover. */
const MOSAIC = 4;
/** After this many measured products other work of the process gets its turn. */
const BREATH = 40;
/** How far the shop's address shrinks beside the other links of the cover before it is left out. */
const LEAST_ADDRESS = 0.72;
const SECTION_GAP = 10;
const LINE_GAP = 22;
const LIST_GAP = 8;
/** The share of a photo's height that may be taken for one more row on the page. */
const SHRINK = 0.18;
/** With so few products with photos an A4 page has a column less, and larger photos. */
const FEW_CARDS = 24;
const INDEX = { entry: 46, phoneEntry: 36, heading: 40 };
const INDEX_PLACE = "index";
const placeOf = (section: number) => `section-${section}`;

interface Section {
  heading: string | null;
  picture: PdfPicture | null;
  cards: PdfProduct[];
  rows: Row[];
  lines: PdfProduct[];
  lineHeights: number[];
  count: number;
}

/** Draws a whole catalogue into a stream, page by page at the stream's pace, and ends the stream. */
export async function drawPdf(book: CataloguePdf, out: Writable): Promise<void> {
  // Loaded only when a PDF is drawn: the library is large.
  const { default: Document } = await import("pdfkit");
  const style = BROCHURE_STYLES[book.style];
  const sheet = SHEETS[book.format];
  const doc = new Document({
    size: [sheet.width * sheet.scale, sheet.height * sheet.scale],
    margin: 0,
    font: printFont(style.body.font),
    autoFirstPage: false,
    lang: "es",
    displayTitle: true,
    info: { Title: printable(`${book.shop.name} · ${book.title}`), Author: printable(book.shop.name) },
  });
  const failed = new Promise<never>((_, fail) => {
    out.once("error", fail);
    doc.once("error", fail);
  });
  failed.catch(() => undefined);
  const finished = once(out, "finish");
  finished.catch(() => undefined);
  doc.pipe(out);
  const drained = async (): Promise<void> => {
    while (out.writableNeedDrain) await Promise.race([once(out, "drain"), failed]);
  };
  try {
    const brush: Brush = { pen: new Pen(doc), c: book.colours, sheet };
    await new Brochure(book, style, brush).draw(drained);
    doc.end();
    await Promise.race([finished, failed]);
  } catch (error) {
    doc.unpipe(out);
    throw error;
  }
}

class Brochure {
  readonly #book: CataloguePdf;
  readonly #style: BrochureStyle;
  readonly #brush: Brush;
  readonly #pen: Pen;
  readonly #sheet: Paper;
  readonly #doc: Doc;
  /** The width of the content, and of a card. */
  readonly #inner: number;
  readonly #card: number;
  #page = 0;
  #done = 0;

  constructor(book: CataloguePdf, style: BrochureStyle, brush: Brush) {
    this.#book = book;
    this.#style = style;
    this.#brush = brush;
    this.#pen = brush.pen;
    const cards = book.sections.flatMap(({ products }) => products).filter(({ photo }) => photo !== null).length;
    const isSmall = cards <= FEW_CARDS && !brush.sheet.isPhone;
    this.#sheet = isSmall ? { ...brush.sheet, columns: brush.sheet.columns - 1 } : brush.sheet;
    this.#doc = brush.pen.doc;
    this.#inner = brush.sheet.width - 2 * brush.sheet.margin;
    const { columns } = this.#sheet;
    this.#card = (this.#inner - style.gap.x * (columns - 1)) / columns;
  }

  async draw(drained: () => Promise<void>): Promise<void> {
    const sections = await this.#measure();
    const { margin, foot, height } = this.#sheet;
    const ratio = this.#style.card.ratio;
    const pages = layOut(
      sections.map(({ heading, rows, lineHeights }) => ({
        heading: heading === null ? 0 : this.#style.heading.height,
        rows,
        lines: lineHeights,
      })),
      {
        top: margin * 0.8 + this.#style.top,
        bottom: height - foot - 10,
        rowGap: this.#style.gap.y,
        sectionGap: this.#style.gap.y + SECTION_GAP,
        lineGap: Math.max(this.#style.gap.y, LIST_GAP),
        lineColumns: this.#sheet.lineColumns,
        mostStretch: this.#card * ratio * this.#style.card.stretch,
      },
    );
    const starts = firstPages(pages, sections.length);
    const index = new Index(sections, starts, this.#sheet);
    await this.#drawCover(index);
    for (const entries of index.pages) {
      this.#addPage();
      this.#drawIndex(index, entries, this.#sheet.margin * 0.8 + this.#style.top);
      await this.#drawIndexPictures(index, entries, this.#sheet.margin * 0.8 + this.#style.top);
    }
    for (const placed of pages) {
      this.#addPage();
      for (const element of placed) {
        await this.#drawPlaced(element, sections, index);
        await drained();
      }
    }
    await this.#book.onProduct(this.#done);
  }

  async #measure(): Promise<Section[]> {
    const { sections } = this.#book;
    const all = sections.flatMap(({ products }) => products);
    const isList = all.filter(({ photo }) => photo !== null).length < all.length * FEW_PHOTOS;
    const measured: Section[] = [];
    let count = 0;
    const breath = async () => {
      count += 1;
      if (count % BREATH === 0) await breathe();
    };
    for (const { heading, picture, products } of sections) {
      const cards = isList ? [] : products.filter(({ photo }) => photo !== null);
      const lines = isList ? products : products.filter(({ photo }) => photo === null);
      const rows: Row[] = [];
      for (let from = 0; from < cards.length; ) {
        const row = this.#rowFrom(cards, from);
        rows.push(row);
        from += row.count;
        await breath();
      }
      const width = this.#lineWidth();
      const lineHeights: number[] = [];
      for (const product of lines) {
        lineHeights.push(lineHeight(this.#pen, this.#style, product, width));
        await breath();
      }
      const own = picture ?? products.find(({ photo }) => photo !== null)?.photo ?? null;
      measured.push({ heading, picture: own, cards, rows, lines, lineHeights, count: products.length });
    }
    return measured;
  }

  /** A row of tiles; what is left over at the end becomes wide cards if these fill the row better. */
  #rowFrom(cards: readonly PdfProduct[], from: number): Row {
    const { columns } = this.#sheet;
    const rest = cards.length - from;
    const isWide = rest <= columns / 2;
    const count = Math.min(rest, columns);
    const own = cards.slice(from, from + count);
    const heights = isWide
      ? own.map((product) => wideHeight(this.#pen, this.#style, product, this.#wide()))
      : own.map((product) => tileHeight(this.#pen, this.#style, product, this.#card));
    const height = Math.max(...heights);
    if (!isWide) return { kind: "tile", from, count, height, shrink: this.#card * this.#style.card.ratio * SHRINK };
    const least = own.map((product) => wideLeast(this.#pen, this.#style, product, this.#wide()));
    return {
      kind: "wide",
      from,
      count,
      height,
      shrink: Math.max(0, Math.min(height * SHRINK, height - Math.max(...least))),
    };
  }

  #wide(): number {
    return wideWidth(this.#card, this.#style.gap.x);
  }

  #lineWidth(): number {
    const { lineColumns } = this.#sheet;
    return (this.#inner - LINE_GAP * (lineColumns - 1)) / lineColumns;
  }

  async #picture(picture: PdfPicture | null, use: PdfPictureUse, ratio?: number): Promise<PdfJpeg | null> {
    return picture === null ? null : this.#book.picture(picture, use, ratio);
  }

  #addPage(): void {
    const { width, height, foot, scale } = this.#sheet;
    const { c } = this.#brush;
    this.#page += 1;
    this.#doc.addPage();
    this.#doc.scale(scale);
    this.#pen.fill({ x: 0, y: 0, width, height }, c.bg);
    this.#style.ground?.(this.#brush);
    this.#drawFoot({ x: 0, y: height - foot, width, height: foot });
  }

  #drawFoot(box: { x: number; y: number; width: number; height: number }): void {
    const { shop, words } = this.#book;
    const { margin, isPhone } = this.#sheet;
    const { c } = this.#brush;
    const pen = this.#pen;
    this.#style.foot(this.#brush, box);
    const middle = box.y + box.height / 2;
    let x = margin;
    if (shop.chat !== null) {
      const { fill, ink, radius } = this.#style.chat;
      const label = { ...this.#style.strong, size: isPhone ? 10.2 : 10.6 };
      const height = isPhone ? 28 : 31;
      const width = pen.width(words.order, label) + 40;
      pen.fill({ x, y: middle - height / 2, width, height }, fill, Math.min(radius, height / 2));
      drawChatMark(this.#doc, x + 11, middle - 7.5, ink);
      pen.line(words.order, x + 31, middle + label.size * 0.36, { ...label, colour: ink });
      this.#doc.link(x, middle - height / 2, width, height, shop.chat);
      x += width + 14;
    }
    const digits = { ...this.#style.figures, size: isPhone ? 13 : 15, colour: c.text, align: "right" } as const;
    const right = box.width - margin;
    const page = String(this.#page);
    pen.line(page, right, middle + digits.size * 0.36, digits);
    let end = right - pen.width(page, digits) - 12;
    if (this.#page > 1 && this.#hasIndex) {
      const label = { ...this.#style.body, size: isPhone ? 9.4 : 9.6, colour: c.text, align: "right" } as const;
      const wide = pen.width(words.toIndex, label);
      pen.line(words.toIndex, end, middle + label.size * 0.36, label);
      this.#doc.goTo(end - wide - 8, middle - 15, wide + 40, 30, INDEX_PLACE);
      end -= wide + 12;
    }
    const address = shop.url.replace(/^https?:\/\//, "");
    const room = end - x;
    const largest = { ...this.#style.body, size: isPhone ? 8.6 : 10 };
    const type = this.#page === 1 ? pen.fit(address, largest, room, 1, LEAST_ADDRESS) : largest;
    const body = { ...type, colour: c.text };
    if (pen.width(address, body) > room) return;
    pen.line(address, x, middle + body.size * 0.36, body);
    this.#doc.link(x, middle - 14, pen.width(address, body), 28, shop.url);
  }

  #hasIndex = false;

  async #drawCover(index: Index): Promise<void> {
    const { shop, title, facts, words, format } = this.#book;
    const { width, height, foot } = this.#sheet;
    this.#hasIndex = index.entries.length > 0;
    const pictures = await this.#coverPictures();
    const logo = await this.#picture(shop.logo, "small");
    this.#addPage();
    const content: CoverContent = {
      name: printable(shop.name) || shop.url.replace(/^https?:\/\//, ""),
      tagline: shop.tagline,
      title,
      facts,
      pictures,
      logo,
      code: format === "a4" ? { text: qrAddress(shop.url), url: shop.url, caption: words.scan } : null,
    };
    const end = height - foot - index.heightOnCover;
    this.#style.cover(this.#brush, { x: 0, y: 0, width, height: end }, content);
    this.#doc.link(0, 0, width, end, shop.url);
    if (index.onCover.length === 0) return;
    this.#drawIndex(index, index.onCover, end);
    await this.#drawIndexPictures(index, index.onCover, end);
  }

  async #coverPictures(): Promise<PdfJpeg[]> {
    const own = await this.#picture(this.#book.shop.cover, "cover");
    if (own) return [own];
    const photos = this.#book.sections
      .map(({ products }) => products.filter(({ photo }) => photo !== null))
      .flatMap((products, _, all) => products.slice(0, Math.ceil(MOSAIC / Math.max(1, all.length))))
      .slice(0, MOSAIC);
    const found: PdfJpeg[] = [];
    for (const { photo } of photos) {
      const jpeg = await this.#picture(photo, "product");
      if (jpeg) found.push(jpeg);
    }
    return found.length === 3 ? found.slice(0, 2) : found;
  }

  #drawIndex(index: Index, entries: readonly Entry[], top: number): void {
    const { margin, isPhone } = this.#sheet;
    const { words } = this.#book;
    const { c } = this.#brush;
    const pen = this.#pen;
    const heading = { ...this.#style.title, size: isPhone ? 17 : 22, colour: c.text };
    if (entries[0] === index.entries[0]) this.#doc.addNamedDestination(INDEX_PLACE);
    pen.line(words.index, margin, top + 25, heading);
    const note = { ...this.#style.note, colour: c.muted, align: "right" } as const;
    const room = this.#inner - pen.width(words.index, heading) - 14;
    if (pen.width(words.tap, note) <= room) pen.line(words.tap, margin + this.#inner, top + 25, note);
    for (const [at, entry] of entries.entries()) {
      const box = index.boxOf(at, top, this.#inner);
      const side = box.height - 8;
      const digits = { ...this.#style.title, size: isPhone ? 14 : 19, colour: c.accent, align: "right" } as const;
      const page = String(index.pageOf(entry));
      pen.line(page, box.x + box.width, box.y + box.height / 2 + digits.size * 0.36, digits);
      const x = box.x + side + 10;
      const width = box.width - side - 20 - pen.width(page, digits);
      const name = pen.fit(
        entry.heading,
        { ...this.#style.title, size: isPhone ? 13 : 15.5, lead: 1.05 },
        width,
        1,
        0.62,
      );
      const note = { ...this.#style.note, colour: c.muted };
      const y = box.y + (box.height - name.size * 1.05 - note.size * 1.2) / 2;
      const next = pen.write(entry.heading, { x, y, width }, { ...name, colour: c.text });
      pen.write(words.products(entry.count), { x, y: next, width }, note);
      this.#style.rule(this.#brush, box.x, box.y + box.height, box.width);
      this.#doc.goTo(box.x, box.y, box.width, box.height, placeOf(entry.section));
    }
  }

  async #drawIndexPictures(index: Index, entries: readonly Entry[], top: number): Promise<void> {
    for (const [at, entry] of entries.entries()) {
      const box = index.boxOf(at, top, this.#inner);
      const side = box.height - 8;
      const own = { x: box.x, y: box.y + 4, width: side, height: side };
      const jpeg = await this.#picture(entry.picture, "small", 1);
      if (jpeg) this.#pen.picture(jpeg, own);
      else {
        const { c } = this.#brush;
        this.#pen.fill(own, c.tint);
        drawInitial(this.#pen, own, { ...this.#style.title, colour: c["on-tint"] }, entry.heading);
      }
    }
  }

  async #drawPlaced(placed: Placed, sections: readonly Section[], index: Index): Promise<void> {
    const section = sections[placed.section];
    if (!section) return;
    if (placed.kind === "heading") this.#drawHeading(placed, section, index);
    else if (placed.kind === "row") await this.#drawRow(placed, section);
    else await this.#drawListed(placed, section);
  }

  #drawHeading(placed: Extract<Placed, { kind: "heading" }>, { heading, count }: Section, index: Index): void {
    const { words } = this.#book;
    const { margin } = this.#sheet;
    const box = { x: margin, y: placed.y, width: this.#inner, height: this.#style.heading.height };
    const isLow = placed.y > this.#sheet.height * 0.3;
    const note = placed.continued
      ? words.continued
      : placed.continues && isLow
        ? words.continues(this.#page + 1)
        : words.products(count);
    const number = index.numberOf(placed.section);
    this.#style.heading.draw(this.#brush, box, { text: heading ?? "", note, number });
    if (placed.continued) return;
    this.#doc.outline.addItem(printable(heading ?? ""));
    this.#doc.addNamedDestination(placeOf(placed.section));
  }

  async #drawRow({ row: at, y, stretch }: Extract<Placed, { kind: "row" }>, { cards, rows }: Section): Promise<void> {
    const row = rows[at];
    if (!row) return;
    const own = cards.slice(row.from, row.from + row.count);
    const width = row.kind === "wide" ? this.#wide() : this.#card;
    const words = row.height - photoHeight(this.#style, this.#card);
    for (const [column, product] of own.entries()) {
      const x = this.#sheet.margin + column * (width + this.#style.gap.x);
      const box = { x, y, width, height: row.height + stretch };
      const card: PlacedCard = { product, kind: row.kind, box, words, at: row.from + column };
      await this.#book.onProduct(this.#done);
      const ratio = ratioOf(photoBox(this.#style, row.kind, box, words));
      drawCard(this.#brush, this.#style, card, await this.#picture(product.photo, "product", ratio));
      this.#done += 1;
    }
  }

  async #drawListed(placed: Extract<Placed, { kind: "line" }>, section: Section): Promise<void> {
    const product = section.lines[placed.line];
    if (!product) return;
    const width = this.#lineWidth();
    const x = this.#sheet.margin + placed.column * (width + LINE_GAP);
    const box = { x, y: placed.y, width, height: section.lineHeights[placed.line] ?? 0 };
    await this.#book.onProduct(this.#done);
    const thumb = await this.#picture(product.photo, "small", 1);
    drawLine(this.#brush, this.#style, product, box, thumb);
    this.#done += 1;
  }
}

interface Entry {
  section: number;
  heading: string;
  picture: PdfPicture | null;
  count: number;
  /** The index of its first page among those with products. */
  start: number;
}

/** The sections with their pages: on the cover if they fit below its picture, otherwise on pages of their own. */
class Index {
  readonly entries: readonly Entry[];
  readonly onCover: readonly Entry[];
  readonly pages: readonly (readonly Entry[])[];
  readonly heightOnCover: number;
  readonly #sheet: Paper;
  readonly #height: number;

  constructor(sections: readonly Section[], starts: readonly (number | null)[], sheet: Paper) {
    this.#sheet = sheet;
    this.#height = sheet.isPhone ? INDEX.phoneEntry : INDEX.entry;
    this.entries = sections.flatMap(({ heading, picture, count }, section) => {
      const start = starts[section] ?? null;
      return heading === null || start === null ? [] : [{ section, heading, picture, count, start }];
    });
    const most = sheet.isPhone ? 5 : 12;
    this.onCover = this.entries.length <= most ? this.entries : [];
    const rows = Math.ceil(this.onCover.length / sheet.lineColumns);
    this.heightOnCover = rows === 0 ? 0 : INDEX.heading + rows * this.#height + 10;
    const onPage = Math.floor((sheet.height - sheet.foot - 90) / this.#height) * sheet.lineColumns;
    const rest = this.onCover.length > 0 ? [] : this.entries;
    this.pages = Array.from({ length: Math.ceil(rest.length / onPage) }, (_, at) =>
      rest.slice(at * onPage, (at + 1) * onPage),
    );
  }

  pageOf({ start }: Entry): number {
    return 2 + this.pages.length + start;
  }

  /** The place of a section in the index, from 1. */
  numberOf(section: number): number {
    return this.entries.findIndex((entry) => entry.section === section) + 1;
  }

  boxOf(at: number, top: number, inner: number): { x: number; y: number; width: number; height: number } {
    const { lineColumns, margin } = this.#sheet;
    const width = (inner - LINE_GAP * (lineColumns - 1)) / lineColumns;
    const [row, column] = [Math.floor(at / lineColumns), at % lineColumns];
    const x = margin + column * (width + LINE_GAP);
    return { x, y: top + INDEX.heading - 5 + row * this.#height, width, height: this.#height };
  }
}

/** WhatsApp's bubble with a receiver, 15 units wide. */
function drawChatMark(doc: Doc, x: number, y: number, colour: string): void {
  doc.save().translate(x, y).scale(0.64).lineCap("round").lineJoin("round").lineWidth(2);
  doc
    .path(
      "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719",
    )
    .stroke(colour);
  doc.translate(6.6, 6.4).scale(0.46).lineWidth(3.6);
  doc
    .path(
      "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
    )
    .stroke(colour);
  doc.restore();
}
