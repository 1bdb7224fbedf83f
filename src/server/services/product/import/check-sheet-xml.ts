import { Parser } from "saxen";
import { IMPORT_LIMITS, type ImportRefusal, WIDEST } from "~/domain/product/import/import-table";

/** Why an Excel file is not read. */
export class SheetRefusal extends Error {
  constructor(
    readonly refusal: ImportRefusal,
    readonly cell?: string | undefined,
  ) {
    super(refusal);
  }
}

/** Of everything between two tags, and of all attributes of one. Excel's longest cell has 32,767 letters, escaped six times that. */
const MAX_PIECE = 400_000;
const MAX_ATTRIBUTES = 64_000;
const MAX_ELEMENTS = 3_000_000;
const MAX_DEPTH = 64;
/** What the reader looks up once for each other one. */
const MAX_OF: Readonly<Record<string, number>> = { sheet: 200, Relationship: 500, numFmt: 2_000, xf: 70_000 };
const LAST_ROW = 1_048_576;

const localName = (name: string) => name.slice(name.indexOf(":") + 1);
const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A cell far outside the table would make the reader create millions of empty cells up to it. */
function checkPlace(reference: string): void {
  const [, letters = "", row] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(reference) ?? [];
  if (row === undefined) throw new SheetRefusal("broken");
  if (Number(row) > IMPORT_LIMITS.rows * 20) throw new SheetRefusal("tooManyRows");
  if (columnNumber(letters) > WIDEST) throw new SheetRefusal("tooManyColumns");
}

/**
 * Checks the XML parts of an Excel file before the reader gets them, with the reader's own parser, so that both see the same
 * elements whatever their part is called and however they are quoted. It reads each part once, in a time that grows with its
 * length alone.
 */
export class SheetXmlCheck {
  private elements = 0;
  private rows = 0;
  private readonly counts = new Map<string, number>();

  /** @throws SheetRefusal; the parser's error for broken XML */
  check(xml: string): void {
    let cell: string | null = null;
    let lastRow = 0;
    let depth = 0;
    const within = (piece: string) => {
      if (piece.length > MAX_PIECE) throw new SheetRefusal("tooLarge");
    };
    const parser = new Parser();
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("text", within);
    parser.on("cdata", within);
    parser.on("comment", (comment) => {
      within(comment);
      this.count("");
    });
    parser.on("attention", () => {
      throw new SheetRefusal("broken"); // a document type, which no Excel file has
    });
    parser.on("openTag", (prefixed, attributesOf, decode, selfClosing) => {
      const name = localName(prefixed);
      this.count(name);
      depth += 1;
      if (depth > MAX_DEPTH) throw new SheetRefusal("broken");
      if (name === "f" && cell !== null) throw new SheetRefusal("formulas", cell);
      const attributes = Object.entries(attributesOf());
      if (attributes.reduce((sum, [, value]) => sum + value.length, 0) > MAX_ATTRIBUTES)
        throw new SheetRefusal("tooLarge");
      const places = attributes.filter(([key]) => localName(key) === "r").map(([, value]) => decode(value));
      if (name === "row") lastRow = Math.max(lastRow + 1, ...places.map(rowNumber));
      if (name !== "c") return;
      // an empty cell may lie in any column, but where its row has no number the reader takes that of the cell
      if (selfClosing) {
        for (const place of places) lastRow = Math.max(lastRow, rowNumber(place.replace(/^[A-Z]{1,3}/, "")));
        return;
      }
      for (const place of places) checkPlace(place);
      cell = places[0] ?? "";
    });
    parser.on("closeTag", (prefixed) => {
      depth -= 1;
      if (localName(prefixed) === "c") cell = null;
    });
    parser.parse(xml);
    this.rows += lastRow;
    if (this.rows > 2 * LAST_ROW) throw new SheetRefusal("tooManyRows");
  }

  private count(name: string): void {
    this.elements += 1;
    const most = MAX_OF[name];
    const found = most === undefined ? 0 : (this.counts.get(name) ?? 0) + 1;
    if (most !== undefined) this.counts.set(name, found);
    if (this.elements > MAX_ELEMENTS || found > (most ?? 0)) throw new SheetRefusal("tooLarge");
  }
}

function rowNumber(text: string): number {
  const row = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (row <= LAST_ROW) return row;
  throw new SheetRefusal(Number.isNaN(row) ? "broken" : "tooManyRows");
}
