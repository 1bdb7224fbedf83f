import type { StyleKey } from "./presets";

/** A font that shops of a style are set in. */
export interface StyleFont {
  family: string;
  /** The package of its files, and its name among them. */
  package: "@fontsource" | "@fontsource-variable";
  name: string;
  /** One weight, or the least and the greatest. */
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

/** What stands in until they arrive is in the style's sheet. */
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
