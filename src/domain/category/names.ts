import { foldText } from "../text";

/** Letter by letter as in docs/product.md#category-names. */
export const RESERVED_CATEGORY_NAMES: readonly string[] = [
  "otros-productos",
  "otros productos",
  "mis links",
  "mis-links",
  "catalogo",
];

/** The special category is site-wide and never a row; rows start at 10000. */
export const SPECIAL_CATEGORY_ID = 9999;
export const FIRST_CATEGORY_ID = 10_000;
export const DEFAULT_SPECIAL_URL = "/categoria-especial";

/** Compared without accents, case and extra blanks. */
export function isReservedCategoryName(name: string): boolean {
  return RESERVED_CATEGORY_NAMES.includes(foldText(name));
}

/** Two names that a person would take for the same; a tent has each once. */
export function isSameCategoryName(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}

/** The special category's address with its leading slash; null when it is none. */
export function specialUrl(text: string): string | null {
  const url = `/${text.trim().toLowerCase().replace(/^\/+/, "")}`;
  return /^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(url) ? url : null;
}
