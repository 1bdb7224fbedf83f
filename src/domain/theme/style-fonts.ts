import type { StyleKey } from "./presets";

/** A font of a style. */
export interface StyleFont {
  family: string;
  /** The scope of the npm package with its files, and the package's name. */
  package: "@fontsource" | "@fontsource-variable";
  name: string;
  /** A single weight, or the lowest and the highest. */
  weight: string;
}

const variable = (family: string, name: string, weight: string): StyleFont => ({
  family,
  package: "@fontsource-variable",
  name,
  weight,
});

const fixed = (family: string, name: string, weight: string): StyleFont => ({
  family,
  package: "@fontsource",
  name,
  weight,
});

/** The fonts of the site's own pages, which the home page loads by itself. The fallback fonts are in its CSS. */
export const SITE_FONTS: readonly [StyleFont, StyleFont] = [
  variable("Gabarito", "gabarito", "400 900"),
  variable("Figtree", "figtree", "300 900"),
];

/** The fallback fonts are in the style's CSS. */
export const STYLE_FONTS: Record<StyleKey, readonly [StyleFont, StyleFont]> = {
  guille: [variable("Geist", "geist", "100 900"), variable("Geist Mono", "geist-mono", "100 900")],
  celia: [fixed("Cormorant Garamond", "cormorant-garamond", "500"), variable("Jost", "jost", "100 900")],
  patricia: [variable("Quicksand", "quicksand", "300 700"), variable("Nunito Sans", "nunito-sans", "200 1000")],
  sol: [variable("Baloo 2", "baloo-2", "400 800"), variable("Figtree", "figtree", "300 900")],
  nymeria: [
    fixed("Instrument Serif", "instrument-serif", "400"),
    variable("Hanken Grotesk", "hanken-grotesk", "100 900"),
  ],
  rupe: [fixed("Anton", "anton", "400"), variable("Archivo", "archivo", "100 900")],
  benito: [fixed("Kalam", "kalam", "700"), variable("Bitter", "bitter", "100 900")],
};
