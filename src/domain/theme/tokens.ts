import type { Colour } from "./colour";

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

/** The CSS rule with the colour tokens of a page. */
export const tokensCss = (mode: Mode, tokens: Tokens): string =>
  `:root{color-scheme:${mode};${COLOUR_TOKENS.map((token) => `--${token}:${tokens[token]}`).join(";")}}`;
