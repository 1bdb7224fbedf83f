import type { Colour } from "./colour";
import {
  DEFAULT_STYLE_ID,
  PALETTES,
  type Palette,
  presetByKey,
  presetOf,
  type StyleKey,
  type StylePreset,
} from "./presets";
import { shopColours, type ThemeChoice } from "./theme";

/** The four colours that a merchant can change. */
export const COLOUR_NAMES = ["first", "second", "bg", "text"] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

/** A style with its four colours, the style's own or customised. */
export type Look = { styleId: number } & Record<ColourName, Colour>;

type FourColours = Record<ColourName, Colour>;

const same = (one: FourColours, other: FourColours): boolean => COLOUR_NAMES.every((name) => one[name] === other[name]);

/** The visible look of a stored choice. */
export function lookOf(choice: ThemeChoice): Look {
  const { first, second, bg, text } = shopColours(choice);
  return { styleId: presetOf(choice.styleId).id, first, second, bg, text };
}

/** The stored choice of a look: only what differs from its style. */
export function choiceOf({ styleId, ...colours }: Look): ThemeChoice {
  const preset = presetOf(styleId);
  const own = (name: ColourName) => (colours[name] === preset[name] ? null : colours[name]);
  return {
    styleId,
    firstCustomColor: own("first"),
    secondCustomColor: own("second"),
    bgCustomColor: own("bg"),
    textCustomColor: own("text"),
  };
}

/** A style in its own colours. */
export function presetLook({ id, first, second, bg, text }: StylePreset): Look {
  return { styleId: id, first, second, bg, text };
}

/** The stored choice of an unchanged style. */
export const plainTheme = (key: StyleKey): ThemeChoice =>
  choiceOf(presetLook(presetByKey(key) ?? presetOf(DEFAULT_STYLE_ID)));

/** A style in a palette's colours. */
export function paletteLook(styleId: number, { first, second, bg, text }: Palette): Look {
  return { styleId, first, second, bg, text };
}

/** A look in another style: colours of the merchant's own stay, the others are those of the style. */
export const restyled = (look: Look, { id }: StylePreset): Look => lookOf({ ...choiceOf(look), styleId: id });

/** Whether all colours are the style's own. */
export const isPlain = (look: Look): boolean => same(presetOf(look.styleId), look);

export const paletteIn = (look: Look): Palette | undefined => PALETTES.find((palette) => same(palette, look));
