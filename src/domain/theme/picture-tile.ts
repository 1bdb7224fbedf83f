import type { PictureInk } from "../product/images/ink";
import { type Colour, luminance } from "./colour";

/** The luminance up to which a ground hides a dark picture, and from which on it hides a light one. */
const DARK_GROUND = 0.1;
const LIGHT_GROUND = 0.475;

export type HiddenInk = Exclude<PictureInk, "OTHER">;

export interface PictureGround {
  bg: Colour;
  /** Legible on the ground, and so unlike what the ground hides. */
  text: Colour;
}

/** White, as of a JPEG, which has no transparency. */
export const WHITE_GROUND: PictureGround = { bg: "#ffffff", text: "#1f2328" };

/** The ink that a ground hides; null for one on which both are seen. */
export function hiddenInk(bg: Colour): HiddenInk | null {
  const ground = luminance(bg);
  if (ground < DARK_GROUND) return "DARK";
  return ground > LIGHT_GROUND ? "LIGHT" : null;
}

/** The colour to draw behind a picture that its ground would hide; null where it is visible without. */
export const tileBehind = (ink: PictureInk, { bg, text }: PictureGround): Colour | null =>
  ink === hiddenInk(bg) ? text : null;
