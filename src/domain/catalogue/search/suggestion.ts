import type { NamePart } from "./highlight";

/** Shorter questions find everything. */
export const MIN_SUGGESTION_QUERY = 2;
/** Products that are shown while one types. */
export const SUGGESTIONS = 6;

/** A product that is offered while one types, in the words of the page. */
export interface Suggestion {
  href: string;
  name: NamePart[];
  price: string;
  /** "Sin stock", "Oferta". */
  note?: string;
  photo?: string;
}

/** The answer to what was typed so far. */
export interface Suggestions {
  categories: { href: string; name: NamePart[] }[];
  products: Suggestion[];
  /** Where all of them are. */
  all: { href: string; text: string } | null;
  /** Read aloud, and shown where nothing was found. */
  said: string;
}
