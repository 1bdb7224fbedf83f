import type { Sharp } from "sharp";
import { inkOf, type PictureInk } from "~/domain/product/images/ink";
import { type Colour, channelLuminance } from "~/domain/theme/colour";
import { tileBehind, WHITE_GROUND } from "~/domain/theme/picture-tile";

/** Sides that a picture is measured at. */
const SIDE = 64;
const OPAQUE = 255;
/** A picture that is less transparent than this is opaque: soft edges, rounded corners. */
const LEAST_CLEAR = 0.02;
/** A disc takes 0.785 of its box. What fills its box as much is a plate, on which signs are seen on every ground. */
const PLATE = 0.75;
/** How much of a plate its signs take at least, and the luminance beyond which they stand out on a dark and on a light one. */
const LEAST_SIGNS = 0.02;
const SIGNS_ON_DARK = 0.2;
const SIGNS_ON_LIGHT = 0.4;

interface Measured {
  /** The number of pixels, each counted as far as it is opaque, as in the sums below. */
  opaque: number;
  /** The sum of their luminances. */
  light: number;
  /** Those that stand out on a dark plate, and on a light one. */
  onDark: number;
  onLight: number;
  /** Around all that is seen. */
  box: { left: number; right: number; top: number; bottom: number };
}

function measure(data: Uint8Array, width: number): Measured {
  const sum: Measured = {
    light: 0,
    onDark: 0,
    onLight: 0,
    opaque: 0,
    box: { left: width, right: -1, top: Number.POSITIVE_INFINITY, bottom: -1 },
  };
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const share = alpha / OPAQUE;
    const light = channelLuminance([red, green, blue]);
    sum.opaque += share;
    sum.light += share * light;
    if (share < 0.5) continue; // a shadow
    if (light > SIGNS_ON_DARK) sum.onDark += share;
    if (light < SIGNS_ON_LIGHT) sum.onLight += share;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const { left, right, top, bottom } = sum.box;
    sum.box = {
      left: Math.min(left, x),
      right: Math.max(right, x),
      top: Math.min(top, y),
      bottom: Math.max(bottom, y),
    };
  }
  return sum;
}

/**
 * What a picture is drawn with: the mean luminance of its pixels, each as far as it is opaque. Opaque pictures, and plates with
 * signs on them, need no ground of a certain colour.
 */
export async function measureInk(picture: Sharp): Promise<PictureInk> {
  const { data, info } = await picture
    .clone()
    .resize(SIDE, SIDE, { fit: "inside" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 4) return "OTHER";
  const { light, opaque, onDark, onLight, box } = measure(data, info.width);
  if (opaque === 0 || 1 - opaque / (info.width * info.height) < LEAST_CLEAR) return "OTHER";
  const ink = inkOf(light / opaque);
  const signs = (ink === "DARK" ? onDark : onLight) / opaque;
  const isPlate = opaque >= PLATE * (box.right - box.left + 1) * (box.bottom - box.top + 1);
  return isPlate && signs >= LEAST_SIGNS ? "OTHER" : ink;
}

/** What to flatten a picture onto where white stands for transparency. */
export const onWhite = (ink: PictureInk): Colour => tileBehind(ink, WHITE_GROUND) ?? WHITE_GROUND.bg;
