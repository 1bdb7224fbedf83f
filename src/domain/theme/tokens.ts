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
  "error",
] as const;

export type ColourToken = (typeof COLOUR_TOKENS)[number];
export type Tokens = Readonly<Record<ColourToken, Colour>>;

export type Mode = "light" | "dark";

/** A rule for transparent pictures, which are found by the end of their URL (`imageUrl`). */
const behind = (ink: HiddenInk, background: string) => `[src$="#${ink.toLowerCase()}"]{background:${background}}`;
export const NO_TILES = behind("DARK", "0") + behind("LIGHT", "0");

/**
 * The CSS rules with the colour tokens of a page, and with the tile behind pictures that its ground hides. In the dark mode, whose
 * ground is dark, the tiles of the light mode end.
 */
export function tokensCss(mode: Mode, tokens: Tokens, hidden: HiddenInk | null): string {
  const colours = COLOUR_TOKENS.map((token) => `--${token}:${tokens[token]}`).join(";");
  const ended = mode === "dark" ? behind("LIGHT", "0") : "";
  return `:root{color-scheme:${mode};${colours}}${ended}${hidden === null ? "" : behind(hidden, "var(--text)")}`;
}
