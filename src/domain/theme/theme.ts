import {
  blackOrWhiteOn,
  type Colour,
  contrast,
  contrastColour,
  dynamicFirst,
  gradient,
  inkOn,
  lighten,
  luminance,
  MIN_CONTRAST,
  mix,
  parseColour,
  readable,
  worstContrast,
} from "./colour";
import { hiddenInk } from "./picture-tile";
import { presetOf, type StylePreset } from "./presets";
import { type ColourToken, type Mode, type Tokens, tokensCss } from "./tokens";

/** A tent's stored theme: a style and four custom colours, each optional. */
export type ThemeChoice = {
  styleId: number;
  firstCustomColor: string | null;
  secondCustomColor: string | null;
  bgCustomColor: string | null;
  textCustomColor: string | null;
};

/** The specification's layer: custom colours over the preset, and the colours derived from them. */
export type ShopColours = {
  first: Colour;
  second: Colour;
  third: Colour;
  bg: Colour;
  text: Colour;
  dynamicFirst: Colour;
  contrast: Colour;
  /** The background of ornaments, never of text. */
  gradient: string;
  /** The first colour as a lightened background. */
  light: Colour;
};

/** Custom colours override the preset; the third colour is the shop's text colour, otherwise the preset's. */
export function shopColours(choice: ThemeChoice): ShopColours {
  const preset = presetOf(choice.styleId);
  const first = parseColour(choice.firstCustomColor) ?? preset.first;
  const second = parseColour(choice.secondCustomColor) ?? preset.second;
  const bg = parseColour(choice.bgCustomColor) ?? preset.bg;
  const ownText = parseColour(choice.textCustomColor);
  const third = ownText ?? preset.third;
  const dynamic = dynamicFirst(first, bg, third);
  return {
    first,
    second,
    third,
    bg,
    text: ownText ?? preset.text,
    dynamicFirst: dynamic,
    contrast: contrastColour(dynamic),
    gradient: gradient(first, second, bg),
    light: lighten(first),
  };
}

/**
 * Every text/background pair a style may use; all of them reach the minimum contrast. On a tint the first colour is
 * `on-tint`.
 */
export const TEXT_PAIRS: readonly (readonly [ColourToken, ColourToken])[] = [
  ["text", "bg"],
  ["text", "surface"],
  ["text", "sunken"],
  ["text", "tint"],
  ["muted", "bg"],
  ["muted", "surface"],
  ["muted", "sunken"],
  ["muted", "tint"],
  ["accent", "bg"],
  ["accent", "surface"],
  ["accent", "sunken"],
  ["on-accent", "accent"],
  ["accent-2", "bg"],
  ["accent-2", "surface"],
  ["on-first", "first"],
  ["on-second", "second"],
  ["on-tint", "tint"],
  ["on-deep", "deep"],
  ["deep-accent", "deep"],
  ["error", "bg"],
  ["error", "surface"],
  ["error", "sunken"],
  ["error", "tint"],
];

type Paint = {
  first: Colour;
  second: Colour;
  accents: readonly Colour[];
  bg: Colour;
  text: Colour;
  third: Colour;
  error: Colour;
  lift: number;
  dark: boolean;
};

const DARK_GROUND = 0.18;
const NEARLY_WHITE = 0.93;

const painted: Record<Mode, WeakMap<Readonly<ThemeChoice>, Tokens>> = { light: new WeakMap(), dark: new WeakMap() };

/**
 * The paint layer: every token of the catalogue for one mode, with legible text in all pairs. Kept for each choice,
 * which never changes: every page of a shop needs them.
 */
export function paintTokens(choice: Readonly<ThemeChoice>, mode: Mode): Tokens {
  const known = painted[mode].get(choice);
  if (known) return known;
  const made = paint(choice, mode);
  painted[mode].set(choice, made);
  return made;
}

function paint(choice: ThemeChoice, mode: Mode): Tokens {
  const preset = presetOf(choice.styleId);
  const colours = shopColours(choice);
  const darkGround = luminance(colours.bg) < DARK_GROUND;
  const ownGround = parseColour(choice.bgCustomColor) !== null;
  if (mode === "light" || darkGround) {
    return tokens({
      ...colours,
      accents: [colours.dynamicFirst],
      error: preset.error,
      lift: darkGround ? 0.07 : ownGround ? 0.55 : preset.lift,
      dark: darkGround,
    });
  }
  return tokens(darkPaint(choice, preset, colours));
}

// A near-black background tinted with the shop's hue; without custom colours, the preset's own dark colours.
function darkPaint(choice: ThemeChoice, preset: StylePreset, colours: ShopColours): Paint {
  const hue =
    luminance(colours.bg) > NEARLY_WHITE
      ? mix(colours.first, "#000000", 0.5)
      : mix(mix(colours.first, colours.bg, 0.5), "#000000", 0.55);
  const asPreset = (own: string | null, dark: Colour | undefined, wanted: Colour) =>
    parseColour(own) === null && dark ? dark : wanted;
  const untouched = parseColour(choice.bgCustomColor) === null && parseColour(choice.firstCustomColor) === null;
  const first = asPreset(choice.firstCustomColor, preset.dark.first, colours.first);
  const bg = untouched ? preset.dark.bg : mix("#121214", hue, 0.1);
  return {
    first,
    second: asPreset(choice.secondCustomColor, preset.dark.second, colours.second),
    accents: [first, mix(first, "#ffffff", 0.2), mix(first, "#ffffff", 0.35), colours.third],
    bg,
    text: mix("#f3f3f1", colours.bg, 0.25),
    third: colours.third,
    error: preset.error,
    lift: 0.06,
    dark: true,
  };
}

/** Moves `bg` towards a wanted background, only as far as all text colours stay legible on it; null below `least`. */
function groundTowards(bg: Colour, wanted: Colour, inks: readonly Colour[], least = 0): Colour | null {
  for (let tenths = 10; tenths > least * 10; tenths -= 1) {
    const ground = mix(bg, wanted, tenths / 10);
    if (inks.every((ink) => contrast(ink, ground) >= MIN_CONTRAST)) return ground;
  }
  return null;
}

function tokens({ first, second, third, error, accents, bg, text, lift, dark }: Paint): Tokens {
  const blackOrWhite = blackOrWhiteOn(bg);
  const ink = readable([text], [bg]);
  const accent = readable(accents, [bg]);
  // Text legible on the background is also legible on raised and sunken surfaces, which stop short of the limit.
  const surface = groundTowards(bg, mix(bg, "#ffffff", lift), [blackOrWhite, ink, accent]) ?? bg;
  const sunken =
    groundTowards(bg, dark ? mix(bg, "#ffffff", 0.1) : mix(bg, text, 0.055), [blackOrWhite, ink, accent]) ?? bg;
  // Pale enough for the accent if it still counts as a tint, otherwise pale enough for the text.
  const wantedTint = mix(bg, first, dark ? 0.24 : 0.16);
  const tint =
    groundTowards(bg, wantedTint, [blackOrWhite, ink, accent], 0.4) ??
    groundTowards(bg, wantedTint, [blackOrWhite, ink]) ??
    bg;
  const grounds = [bg, surface, sunken, tint];
  const deep = deepGround(dark, bg, [text, third, second, first]);
  const onDeep = readable([mix("#ffffff", bg, dark ? 0 : 0.6)], [deep], 7);
  return {
    bg,
    surface,
    sunken,
    text: ink,
    muted: mutedInk(ink, bg, grounds),
    line: mix(bg, ink, dark ? 0.2 : 0.13),
    edge: controlEdge(ink, bg, grounds),
    first,
    "on-first": inkOn(first),
    accent,
    "on-accent": inkOn(accent),
    second,
    "on-second": inkOn(second),
    "accent-2": readable([second, third, ink], grounds),
    tint,
    "on-tint": readable([accent, ink], [tint]),
    deep,
    "on-deep": onDeep,
    "deep-accent": readable([first, second, onDeep], [deep]),
    error: errorInk(error, grounds),
  };
}

// As close to the background as legibility allows, with a margin for thin type.
function mutedInk(ink: Colour, bg: Colour, grounds: readonly Colour[]): Colour {
  for (let share = 0.45; share > 0.02; share -= 0.03) {
    const muted = mix(ink, bg, share);
    if (worstContrast(muted, grounds) >= 4.7) return muted;
  }
  return ink;
}

const BRIGHT_RED: Colour = "#ff5050";

/** The style's red, as dark or as bright and pale as its grounds ask for; black or white on one that is a middling red itself. */
function errorInk(red: Colour, grounds: readonly Colour[]): Colour {
  const shades = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].flatMap((share) => [
    mix(red, "#000000", share),
    mix(mix(red, BRIGHT_RED, share), "#ffffff", share / 2),
  ]);
  return readable([red, ...shades], grounds);
}

function controlEdge(ink: Colour, bg: Colour, grounds: readonly Colour[]): Colour {
  const CONTROL_CONTRAST = 3;
  return readable(
    [0.62, 0.5, 0.4, 0.2].map((share) => mix(ink, bg, share)),
    grounds,
    CONTROL_CONTRAST,
  );
}

function deepGround(dark: boolean, bg: Colour, wanted: readonly Colour[]): Colour {
  if (dark) return mix(bg, "#000000", 0.5);
  let deep = wanted.reduce((darkest, colour) => (luminance(colour) < luminance(darkest) ? colour : darkest));
  for (let step = 0; step < 20 && contrast(deep, "#ffffff") < 10; step += 1) deep = mix(deep, "#000000", 0.12);
  return deep;
}

/** The colour tokens of one mode as a single CSS rule. */
export function modeCss(choice: ThemeChoice, mode: Mode): string {
  const painted = paintTokens(choice, mode);
  return tokensCss(mode, painted, hiddenInk(painted.bg));
}

/** The two CSS blocks of colour tokens that the server inlines after the style's file. */
export function themeCss(choice: ThemeChoice): string {
  return `${modeCss(choice, "light")}@media(prefers-color-scheme:dark){${modeCss(choice, "dark")}}`;
}
