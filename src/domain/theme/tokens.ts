import type { Colour } from "./colour";
import type { HiddenInk } from "./picture-tile";

export const COLOUR_TOKENS = [
  "bg",
  "surface",
  "sunken",
  "text",
  "muted",
  "line",
  "edge",
  "first",
  "on-first",
  "accent",
  "on-accent",
  "second",
  "on-second",
  "accent-2",
  "tint",
  "on-tint",
  "deep",
  "on-deep",
  "deep-accent",
] as const;

export type ColourToken = (typeof COLOUR_TOKENS)[number];
export type Tokens = Readonly<Record<ColourToken, Colour>>;

export type Mode = "light" | "dark";

/**
 * The CSS rules with the colour tokens of a page, and with the tile behind pictures that its ground hides: they are found by the
 * end of their URL (`imageUrl`). The rules of another mode, which hides others, may be there too.
 */
export function tokensCss(mode: Mode, tokens: Tokens, hidden: HiddenInk | null): string {
  const colours = COLOUR_TOKENS.map((token) => `--${token}:${tokens[token]}`).join(";");
  const tile = hidden === null ? "" : `[src$="#${hidden}"]{background:var(--text)}`;
  return `:root{color-scheme:${mode};${colours}}[src*="#"]{background:0}${tile}`;
}
