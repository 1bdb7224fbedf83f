import type { StoredFile } from "./storage";

/** A shop's catalogue on paper, ready to be drawn: all words are chosen. */
export interface CataloguePdf {
  shop: {
    name: string;
    tagline: string | null;
    /** Of the shop's pages; the code leads there. */
    url: string;
    /** A JPEG. */
    logo: Uint8Array | null;
    colour: string;
    /** Text on the colour. */
    onColour: string;
  };
  /** What it is a catalogue of. */
  title: string;
  /** Lines below the title: the day of the prices, how many products. */
  facts: string[];
  words: {
    scan: string;
    /** Below the address; empty for none. */
    order: string;
    noPhoto: string;
    /** Left of the price before an offer. */
    before: string;
    page: (page: number, pages: number) => string;
  };
  /** Products under a heading, or without one, in order. */
  sections: { heading: string | null; products: number }[];
  /** As many as the sections say, read one by one: their photos never stand in memory together. */
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

/** Where catalogues as PDFs lie, and what draws them. */
export interface CataloguePdfStore {
  /**
   * Draws the book into a file and gives it the name when it is whole: before that there is no such file. What the
   * products throw ends it, and leaves nothing. A process that is killed leaves a half one under another name.
   */
  make(name: string, book: CataloguePdf): Promise<void>;
  /** The file to read from, or null when there is none. */
  open(name: string): Promise<StoredFile | null>;
  /** No failure when there is nothing to delete. */
  delete(name: string): Promise<void>;
  /** All that lies there, halves too. */
  list(): Promise<PdfFile[]>;
}

const NAME = /^(\d{1,10})-[0-9a-f]{16}\.pdf(?:\.tmp)?$/;

/** A name for one try at one row's file. */
export function pdfFileName(id: number, random: string): string {
  return `${id}-${random}.pdf`;
}

/** The row a file belongs to; null for what is no name of ours. */
export function rowOfPdf(name: string): number | null {
  const id = NAME.exec(name)?.[1];
  return id === undefined ? null : Number(id);
}
