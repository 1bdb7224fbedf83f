import { unguarded } from "../../../csv";
import { plainNumber, type Separator } from "../../../money/money";
import { foldText, storable } from "../../../text";
import { plainCell } from "../import-cells";
import { type Cell, shownCell, type TableRow } from "../import-table";

/** A heading as they are compared: "¿Está destacado?" is "¿esta destacado?", and a trailing blank does not count. */
export const headingKey = (cell: Cell): string => foldText(String(cell)).slice(0, 200);

/** The rows of a vendor's file, read by the names of its columns. */
export class VendorSheet<Field extends string> {
  private readonly columns = new Map<string, number>();
  private readonly numbered: readonly string[];

  /** `headings` are folded; the first one that the file has is taken. */
  constructor(
    header: readonly Cell[],
    readonly rows: readonly TableRow[],
    headings: Record<Field, readonly string[]>,
  ) {
    this.numbered = header.map(headingKey);
    for (const [field, names] of Object.entries(headings) as [Field, readonly string[]][]) {
      const found = names.map((name) => this.numbered.indexOf(name)).find((column) => column >= 0);
      if (found !== undefined) this.columns.set(field, found);
    }
  }

  has(field: Field): boolean {
    return this.columns.has(field);
  }

  cell(row: TableRow, field: Field): Cell {
    const column = this.columns.get(field);
    return column === undefined ? "" : (row.cells[column] ?? "");
  }

  /** Without a guard against formulas, and without what the database cannot store. */
  text(row: TableRow, field: Field): string {
    return this.textOf(row, field);
  }

  /** The product's code; where no row of the file has one, its barcode. */
  code(row: TableRow): string {
    this.hasCodes ??= this.rows.some((one) => this.textOf(one, "sku") !== "");
    return this.textOf(row, this.hasCodes ? "sku" : "barcode");
  }

  private hasCodes: boolean | undefined;

  private textOf(row: TableRow, name: string): string {
    const column = this.columns.get(name);
    return column === undefined ? "" : cleanText(shownCell(row, column));
  }

  /** The columns of headings like "Attribute 2 name" by their number, in the order of the numbers. */
  columnsLike(pattern: RegExp): Map<number, number> {
    const found = this.numbered.flatMap((heading, column) => {
      const number = pattern.exec(heading)?.groups?.number;
      return number === undefined ? [] : [[Number(number), column] as const];
    });
    return new Map(found.sort(([one], [other]) => one - other));
  }

  /** The text of a column found by `columnsLike`. */
  textAt(row: TableRow, column: number | undefined): string {
    return column === undefined ? "" : cleanText(shownCell(row, column));
  }
}

type OptionField = `${"option" | "value"}${1 | 2 | 3}`;

/** A variant's options. Their names are written once, in the product's first row. */
export function optionsIn(sheet: Pick<VendorSheet<OptionField>, "text">, row: TableRow, first: TableRow) {
  return ([1, 2, 3] as const).flatMap((n) => {
    const value = sheet.text(row, `value${n}`);
    const name = sheet.text(row, `option${n}`) || sheet.text(first, `option${n}`);
    return value === "" ? [] : [{ name, value }];
  });
}

/**
 * The rows of each product, in the order of the file. `keyOf` is given the key of the row before, since a vendor may
 * write it only once; a row without a key belongs to no product.
 */
export function groupRows(
  rows: readonly TableRow[],
  keyOf: (row: TableRow, before: string) => string,
): Map<string, TableRow[]> {
  const groups = new Map<string, TableRow[]>();
  let key = "";
  for (const row of rows) {
    key = keyOf(row, key);
    if (key === "") continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const cleanText = (cell: Cell): string => unguarded(storable(plainCell(cell))).trim();

/** A number as the vendor writes it; a text that is none stays, so that the merchant sees and corrects it. */
export function numberCell(cell: Cell, decimal: Separator): Cell {
  if (typeof cell === "number") return Number.isFinite(cell) ? cell : "";
  const text = cell.trim();
  if (text === "") return "";
  const plain = plainNumber(text, decimal);
  return plain === null ? text : Number(plain);
}

/** Stock is never negative here: what is sold without being there has none. */
export function stockCell(cell: Cell, decimal: Separator): Cell {
  if (typeof cell === "string" && /^\s*[-−]\s*\d/.test(cell)) return 0;
  const stock = numberCell(cell, decimal);
  return typeof stock === "number" ? Math.max(0, stock) : stock;
}

const YES = new Set(["1", "si", "s", "yes", "true", "verdadero", "y", "x"]);
export const isYes = (text: string): boolean => YES.has(foldText(text));
