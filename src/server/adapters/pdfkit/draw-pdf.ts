import { once } from "node:events";
import path from "node:path";
import type { Writable } from "node:stream";
import type PDFKit from "pdfkit";
import QRCode from "qrcode";
import { CELL, HEADING, layOut, type PagePosition, type PdfPage, SHEET } from "~/domain/catalogue/pdf/pdf-layout";
import { printable } from "~/domain/catalogue/pdf/pdf-text";
import { qrAddress } from "~/domain/stats/source";
import { QR_DEFAULTS } from "~/domain/tent/qr";
import type { CataloguePdf, PdfProduct } from "~/server/ports/catalogue-pdf";

const { width: WIDTH, height: HEIGHT, margin: MARGIN } = SHEET;
const INNER = WIDTH - 2 * MARGIN;
const INK = "#17171a";
const MUTED = "#5c5f66";
const LINE = "#d9dade";
const WELL = "#f4f4f6";
/**
 * In the source tree, so that the path is the same under Next's build, tsx and vitest. A PDF embeds the glyphs it uses.
 */
const FONTS = path.join(/* turbopackIgnore: true */ process.cwd(), "src", "server", "adapters", "pdfkit", "fonts");
const PLAIN = path.join(FONTS, "Geist-Regular.ttf");
const BOLD = path.join(FONTS, "Geist-Bold.ttf");
/** Height of capital letters above the baseline, as a fraction of the font size. */
const CAPITALS = 0.72;
const BADGE = 14;

/** Draws a whole catalogue into a stream, page by page at the stream's pace, and ends the stream. */
export async function drawPdf(book: CataloguePdf, out: Writable): Promise<void> {
  // Loaded only when a PDF is drawn: the library is large.
  const { default: Document } = await import("pdfkit");
  const doc = new Document({
    size: [WIDTH, HEIGHT],
    margin: 0,
    font: PLAIN,
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
  const pages = layOut(book.sections);
  const sheets = pages.length + 1;
  drawCover(doc, book);
  const products = book.products[Symbol.asyncIterator]();
  try {
    for (const [index, page] of pages.entries()) {
      doc.addPage();
      drawHeadings(doc, book, page);
      for (const { x, y } of page.products) {
        const { value, done } = await Promise.race([products.next(), failed]);
        if (done) throw new Error("the book has fewer products than it says");
        drawProduct(doc, book, value, x, y);
        while (out.writableNeedDrain) await Promise.race([once(out, "drain"), failed]);
      }
      drawFoot(doc, book, book.words.page(index + 2, sheets));
    }
    // Runs the iterator to its end, so that an error after the last product is thrown.
    await products.next();
    doc.end();
    await Promise.race([finished, failed]);
  } catch (error) {
    await products.return?.().catch(() => undefined);
    doc.unpipe(out);
    throw error;
  }
}

type Doc = PDFKit.PDFDocument;

interface Line {
  x?: number;
  width?: number;
  font?: string;
  size: number;
  colour?: string;
  align?: "left" | "center" | "right";
  /** Maximum number of lines; the last one is then cut with an ellipsis. */
  lines?: number;
  strike?: boolean;
}

/** Writes a text and returns the y position of the next one. */
function write(doc: Doc, text: string, y: number, line: Line): number {
  const { x = MARGIN, width = INNER, font = PLAIN, size, colour = INK, align = "left", lines = 1, strike } = line;
  const shown = printable(text);
  if (shown === "") return y;
  doc.font(font).fontSize(size).fillColor(colour);
  const height = doc.currentLineHeight(true);
  const options = { width, align, ellipsis: true, height: lines * height + 0.5, ...(strike ? { strike } : {}) };
  const used = Math.min(doc.heightOfString(shown, { width, align }), lines * height);
  doc.text(shown, x, y, options);
  return y + used;
}

function drawCover(doc: Doc, { shop, title, facts, words }: CataloguePdf): void {
  doc.addPage();
  doc.rect(0, 0, WIDTH, 250).fill(shop.colour);
  let y = shop.tagline ? 88 : 104;
  if (shop.logo) {
    doc
      .save()
      .roundedRect(WIDTH / 2 - 45, 36, 90, 90, 16)
      .clip();
    doc.rect(WIDTH / 2 - 45, 36, 90, 90).fill("#ffffff");
    doc.image(Buffer.from(shop.logo), WIDTH / 2 - 45, 36, { fit: [90, 90], align: "center", valign: "center" });
    doc.restore();
    y = 142;
  }
  const on = { align: "center", colour: shop.onColour } as const;
  const long = shop.name.length > 26;
  y = write(doc, shop.name, y, { ...on, font: BOLD, size: long ? 24 : 34, lines: 2 });
  if (shop.tagline) write(doc, shop.tagline, y + 4, { ...on, size: 13, lines: 2 });

  y = write(doc, title, 288, { align: "center", font: BOLD, size: 26, lines: 2 });
  for (const fact of facts) y = write(doc, fact, y + 6, { align: "center", size: 13, colour: MUTED });
  const side = 220;
  drawCode(doc, shop.url, (WIDTH - side) / 2, 412, side);
  y = write(doc, words.scan, 652, { align: "center", size: 14 });
  const address = shop.url.replace(/^https?:\/\//, "");
  const from = y + 6;
  y = write(doc, address, from, { align: "center", font: BOLD, size: address.length > 44 ? 13 : 18, lines: 2 });
  doc.link(MARGIN, from, INNER, y - from, shop.url);
  if (words.order) write(doc, words.order, y + 14, { align: "center", font: BOLD, size: 16 });
}

/** Draws the QR code as a single vector shape: sharp at every size. */
function drawCode(doc: Doc, url: string, x: number, y: number, side: number): void {
  const { modules } = QRCode.create(qrAddress(url), { errorCorrectionLevel: QR_DEFAULTS.errorCorrectionLevel });
  const unit = side / (modules.size + 2 * QR_DEFAULTS.margin);
  doc.rect(x, y, side, side).fill("#ffffff");
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const at = QR_DEFAULTS.margin;
      doc.rect(x + (column + at) * unit, y + (row + at) * unit, unit + 0.05, unit + 0.05);
    }
  }
  doc.fill("#000000");
  doc.link(x, y, side, side, url);
}

function drawHeadings(doc: Doc, { sections, shop }: CataloguePdf, { headings }: PdfPage): void {
  for (const { section, x, y } of headings) {
    const heading = sections[section]?.heading ?? "";
    doc.rect(x, y + 3, 4, 17).fill(shop.colour);
    write(doc, heading, y + 3, { x: x + 11, width: INNER - 11, font: BOLD, size: 16 });
    doc.outline.addItem(printable(heading));
    doc
      .moveTo(x, y + HEADING - 6)
      .lineTo(x + INNER, y + HEADING - 6)
      .lineWidth(0.6)
      .stroke(LINE);
  }
}

function drawProduct(doc: Doc, book: CataloguePdf, product: PdfProduct, x: number, y: number): void {
  const { width, photo } = CELL;
  const column = { x, width };
  doc.roundedRect(x, y, width, photo, 6).fill(product.photo ? "#ffffff" : WELL);
  if (product.photo) {
    const fit: [number, number] = [width - 4, photo - 4];
    doc.image(Buffer.from(product.photo), x + 2, y + 2, { fit, align: "center", valign: "center" });
  } else {
    write(doc, book.words.noPhoto, y + photo / 2 - 5, { ...column, size: 9, colour: MUTED, align: "center" });
  }
  doc.roundedRect(x, y, width, photo, 6).lineWidth(0.6).stroke(LINE);
  if (product.tag) {
    const tag = printable(product.tag);
    const wide = doc.font(BOLD).fontSize(8).widthOfString(tag) + 12;
    doc.roundedRect(x + 5, y + 5, wide, BADGE, BADGE / 2).fill(INK);
    write(doc, tag, y + 8.5, { x: x + 5, width: wide, font: BOLD, size: 8, colour: "#ffffff", align: "center" });
  }
  let next = write(doc, printable(product.name) || "—", y + photo + 5, { ...column, font: BOLD, size: 10, lines: 2 });
  if (product.choices) next = write(doc, product.choices, next, { ...column, size: 8, colour: MUTED });
  drawPrice(doc, product, book.words.before, { x, y: next + 2 });
  doc.link(x, y, width, CELL.height, product.url);
}

/** Draws the price with its unit in a smaller font after it, and the previous price on a line of its own. */
function drawPrice(doc: Doc, { price, per, before }: PdfProduct, beforeWord: string, { x, y }: PagePosition): void {
  const { width } = CELL;
  const size = price.length > 18 ? 9.5 : 12;
  const small = { size: 9, colour: MUTED };
  write(doc, price, y, { x, width, font: BOLD, size });
  const used = doc.font(BOLD).fontSize(size).widthOfString(printable(price));
  if (per && used + 30 < width) {
    const lower = (size - small.size) * CAPITALS;
    write(doc, per, y + lower, { x: x + used + 4, width: width - used - 4, ...small });
  }
  if (!before) return;
  const lead = `${printable(beforeWord)} `;
  const wide = doc.font(PLAIN).fontSize(small.size).widthOfString(lead);
  write(doc, lead, y + size + 2, { x, width: wide + 2, ...small });
  write(doc, before, y + size + 2, { x: x + wide, width: width - wide, ...small, strike: true });
}

function drawFoot(doc: Doc, { shop }: CataloguePdf, page: string): void {
  const y = HEIGHT - 36;
  const address = shop.url.replace(/^https?:\/\//, "");
  write(doc, `${shop.name} · ${address}`, y, { width: INNER - 110, size: 8.5, colour: MUTED });
  doc.link(MARGIN, y - 4, INNER - 110, 18, shop.url);
  write(doc, page, y, { x: WIDTH - MARGIN - 100, width: 100, size: 8.5, colour: MUTED, align: "right" });
}
