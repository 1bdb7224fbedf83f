import { clsx } from "clsx";

/** Joins class names. A default that a later class may replace has the variant `base:`; others must not conflict. */
export const cn = clsx;
