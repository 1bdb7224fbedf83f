import type { StylePreset } from "~/domain/theme/presets";

const GEIST = new URL("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2", import.meta.url).href;
const GEIST_MONO = new URL("@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2", import.meta.url)
  .href;

export interface StyleFonts {
  /** Loaded before the style's file asks for them. */
  files: readonly string[];
  /** The faces; those that stand in until they arrive are in the style's file. */
  css: string;
}

const face = (family: string, file: string) =>
  `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:100 900;font-display:swap}`;

const GUILLE: StyleFonts = {
  files: [GEIST, GEIST_MONO],
  css: face("Geist", GEIST) + face("Geist Mono", GEIST_MONO),
};

const DRAWN: Partial<Record<StylePreset["key"], StyleFonts>> = { guille: GUILLE };

export type DrawnStyle = { name: StylePreset["key"]; fonts: StyleFonts };

/** The style's name and fonts; Guille's for a style that has no file in `styles/` yet. */
export function drawnStyle(key: StylePreset["key"]): DrawnStyle {
  const fonts = DRAWN[key];
  return fonts ? { name: key, fonts } : { name: "guille", fonts: GUILLE };
}
