/** What a transparent picture is drawn with; "OTHER" is also every opaque picture. */
export const PICTURE_INKS = ["DARK", "LIGHT", "OTHER"] as const;
export type PictureInk = (typeof PICTURE_INKS)[number];

/**
 * Limits of the mean luminance. On a dark page a black drawing has less contrast than 2.2 up to the first one; on white, a
 * light drawing has less than 1.7 from the second one on. Merchants rarely see their shop in the dark theme, so its limit is
 * the wider one, and orange or turquoise logos stay on white as their owners know them.
 */
const DARKEST = 0.08;
const LIGHTEST = 0.57;

/** The ink of a transparent picture whose pixels have this mean luminance. */
export function inkOf(luminance: number): PictureInk {
  if (luminance <= DARKEST) return "DARK";
  return luminance >= LIGHTEST ? "LIGHT" : "OTHER";
}
