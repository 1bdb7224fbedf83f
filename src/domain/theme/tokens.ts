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

/** Behind transparent pictures, which are found by the end of their URL (`imageUrl`). */
const tile = (mark: "d" | "l", background: string) => `[src$="#${mark}"]{background:${background}}`;
export const NO_TILES = tile("d", "0") + tile("l", "0");

/**
 * The CSS rule with the colour tokens of a page, and the tiles behind pictures that its ground would hide. In the dark mode the
 * ground is dark, and the tiles of the light mode end.
 */
export function tokensCss(mode: Mode, tokens: Tokens): string {
  const colours = COLOUR_TOKENS.map((token) => `--${token}:${tokens[token]}`).join(";");
  const dark = tileBehind("DARK", tokens) ? tile("d", "var(--text)") : "";
  const light = tileBehind("LIGHT", tokens) ? tile("l", "var(--text)") : mode === "dark" ? tile("l", "0") : "";
  return `:root{color-scheme:${mode};${colours}}${dark}${light}`;
}
