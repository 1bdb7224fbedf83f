import type { StyleKey } from "../../theme/presets";
import measures from "./font-measures.json";

/** A font of the pictures to share; the files and their measures are made by scripts/make-picture-fonts.py. */
export type PictureFont = keyof typeof measures.fonts;

/** The fonts of a style: titles, everything else, and prices. */
export const PICTURE_FONTS: Record<StyleKey, { title: PictureFont; body: PictureFont; price: PictureFont }> = {
  guille: { title: "geist-700", body: "geist-400", price: "geist-mono-700" },
  celia: { title: "cormorant-garamond-500", body: "jost-400", price: "jost-400" },
  patricia: { title: "quicksand-700", body: "nunito-sans-700", price: "quicksand-700" },
  sol: { title: "baloo-2-800", body: "figtree-600", price: "baloo-2-800" },
  nymeria: { title: "instrument-serif-400", body: "hanken-grotesk-500", price: "instrument-serif-400" },
  rupe: { title: "anton-400", body: "archivo-800", price: "anton-400" },
  benito: { title: "kalam-700", body: "bitter-600", price: "bitter-600" },
};

/** Each font that a style needs. */
export const fontsOfStyle = (style: StyleKey): PictureFont[] => [...new Set(Object.values(PICTURE_FONTS[style]))];

/** Width of a character that the fonts lack, which is drawn in another one. */
const UNKNOWN = 650;

const places = new Map([...measures.letters].map((letter, place) => [letter, place]));

/** Vertical measures of a font in shares of its size. */
export function fontMetrics(font: PictureFont): { ascent: number; descent: number; capHeight: number } {
  const { ascent, descent, capHeight } = measures.fonts[font];
  return { ascent: ascent / 1000, descent: descent / 1000, capHeight: capHeight / 1000 };
}

/** Width in pixels of a text without kerning. `tracking` is added to each character, as a share of the size. */
export function textWidth(text: string, font: PictureFont, size: number, tracking = 0): number {
  const { advances } = measures.fonts[font];
  let width = 0;
  for (const letter of text) {
    const place = places.get(letter);
    width += ((place === undefined ? 0 : advances[place]) || UNKNOWN) / 1000 + tracking;
  }
  return width * size;
}
