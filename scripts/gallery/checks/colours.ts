import { channelLuminance, luminanceContrast } from "../../../src/domain/theme/colour.ts";

interface Colour {
  red: number;
  green: number;
  blue: number;
}

interface Paint extends Colour {
  /** From 0 to 1. */
  alpha: number;
}

export const WHITE: Colour = { red: 255, green: 255, blue: 255 };

const paints = new Map<string, Paint>();
let surface: CanvasRenderingContext2D | undefined;

/** For measuring colours and letters. */
export function pen(): CanvasRenderingContext2D {
  if (surface) return surface;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas to measure with");
  surface = context;
  return context;
}

function readPaint(colour: string): Paint {
  const on = pen();
  on.clearRect(0, 0, 1, 1);
  on.fillStyle = colour;
  on.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = on.getImageData(0, 0, 1, 1).data;
  return { red, green, blue, alpha: alpha / 255 };
}

/** A colour as CSS writes it, in numbers. */
export function paintOf(colour: string): Paint {
  const paint = paints.get(colour) ?? readPaint(colour);
  paints.set(colour, paint);
  return paint;
}

export const blend = ({ alpha, ...over }: Paint, under: Colour): Colour => ({
  red: over.red * alpha + under.red * (1 - alpha),
  green: over.green * alpha + under.green * (1 - alpha),
  blue: over.blue * alpha + under.blue * (1 - alpha),
});

const luminanceOf = ({ red, green, blue }: Colour): number => channelLuminance([red, green, blue]);

/** Contrast ratio of two colours as they are painted, from 1 to 21. */
export const paintedContrast = (one: Colour, other: Colour): number =>
  luminanceContrast(luminanceOf(one), luminanceOf(other));
