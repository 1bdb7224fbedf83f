import type { StoredFile } from "./storage";

/** A shop's catalogue for print, ready to be drawn: all texts are final. */
export interface CataloguePdf {
  shop: {
    name: string;
    tagline: string | null;
    /** URL of the shop's pages; the QR code encodes it. */
    url: string;
    /** A JPEG. */
    logo: Uint8Array | null;
    colour: string;
    /** Text colour on `colour`. */
    onColour: string;
  };
  /** The title of the catalogue. */
  title: string;
  /** Lines below the title: the date of the prices and the number of products. */
  facts: string[];
  words: {
    scan: string;
    /** The text below the URL; empty for none. */
    order: string;
    noPhoto: string;
    /** Left of the price before an offer. */
    before: string;
    page: (page: number, pages: number) => string;
  };
  /** Products under a heading, or without one, in order. */
  sections: { heading: string | null; products: number }[];
  /** Exactly as many as the sections declare, read one at a time so that their photos are never all in memory. */
  products: AsyncIterable<PdfProduct>;
}

export interface PdfProduct {
  name: string;
  /** "Talle · Color". */
  choices: string | null;
  price: string;
  /** "por kg". */
  per: string;
  /** The price before an offer. */
  before: string | null;
  /** "Oferta", "Sin stock". */
  tag: string | null;
  url: string;
  /** A JPEG. */
  photo: Uint8Array | null;
}

export interface PdfFile {
  name: string;
  /** The row it belongs to. */
  id: number;
}

/** Stores catalogue PDFs and draws them. */
export interface CataloguePdfStore {
  /**
   * Draws the catalogue into a file that gets its name only once it is complete. An error thrown by `products` aborts
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
