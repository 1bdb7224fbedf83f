import type { StyleKey } from "./presets";

/** A font of a style. */
export interface StyleFont {
  family: string;
  /** The scope of the npm package with its files, and the package's name. */
  package: "@fontsource" | "@fontsource-variable";
  name: string;
  /** A single weight, or the lowest and the highest that is used: the build leaves the others out of the file. */
  weight: string;
  /** What stands in for it until it has loaded (scripts/make-fallback-faces.ts). */
  fallback: FallbackKind;
}

/** A kind of the fonts that phones and desks have. */
export type FallbackKind = "sans" | "serif" | "mono" | "narrow";

const variable = (family: string, name: string, weight: string, fallback: FallbackKind = "sans"): StyleFont => ({
  family,
  package: "@fontsource-variable",
  name,
  weight,
  fallback,
});

const fixed = (family: string, name: string, weight: string, fallback: FallbackKind): StyleFont => ({
  family,
  package: "@fontsource",
  name,
  weight,
  fallback,
});

/** The fonts of the panel and of the site's own pages. The fallback fonts of the home page are in its CSS. */
export const SITE_FONTS: readonly [StyleFont, StyleFont] = [
  variable("Gabarito", "gabarito", "400 800"),
  variable("Figtree", "figtree", "400 800"),
];

/** Titles first, and then all other text. */
export const STYLE_FONTS: Record<StyleKey, readonly [StyleFont, StyleFont]> = {
  guille: [variable("Geist", "geist", "400 700"), variable("Geist Mono", "geist-mono", "400 700", "mono")],
  celia: [fixed("Cormorant Garamond", "cormorant-garamond", "500", "serif"), variable("Jost", "jost", "400 700")],
  patricia: [variable("Quicksand", "quicksand", "400 700"), variable("Nunito Sans", "nunito-sans", "400 700")],
  sol: [variable("Baloo 2", "baloo-2", "400 800"), variable("Figtree", "figtree", "400 800")],
  nymeria: [
    fixed("Instrument Serif", "instrument-serif", "400", "serif"),
    variable("Hanken Grotesk", "hanken-grotesk", "400 700"),
  ],
  rupe: [fixed("Anton", "anton", "400", "narrow"), variable("Archivo", "archivo", "400 800")],
  benito: [fixed("Kalam", "kalam", "700", "sans"), variable("Bitter", "bitter", "400 700", "serif")],
};

/**
 * The weight of the title font that a style has in a small sheet of its own, for the letters of Spanish: on a slow connection, which
 * leaves fonts for the next page, pages wait for it beside their sheet. Guille's titles are in the font of its text.
 */
export const TITLE_WEIGHTS: Partial<Record<StyleKey, string>> = {
  celia: "500",
  patricia: "700",
  sol: "700",
  nymeria: "400",
  rupe: "400",
  benito: "700",
};
