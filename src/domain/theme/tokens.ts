import type { Colour } from "./colour";
import { tileBehind } from "./picture-tile";

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

const NO_TILE = "#0000";

/** The CSS rule with the colour tokens of a page, and what it draws behind dark and light transparent pictures. */
export function tokensCss(mode: Mode, tokens: Tokens): string {
  const colours = COLOUR_TOKENS.map((token) => `--${token}:${tokens[token]}`).join(";");
  const [dark, light] = [tileBehind("DARK", tokens) ?? NO_TILE, tileBehind("LIGHT", tokens) ?? NO_TILE];
  return `:root{color-scheme:${mode};${colours};--tile-d:${dark};--tile-l:${light}}`;
}
