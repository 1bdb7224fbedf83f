import type { Cents, Separator } from "../../../money/money";
import { plainCell, readPrice } from "../import-cells";
import { columnNumbers, type ImportColumns, NUMBER_FIELDS } from "../import-columns";
import type { ImportTarget } from "../import-fields";
import { type Cell, type ImportTable, shownAt } from "../import-table";

interface OptionCells {
  /** The column of the option's name; null if the heading is the name. */
  name: number | null;
  heading: string;
  value: number;
}

/** A number with its thousands grouped: how it is formatted says nothing about a code. */
const isGrouped = (shown: Cell) => typeof shown === "string" && /^\d{1,3}(?:[.,]\d{3})+$/.test(shown);

/** A table's cells, found by the fields that its columns hold. */
export class SheetCells {
  private readonly places = new Map<ImportTarget, number>();
  private readonly decimals: readonly (Separator | null)[];
  readonly options: readonly OptionCells[];

  constructor(
    readonly table: ImportTable,
    readonly columns: ImportColumns,
  ) {
    const { targets } = columns;
    for (const [column, target] of targets.entries()) if (!this.places.has(target)) this.places.set(target, column);
    this.decimals = table.header.map((_, column) => columnNumbers(table, columns, column)?.decimal ?? null);
    const named = ([1, 2, 3] as const).flatMap((n) => {
      const [name, value] = [this.columnOf(`option${n}`), this.columnOf(`value${n}`)];
      return name === null || value === null ? [] : [{ name, heading: "", value }];
    });
    const titled = targets.flatMap((target, value) =>
      target === "option" ? [{ name: null, heading: table.header[value] ?? "", value }] : [],
    );
    this.options = [...named, ...titled];
  }

  get isVendors(): boolean {
    return this.places.has("key");
  }

  columnOf(target: ImportTarget): number | null {
    return this.places.get(target) ?? null;
  }

  /** The number of a field that counts or costs, else what the cell shows; undefined without such a column. */
  cell(row: number, target: ImportTarget): Cell | undefined {
    const column = this.places.get(target);
    if (column === undefined) return undefined;
    const shown = this.shownAt(row, column);
    const isNumber = NUMBER_FIELDS.includes(target) || target === "id" || (target === "sku" && isGrouped(shown));
    return isNumber ? (this.table.rows[row]?.cells[column] ?? "") : shown;
  }

  shownAt(row: number, column: number): Cell {
    return shownAt(this.table, row, column);
  }

  text(row: number, target: ImportTarget): string {
    return plainCell(this.cell(row, target) ?? "");
  }

  /** Whether the file has the column, and the row nothing in it. */
  isBlank(row: number, target: ImportTarget): boolean {
    return this.places.has(target) && this.text(row, target) === "";
  }

  decimal(target: ImportTarget): Separator | null {
    return this.decimals[this.places.get(target) ?? -1] ?? null;
  }

  /** The amount in a cell; null for none, and for what is no amount. */
  amount(row: number, target: "cost" | "price"): Cents | null {
    const read = readPrice(this.cell(row, target) ?? "", this.decimal(target));
    return read.ok ? read.value : null;
  }

  /** The options that a row has a value for. */
  optionsAt(row: number): OptionCells[] {
    return this.options.filter(({ value }) => plainCell(this.shownAt(row, value)) !== "");
  }

  /** Of the rows of a product those that are no variants: its own row, unless something is wrong. */
  ownRows(rows: readonly number[]): number[] {
    return rows.filter((row) => this.optionsAt(row).length === 0);
  }
}
