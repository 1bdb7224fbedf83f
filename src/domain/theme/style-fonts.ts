import type { StyleKey } from "./presets";

/** A font of a style. */
export interface StyleFont {
  family: string;
  /** The scope of the npm package with its files, and the package's name. */
  package: "@fontsource" | "@fontsource-variable";
  name: string;
  /** A single weight, or the lowest and the highest that is used: the build leaves the others out of the file. */
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
  variable("Gabarito", "gabarito", "400 800"),
  variable("Figtree", "figtree", "400 800"),
];

/** The fallback fonts are in the style's CSS. */
export const STYLE_FONTS: Record<StyleKey, readonly [StyleFont, StyleFont]> = {
  guille: [variable("Geist", "geist", "400 700"), variable("Geist Mono", "geist-mono", "400 700")],
  celia: [fixed("Cormorant Garamond", "cormorant-garamond", "500"), variable("Jost", "jost", "400 700")],
  patricia: [variable("Quicksand", "quicksand", "400 700"), variable("Nunito Sans", "nunito-sans", "400 700")],
  sol: [variable("Baloo 2", "baloo-2", "400 800"), variable("Figtree", "figtree", "400 800")],
  nymeria: [
    fixed("Instrument Serif", "instrument-serif", "400"),
    variable("Hanken Grotesk", "hanken-grotesk", "400 700"),
  ],
  rupe: [fixed("Anton", "anton", "400"), variable("Archivo", "archivo", "400 800")],
  benito: [fixed("Kalam", "kalam", "700"), variable("Bitter", "bitter", "400 700")],
};
