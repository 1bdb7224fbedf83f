/** Kinds of sections of a shop's home, below its cover. Stored: never rename one. */
export const SECTION_KINDS = [
  "picked",
  "best",
  "new",
  "offers",
  "categories",
  "banner",
  "about",
  "links",
  "visit",
] as const;
export type HomeSectionKind = (typeof SECTION_KINDS)[number];

/** A home may have several sections of these kinds, and one of each other kind. */
const REPEATABLE: readonly HomeSectionKind[] = ["picked", "banner", "about"];
export const isRepeatable = (kind: HomeSectionKind): boolean => REPEATABLE.includes(kind);

export const MAX_SECTIONS = 20;
export const MAX_PICKED_PRODUCTS = 12;
export const MAX_COVER_HEADING = 80;
export const MAX_COVER_TEXT = 500;
export const MAX_SECTION_HEADING = 60;
export const MAX_ABOUT_TEXT = 1000;
export const MAX_BANNER_TEXT = 160;
export const MAX_BANNER_BUTTON = 30;
export const MAX_BANNER_ALT = 120;
/** How many products a section that fills itself shows. */
export const PRODUCT_COUNTS = [4, 8, 12] as const;

/**
 * How products picked by hand are shown: as the shop's listings are, in one row that scrolls, or without photos. Stored:
 * never rename one.
 */
export const PRODUCT_DISPLAYS = ["grid", "rail", "list"] as const;
export type ProductDisplay = (typeof PRODUCT_DISPLAYS)[number];

export const COVER_KINDS = ["photo", "products", "none"] as const;
export type CoverKind = (typeof COVER_KINDS)[number];
export const COVER_BUTTONS = ["catalogue", "offers", "chat", "none"] as const;
export type CoverButton = (typeof COVER_BUTTONS)[number];
