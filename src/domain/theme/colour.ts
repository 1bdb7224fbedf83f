/** A stored colour: `#` and six lower-case hexadecimal digits. */
export type Colour = `#${string}`;

/** Minimum contrast for text (WCAG 2.2 AA, and the specification's constant). */
export const MIN_CONTRAST = 4.5;

const BLACK: Colour = "#000000";
const WHITE: Colour = "#ffffff";

type Rgb = readonly [number, number, number];

/** The stored form of a colour; null if the text is not `#rrggbb`. */
export function parseColour(text: string | null | undefined): Colour | null {
  const found = /^#[0-9a-f]{6}$/.exec(text?.trim().toLowerCase() ?? "");
  return found ? (found[0] as Colour) : null;
}

/** Converts a colour constant of ours to the stored form. */
export const storedColour = (written: Colour): Colour => written.toLowerCase() as Colour;

/** Parses a typed colour: also without `#`, in capitals, or in the short form; null if invalid. */
export function readTypedColour(text: string): Colour | null {
  const digits = text.trim().replace(/^#/, "");
  const whole = /^[0-9a-f]{3}$/i.test(digits) ? digits.replace(/./g, "$&$&") : digits;
  return parseColour(`#${whole}`);
}

const channels = (colour: Colour): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of WCAG, from 0 (black) to 1 (white), of channels from 0 to 255. */
export const channelLuminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of WCAG between two luminances, from 1 to 21. */
export const luminanceContrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Relative luminance of a stored colour, from 0 (black) to 1 (white). */
export const luminance = (colour: Colour): number => channelLuminance(channels(colour));

/** Contrast ratio of WCAG, from 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => luminanceContrast(luminance(one), luminance(other));

/** Mixes `from` with `to`, whose share is 0 to 1. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const blend = (a: number, b: number) =>
    Math.round(Math.min(255, Math.max(0, a + (b - a) * share)))
      .toString(16)
      .padStart(2, "0");
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`;
}

/** The specification's contrast colour: black above a luminance of 0.5, otherwise white. */
export const contrastColour = (colour: Colour): Colour => (luminance(colour) > 0.5 ? BLACK : WHITE);

/** The specification's dynamic first colour: the third if the first is illegible on the background. */
export const dynamicFirst = (first: Colour, bg: Colour, third: Colour): Colour =>
  contrast(first, bg) < MIN_CONTRAST ? third : first;

/** How much each channel of a lightened background is raised (docs/product.md#colour-rules). */
const LIGHTEN_OFFSET = 40;

/** The specification's lightened background: each channel raised by the offset, at most to white. */
export function lighten(colour: Colour, offset = LIGHTEN_OFFSET): Colour {
  const parts = channels(colour).map((channel) =>
    Math.min(255, channel + offset)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${parts.join("")}`;
}

/** The specification's gradient background. */
export const gradient = (first: Colour, second: Colour, bg: Colour): string =>
  `linear-gradient(45deg,${second},${bg},${first})`;

/** The lowest contrast of a colour among several backgrounds. */
export const worstContrast = (colour: Colour, grounds: readonly Colour[]): number =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

/** Black or white, whichever has the higher worst contrast on the backgrounds. */
export const blackOrWhiteOn = (...grounds: readonly Colour[]): Colour =>
  worstContrast(BLACK, grounds) >= worstContrast(WHITE, grounds) ? BLACK : WHITE;

/** The first of the wanted colours that is legible on every background, otherwise black or white. */
export function readable(wanted: readonly Colour[], grounds: readonly Colour[], least = MIN_CONTRAST): Colour {
  return wanted.find((colour) => worstContrast(colour, grounds) >= least) ?? blackOrWhiteOn(...grounds);
}

/** Text on a fill: the specification's contrast colour if it is legible, otherwise the opposite. */
export const inkOn = (fill: Colour): Colour => readable([contrastColour(fill)], [fill]);
