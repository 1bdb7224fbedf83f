import type { Milli } from "../../../money/milli";
import type { Cents } from "../../../money/money";
import type { ImportedValues, KnownProduct } from "./known-catalogue";
import type { Fall } from "./planned-product";
import type { SheetCells } from "./sheet-cells";

const isSteep = (before: Cents, after: Cents) => after * 10 < before * 6;

/** Notes what falls a lot or to nothing, and tells whether the shop keeps its value. */
export class FallGuard {
  readonly falls: Fall[] = [];

  constructor(private readonly cells: SheetCells) {}

  keepsPrice(row: number, before: Cents | null, after: Cents | null, variant: string | null): boolean {
    if (before === null) return false;
    const falls = after === null ? this.cells.isBlank(row, "price") : isSteep(before, after);
    return falls && this.note({ field: "price", variant, before, after });
  }

  keepsStock(row: number, before: Milli | null, after: Milli | null, variant: string | null): boolean {
    // in a vendor's file an empty stock says that nobody counts it
    if (before === null || after !== null || this.cells.isVendors) return false;
    return this.cells.isBlank(row, "stock") && this.note({ field: "stock", variant, before, after });
  }

  /** The values of a product's row, without those that the shop keeps. */
  guard(row: number, known: KnownProduct, values: Partial<ImportedValues>): Partial<ImportedValues> {
    const { price, stock, previousPrice } = values;
    const keepsPrice = price !== undefined && this.keepsPrice(row, known.price, price, null);
    const keepsStock = stock !== undefined && this.keepsStock(row, known.stock, stock, null);
    return {
      ...values,
      ...(keepsPrice && { price: known.price }),
      // a previous price of the file belongs to the file's price
      ...(keepsPrice && previousPrice !== undefined && { previousPrice: known.previousPrice }),
      ...(keepsStock && { stock: known.stock }),
    };
  }

  private note(fall: Fall): boolean {
    this.falls.push(fall);
    return this.cells.columns.keepFalls;
  }
}
