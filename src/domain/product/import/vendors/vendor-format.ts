import type { Cell, TableRow } from "../import-table";
import type { Vendor } from "./vendor";
import type { VendorContext, VendorProduct } from "./vendor-product";

/** How the export files of one vendor are recognised and read. */
export interface VendorFormat {
  vendor: Vendor;
  /** Whether a row with these folded headings is the header of its files. */
  isHeader: (headings: ReadonlySet<string>) => boolean;
  read: (header: readonly Cell[], rows: readonly TableRow[], shop: VendorContext) => VendorProduct[];
}
