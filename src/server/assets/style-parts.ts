// Read by the build as it stands, before anything is bundled: it imports types alone.
import type { StyleKey } from "~/domain/theme/presets";
import type { StyleFont } from "~/domain/theme/style-fonts";

/** The sheets under features/catalogue/styles that a style is made of, in the order in which they are read. */
export const sheetParts = (style: StyleKey): string[] => ["base/catalogue.css", "base/browse.css", `${style}.css`];

/** The picture of one style's ground. */
export const GROUND = "kraft.webp";

export const fontFile = ({ package: from, name, weight }: StyleFont): string =>
  `${name}-latin-${from === "@fontsource" ? weight : "wght"}-normal.woff2`;

/** Where its package has it, under node_modules. */
export const fontPlace = (font: StyleFont): string => `${font.package}/${font.name}/files/${fontFile(font)}`;
