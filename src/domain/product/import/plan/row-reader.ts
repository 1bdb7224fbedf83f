import type { Cents, Separator } from "../../../money/money";
import { message, type ValidationKey } from "../../../validation-key";
import { priceFromCost } from "../../prices/margin";
import { type CellRead, isScientific, plainCell, readFlag, readPrice, readSku } from "../import-cells";
import type { ImportTarget } from "../import-fields";
import { type Cell, isErrorCell } from "../import-table";
import type { KnownProduct } from "./known-catalogue";
import type { ImportProblem } from "./planned-product";
import type { SheetCells } from "./sheet-cells";

/** Of these an empty cell in a vendor's file says nothing about what the merchant may have filled in here. */
const UNTOLD: readonly ImportTarget[] = ["description", "category", "price", "cost", "sku"];

type ReadCell<T> = (cell: Cell, decimal: Separator | null) => CellRead<T>;

/** Keeps the stored code if the cell only lacks leading zeros or digits that a spreadsheet stripped. */
function keepSku(cell: Cell, before: string | null): CellRead<string | null> {
  const text = plainCell(cell);
  const eaten = before !== null && before !== text && (before.replace(/^0+/, "") === text || isScientific(text));
  return eaten && /^\d+$/.test(before) ? { ok: true, value: before } : readSku(cell);
}

const ownTexts = ({ name, description, category, sku, options, variants }: KnownProduct) => [
  ...[name, description, category, sku, ...options],
  ...variants.flatMap((variant) => [variant.sku, ...variant.values]),
];

interface RowContext {
  cells: SheetCells;
  row: number;
  /** The row's product. */
  known: KnownProduct | null;
  /** What the row is about, the product or a variant of it, is not in the shop yet. */
  isNew: boolean;
  /** Gets what is wrong with the cells. */
  problems: ImportProblem[];
}

/** Reads the values in the cells of a row. They are undefined where the row says nothing, or nothing that can be. */
export class RowReader {
  readonly row: number;

  constructor(private readonly context: RowContext) {
    this.row = context.row;
  }

  take<T>(target: ImportTarget, read: ReadCell<T>): T | undefined {
    const { cells, row, isNew } = this.context;
    const cell = cells.cell(row, target);
    const isUntold = cells.isVendors && UNTOLD.includes(target) && cells.text(row, target) === "";
    if (cell === undefined || (isUntold && !isNew)) return undefined;
    const column = cells.columnOf(target);
    if (this.isMistake(cell)) return this.refuse(column, message("import.errorCell"));
    const answer = read(cell, cells.decimal(target));
    return answer.ok ? answer.value : this.refuse(column, answer.key);
  }

  /** For required fields: an empty cell keeps the current or default value. */
  takeFilled<T>(target: ImportTarget, read: ReadCell<T>): T | undefined {
    return this.context.cells.text(this.row, target) === "" ? undefined : this.take(target, read);
  }

  /** The price that the row's cost gives where there is a rule for it, else its own. */
  price(): Cents | null | undefined {
    return this.priceOfCost() ?? this.take("price", readPrice);
  }

  sku(before: string | null): string | null | undefined {
    return this.take("sku", (cell) => keepSku(cell, before));
  }

  paused(): boolean | undefined {
    const paused = this.takeFilled("paused", readFlag);
    const visible = this.takeFilled("visible", readFlag);
    return visible === undefined ? paused : !visible;
  }

  /** An error of the spreadsheet is never a value, nor nothing; unless the merchant has called something so. */
  isMistake(cell: Cell): boolean {
    const { known } = this.context;
    return isErrorCell(cell) && !(known && ownTexts(known).includes(plainCell(cell)));
  }

  /** Notes a problem, unless the cell has one already. */
  refuse(column: number | null, key: ValidationKey): undefined {
    const { row, problems } = this.context;
    const isNoted = problems.some((one) => one.row === row && one.column === column);
    if (!isNoted) problems.push({ row, column, key });
  }

  private priceOfCost(): Cents | null {
    const { cells, row } = this.context;
    const cost = cells.amount(row, "cost");
    const { margin } = cells.columns;
    return margin && cost !== null ? priceFromCost(cost, margin) : null;
  }
}
