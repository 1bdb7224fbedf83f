import { Parser } from "saxen";
import type { ImportRefusal } from "~/domain/product/import/import-table";

/** Why an Excel file is not read. */
export class SheetRefusal extends Error {
  constructor(readonly refusal: ImportRefusal) {
    super(refusal);
  }
}

/** Of everything between two tags, and of all attributes of one. Excel's longest cell has 32,767 letters, escaped six times that. */
const MAX_PIECE = 400_000;
const MAX_ATTRIBUTES = 64_000;
const MAX_ELEMENTS = 3_000_000;
const MAX_DEPTH = 64;
/** What is looked up once for each other one. */
const MAX_OF: Readonly<Record<string, number>> = {
  sheet: 200,
  Relationship: 500,
  numFmt: 2_000,
  xf: 70_000,
  col: 70_000,
};

/** Names and attributes come without the prefix of their namespace, which each program chooses itself. */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);

interface XmlVisitor {
  open: (name: string, attributes: ReadonlyMap<string, string>, isEmpty: boolean) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/**
 * Reads the XML parts of one Excel file, whose limits it counts together. Whoever visits a part sees each element once,
 * with its limits checked before; reading takes a time that grows with the length alone.
 */
export class BoundedXml {
  private elements = 0;
  private readonly counts = new Map<string, number>();

  /** @throws SheetRefusal; the parser's error for broken XML */
  visit(xml: string, { open, close, text }: XmlVisitor): void {
    let depth = 0;
    const within = (piece: string) => {
      if (piece.length > MAX_PIECE) throw new SheetRefusal("tooLarge");
    };
    const parser = new Parser();
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("warn", () => {
      throw new SheetRefusal("broken"); // an attribute that it drops, such as the place of a cell
    });
    parser.on("text", (piece, decode) => {
      within(piece);
      text?.(decode(piece));
    });
    parser.on("cdata", (piece) => {
      within(piece);
      text?.(piece);
    });
    parser.on("comment", (comment) => {
      within(comment);
      this.count("");
    });
    parser.on("attention", () => {
      throw new SheetRefusal("broken"); // a document type, which no Excel file has
    });
    parser.on("openTag", (prefixed, attributesOf, decode, isEmpty) => {
      const name = localName(prefixed);
      this.count(name);
      depth += 1;
      if (depth > MAX_DEPTH) throw new SheetRefusal("broken");
      const attributes = Object.entries(attributesOf());
      if (attributes.reduce((sum, [, value]) => sum + value.length, 0) > MAX_ATTRIBUTES)
        throw new SheetRefusal("tooLarge");
      open(name, new Map(attributes.map(([key, value]) => [localName(key), decode(value)])), isEmpty);
    });
    parser.on("closeTag", (prefixed) => {
      depth -= 1;
      close?.(localName(prefixed));
    });
    parser.parse(xml);
  }

  private count(name: string): void {
    this.elements += 1;
    const most = MAX_OF[name];
    const found = most === undefined ? 0 : (this.counts.get(name) ?? 0) + 1;
    if (most !== undefined) this.counts.set(name, found);
    if (this.elements > MAX_ELEMENTS || found > (most ?? 0)) throw new SheetRefusal("tooLarge");
  }
}
