import type { NamePart } from "./highlight";

/** Shorter queries match everything. */
export const MIN_SUGGESTION_QUERY = 2;
/** Number of suggested products. */
export const SUGGESTIONS = 6;

/** A product suggested while typing, with its texts as shown. */
export interface Suggestion {
  href: string;
  name: NamePart[];
  price: string;
  /** "Sin stock", "Oferta". */
  note?: string;
  photo?: string;
}

/** The response for a partial query. */
export interface Suggestions {
  categories: { href: string; name: NamePart[] }[];
  products: Suggestion[];
  /** The link to all results. */
  all: { href: string; text: string } | null;
  /** Announced to screen readers, and shown when nothing was found. */
  said: string;
}
