import { fill } from "~/copy/fill";
import type { productFormCopy } from "~/copy/product-form";

/** "2 fotos en espera" */
export const photosWaitText = ({ photoWaits, photosWait }: typeof productFormCopy.form, count: number): string =>
  count === 1 ? photoWaits : fill(photosWait, { n: count });
