import type { VendorContext } from "~/domain/product/import/vendors/vendor-product";

/** How a shop in Argentina reads a file. */
export const ARGENTINE_SHOP: VendorContext = { currency: "ARS", decimal: ",", today: "2026-11-20" };
