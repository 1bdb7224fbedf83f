import type { PdfFormat } from "~/domain/catalogue/pdf/pdf-scope";
import type { StyleKey } from "~/domain/theme/presets";
import type { Tokens } from "~/domain/theme/tokens";
import type { StoredFile } from "./storage";

/** A stored picture, read only when it is drawn. */
export interface PdfPicture {
  hash: string;
  width: number;
}

export interface PdfJpeg {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** What a picture is drawn as, which decides how many pixels it gets. */
export type PdfPictureUse = "cover" | "product" | "small";

/** A shop's catalogue as a brochure, ready to be drawn: all texts are final. */
export interface CataloguePdf {
  format: PdfFormat;
  style: StyleKey;
  colours: Tokens;
  shop: {
    name: string;
    tagline: string | null;
    /** URL of the shop's pages; the QR code encodes it. */
    url: string;
    logo: PdfPicture | null;
    cover: PdfPicture | null;
    /** URL of the shop's chat; null when the shop has none. */
    chat: string | null;
  };
  /** The title of the catalogue. */
  title: string;
  /** Lines below the title: the date of the prices and the number of products. */
  facts: string[];
  words: PdfWords;
  sections: PdfSection[];
  /**
   * Reads a picture as a JPEG, cut to `ratio` (height by width) if that is given. Null when its file is missing or
   * unreadable.
   */
  picture(picture: PdfPicture, use: PdfPictureUse, ratio?: number): Promise<PdfJpeg | null>;
  /** Called before each product is drawn, with the number of those drawn. An error aborts the drawing. */
  onProduct(done: number): Promise<void>;
}

interface PdfWords {
  /** Beside the QR code. */
  scan: string;
  /** On the link to the chat. */
  order: string;
  /** The heading of the index, and the links back to it. */
  index: string;
  toIndex: string;
  /** That a product leads to its page. */
  tap: string;
  continued: string;
  continues: (page: number) => string;
  products: (count: number) => string;
}

interface PdfSection {
  heading: string | null;
  /** Beside its entry in the index; without one, its first product's. */
  picture: PdfPicture | null;
  products: PdfProduct[];
}

export interface PdfProduct {
  name: string;
  /** "S, M, L · Azul", or what each option costs. */
  choices: string | null;
  price: string;
  /** "por kg". */
  per: string;
  /** The price before an offer. */
  before: string | null;
  /** "−15 %", "Oferta". */
  offer: string | null;
  /** "Agotado"; null while it can be ordered. */
  soldOut: string | null;
  /** "Mínimo 6". */
  minimum: string | null;
  url: string;
  photo: PdfPicture | null;
}

export interface PdfFile {
  name: string;
  /** The row it belongs to. */
  id: number;
}

/** Stores catalogue PDFs and draws them. */
export interface CataloguePdfStore {
  /**
   * Draws the catalogue into a file that gets its name only once it is complete. An error thrown by `onProduct` aborts
   * it and leaves no file. A killed process leaves a partial file under another name.
   */
  make(name: string, book: CataloguePdf): Promise<void>;
  /** The file to read from, or null when there is none. */
  open(name: string): Promise<StoredFile | null>;
  /** Does nothing when the file does not exist. */
  delete(name: string): Promise<void>;
  /** Lists all files, including partial ones. */
  list(): Promise<PdfFile[]>;
}

const NAME = /^(\d{1,10})-[0-9a-f]{16}\.pdf(?:\.tmp)?$/;

/** The file name of one attempt for a row. */
export function pdfFileName(id: number, random: string): string {
  return `${id}-${random}.pdf`;
}

/** The id of the row a file belongs to; null when the name is not one of ours. */
export function rowOfPdf(name: string): number | null {
  const id = NAME.exec(name)?.[1];
  return id === undefined ? null : Number(id);
}
