import type { Cell, TableRow } from "../import-table";
import type { Vendor } from "./vendor";
import type { VendorContext, VendorProduct } from "./vendor-product";

/** How the export files of one vendor are recognised and read. */
export interface VendorFormat {
  vendor: Vendor;
  /** The folded headings that are read, by field; `barcode` only where nothing else is the code. */
  headings: Readonly<Record<string, readonly string[]>>;
  /** Further headings that are read, or are about those. */
  patterns?: readonly RegExp[];
  /** Whether a row with these folded headings is the header of its files. */
  isHeader: (headings: ReadonlySet<string>) => boolean;
  read: (header: readonly Cell[], rows: readonly TableRow[], shop: VendorContext) => VendorProduct[];
}
