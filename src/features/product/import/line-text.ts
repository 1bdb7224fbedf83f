import { fill } from "~/copy/fill";
import type { ProductImportCopy } from "~/copy/product-import";
import type { PreviewProduct } from "./use-import";

/** Where a product is in the file: "Fila 3", or with its sheet where several were joined. */
export const lineText = (
  copy: ProductImportCopy["preview"],
  { line, sheet }: Pick<PreviewProduct, "line" | "sheet">,
) => (sheet === null ? fill(copy.line, { n: line }) : fill(copy.lineOfSheet, { n: line, sheet }));
