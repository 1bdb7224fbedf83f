import type { Milli } from "../../../money/milli";
import type { Cents } from "../../../money/money";
import type { ValidationKey } from "../../../validation-key";
import type { ImportChange } from "./changes";
import type { ImportedValues, KnownVariant } from "./known-catalogue";

/** The remaining limits that new products and categories count against while rows are planned one by one. */
export interface Room {
  products: number;
  categories: number;
  newCategories: Map<string, string>;
}

export interface ImportProblem {
  /** Index of the row in the table. */
  row: number;
  /** Index of the column whose cell has to be corrected; null if no cell would help. */
  column: number | null;
  key: ValidationKey;
}

/**
 * A price that falls by more than 40 %, or a price or a stock that an empty cell would erase: more often a slip than
 * meant.
 */
export type Fall = {
  /** As in `ImportChange`. */
  variant: string | null;
} & ({ field: "price"; before: Cents; after: Cents | null } | { field: "stock"; before: Milli; after: null });

export interface PlannedVariants {
  options: string[];
  list: KnownVariant[];
}

export interface PlannedProduct {
  rows: number[];
  kind: "new" | "changed" | "same" | "problem";
  productId: number | null;
  name: string;
  /** All values of a new product, otherwise only the changed ones. */
  values: Partial<ImportedValues>;
  /** The complete new list; null if unchanged. */
  variants: PlannedVariants | null;
  changes: ImportChange[];
  addedVariants: number;
  /** Falls in the file, whether they are kept out or not. */
  falls: Fall[];
  problems: ImportProblem[];
}
