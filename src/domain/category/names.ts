import { foldText } from "../text";

/** The exact names in docs/product.md#category-names. */
export const RESERVED_CATEGORY_NAMES: readonly string[] = [
  "otros-productos",
  "otros productos",
  "mis links",
  "mis-links",
  "catalogo",
];

/** The special category is site-wide and has no row; ids of rows start at 10000. */
export const SPECIAL_CATEGORY_ID = 9999;
export const DEFAULT_SPECIAL_URL = "/categoria-especial";

/** Compares without accents, case or extra blanks. */
export function isReservedCategoryName(name: string): boolean {
  return RESERVED_CATEGORY_NAMES.includes(foldText(name));
}

/** Whether two names look the same to a person; names are unique in a tent by this comparison. */
export function isSameCategoryName(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}

/** The special category's path with its leading slash; null if invalid. */
export function specialUrl(text: string): string | null {
  const url = `/${text.trim().toLowerCase().replace(/^\/+/, "")}`;
  return /^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(url) ? url : null;
}
