import type { ARGENTINA_ID } from "~/domain/tent/countries";

/** Typed as the domain's constant: no other number compiles here. */
export const ARGENTINA: typeof ARGENTINA_ID = 1;
