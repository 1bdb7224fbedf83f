// The build reads this file directly, before bundling, so it may import types only.
import type { StyleKey } from "~/domain/theme/presets";
import type { StyleFont } from "~/domain/theme/style-fonts";

/** The sheets under features/catalogue/styles that make up a style, in order. */
export const sheetParts = (style: StyleKey): string[] => [
  "base/catalogue.css",
  "base/browse.css",
  "base/shop.css",
  "base/pages.css",
  "base/orders.css",
  `faces/${style}.css`,
  `${style}.css`,
  "base/print.css",
];

/** Of the file that holds the title font of a style. */
export const TITLE_SUFFIX = "-title";
/** That file, beside the style's own sheet. */
export const titleSheet = (style: StyleKey): string => `${style}${TITLE_SUFFIX}.css`;

/** The sheet of the home page, from the project's folder. */
export const LANDING_SHEET = "src/features/site/landing/landing.css";

/** The background picture of one style. */
export const GROUND = "kraft.webp";

export const fontFile = ({ package: from, name, weight }: StyleFont): string =>
  `${name}-latin-${from === "@fontsource" ? weight : "wght"}-normal.woff2`;

/** The font's path under node_modules. */
export const fontPlace = (font: StyleFont): string => `${font.package}/${font.name}/files/${fontFile(font)}`;
