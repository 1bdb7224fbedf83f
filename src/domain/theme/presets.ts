import { type Colour, storedColour } from "./colour";

/** The colours that replace the preset's own in dark mode. */
type DarkColours = { bg: Colour; first?: Colour; second?: Colour };

export type StyleKey = "guille" | "celia" | "patricia" | "sol" | "nymeria" | "rupe" | "benito";

export type StylePreset = {
  id: number;
  /** The specification's component name. */
  componentName: string;
  name: string;
  /** The name of the style's file, and its `data-style`. */
  key: StyleKey;
  first: Colour;
  second: Colour;
  third: Colour;
  bg: Colour;
  text: Colour;
  /** Of what is wrong or missing: a red that is none of the colours above. */
  error: Colour;
  /** How far a card stands out from the background, 0 to 1. */
  lift: number;
  dark: DarkColours;
};

export const DEFAULT_STYLE_ID = 1;

const GUILLE: StylePreset = {
  id: DEFAULT_STYLE_ID,
  componentName: "default",
  name: "Guille",
  key: "guille",
  first: storedColour("#30ACFF"),
  second: "#0b2e59",
  third: "#0a62c4",
  bg: "#ffffff",
  text: "#0b1a2b",
  error: "#c8202f",
  lift: 0,
  dark: { bg: "#0c151f", second: "#9cc9f5" },
};

export const STYLE_PRESETS: readonly StylePreset[] = [
  GUILLE,
  {
    id: 2,
    componentName: "lady",
    name: "Celia",
    key: "celia",
    first: "#a8475e",
    second: "#f2d9d3",
    third: "#8a3449",
    bg: "#fffcfa",
    text: "#35242a",
    error: "#b3140c",
    lift: 0.6,
    dark: { bg: "#211719", first: "#e39aab", second: "#5a3a40" },
  },
  {
    id: 3,
    componentName: "aqua",
    name: "Patricia",
    key: "patricia",
    first: "#12b5c4",
    second: "#ff8f7e",
    third: "#086a7a",
    bg: "#effafb",
    text: "#0c3540",
    error: "#c2283c",
    lift: 0.8,
    dark: { bg: "#08232a" },
  },
  {
    id: 4,
    componentName: "sol",
    name: "Sol",
    key: "sol",
    first: "#ffb41f",
    second: "#d9482b",
    third: "#a2380f",
    bg: "#fff5e1",
    text: "#3a2113",
    error: "#b00d2e",
    lift: 0.7,
    dark: { bg: "#26180f" },
  },
  {
    id: 5,
    componentName: "nymeria",
    name: "Nymeria",
    key: "nymeria",
    first: "#c2412a",
    second: "#dccbaa",
    third: "#9c2f1c",
    bg: "#f5f1e8",
    text: "#15120f",
    error: "#a8003a",
    lift: 0.5,
    dark: { bg: "#131110", first: "#e8694f" },
  },
  {
    id: 6,
    componentName: "rupe",
    name: "Rupe",
    key: "rupe",
    first: "#ffdc1e",
    second: "#ff4b2b",
    third: "#0a0a0a",
    bg: "#ffffff",
    text: "#0a0a0a",
    error: "#c8102e",
    lift: 0,
    dark: { bg: "#0b0b0b" },
  },
  {
    id: 7,
    componentName: "benito",
    name: "Benito",
    key: "benito",
    first: "#8f3d1c",
    second: "#3e5a42",
    third: "#74300f",
    bg: storedColour("#F2DABD"),
    text: "#3b2414",
    error: "#a30f24",
    lift: 0.62,
    dark: { bg: "#2b1d12", first: "#e08a5b", second: "#a9c29a" },
  },
];

/** The preset of a style; the default one for an unknown id. */
export const presetOf = (styleId: number): StylePreset =>
  STYLE_PRESETS.find((preset) => preset.id === styleId) ?? GUILLE;

/** Null for an unknown key. */
export const presetByKey = (key: string): StylePreset | null =>
  STYLE_PRESETS.find((preset) => preset.key === key) ?? null;

export type Palette = { name: string; first: Colour; second: Colour; bg: Colour; text: Colour };

/** Predefined sets of the four colours: each background is legible with its text and its first colour. */
export const PALETTES: readonly Palette[] = [
  { name: "Sofisticado", first: "#7a5c3e", second: "#d8c3a5", bg: "#fbf8f3", text: "#2a211a" },
  { name: "Alegre", first: "#c2255c", second: "#ffb400", bg: "#fff9ec", text: "#3a1230" },
  { name: "Confiable", first: "#1f5fbf", second: "#9cc3f0", bg: "#f6f9fd", text: "#10233d" },
  { name: "Intenso", first: "#b80f1f", second: "#111111", bg: "#ffffff", text: "#1a1a1a" },
  { name: "Misterioso", first: "#a78bfa", second: "#4c1d95", bg: "#17131f", text: "#efeaf8" },
  { name: "Saludable", first: "#2b7237", second: "#a3c644", bg: "#f6faf1", text: "#1c2e1c" },
  { name: "Calmo", first: "#3e6a78", second: "#c7a58b", bg: "#f7f5f1", text: "#2c3a40" },
];
