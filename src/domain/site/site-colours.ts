import {
  blackOrWhiteOn,
  type Colour,
  dynamicFirst,
  inkOn,
  luminance,
  MIN_CONTRAST,
  mix,
  parseColour,
  worstContrast,
} from "../theme/colour";
import { DEFAULT_COLOR_FIRST, DEFAULT_COLOR_SECOND } from "./schemas";

/** The four colours of the configuration, as stored. */
export interface SiteColours {
  first: string;
  second: string;
  third: string | null;
  bg: string | null;
}

type Mode = "light" | "dark";
type Tokens = Record<string, Colour>;

const WHITE: Colour = "#ffffff";
const FIRST = parseColour(DEFAULT_COLOR_FIRST) ?? "#0c2be8";
const SECOND = parseColour(DEFAULT_COLOR_SECOND) ?? "#db1b73";
/** Below this luminance, white text is more legible than black. */
const DARK_GROUND = 0.18;
/** Minimum contrast for non-text elements (shapes, borders of controls). */
const SHAPE_CONTRAST = 3;

/** The panel's default backgrounds, text colours and state colours, equal to `panel.css`. */
export const PANEL_TOKENS: Record<Mode, Tokens> = {
  light: {
    bg: "#f4f6fd",
    surface: "#ffffff",
    "surface-2": "#edf1fb",
    "seg-on": "#ffffff",
    ink: "#0a1233",
    ok: "#0b7347",
    "ok-soft": "#ddf4e7",
    warn: "#7d4a00",
    "warn-soft": "#fff0d1",
    "warn-line": "#f0cf8d",
    bad: "#b52516",
    "bad-soft": "#fde8e5",
    "bad-solid": "#c02a1a",
    wa: "#0d7a43",
    toast: "#0a1233",
  },
  dark: {
    bg: "#0a0f22",
    surface: "#121933",
    "surface-2": "#1b2447",
    "seg-on": "#35427f",
    ink: "#eef1fd",
    ok: "#5fdba4",
    "ok-soft": "#0f3b2d",
    warn: "#ffcb73",
    "warn-soft": "#3a2c10",
    "warn-line": "#6d5420",
    bad: "#ff9d91",
    "bad-soft": "#4a1f1d",
    "bad-solid": "#cf3d2d",
    wa: "#0e8046",
    toast: "#eef1fd",
  },
};

/** Every text/background pair of the panel that the site's colours affect. */
export const SITE_TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...["ink", "ink-2", "ink-3", "ok", "warn", "bad", "brand-ink", "accent-ink"].flatMap((ink) =>
    ["bg", "surface", "surface-2"].map((ground) => [ink, ground] as const),
  ),
  ["ink", "seg-on"],
  ["ok", "ok-soft"],
  ["warn", "warn-soft"],
  ["bad", "bad-soft"],
  ["ink", "brand-soft"],
  ["ink-2", "brand-soft"],
  ["brand-ink", "brand-soft"],
  ["accent-ink", "accent-soft"],
  ["on-brand", "brand"],
  ["on-brand", "brand-hover"],
  ["on-accent", "accent"],
  ["window-ink", "window-to"],
  ["price-tag", "price-tag-offer"],
  ["toast-link", "toast"],
];

/** Moves a colour towards black or white until it contrasts enough with every background; keeps its hue if possible. */
function legible(colour: Colour, grounds: readonly Colour[], least = MIN_CONTRAST): Colour {
  const blackOrWhite = blackOrWhiteOn(...grounds);
  for (let step = 0; step < 20; step += 1) {
    const moved = mix(colour, blackOrWhite, step / 20);
    if (worstContrast(moved, grounds) >= least) return moved;
  }
  return blackOrWhite;
}

/** Moves `from` towards a wanted background only as far as the text colours stay legible on it. */
function groundTowards(from: Colour, wanted: Colour, inks: readonly Colour[]): Colour {
  for (let tenths = 10; tenths > 0; tenths -= 1) {
    const ground = mix(from, wanted, tenths / 10);
    if (worstContrast(ground, inks) >= MIN_CONTRAST) return ground;
  }
  return from;
}

interface Grounds {
  dark: boolean;
  bg: Colour;
  surface: Colour;
  "surface-2": Colour;
  ink: Colour;
  "ink-2": Colour;
}

/** The page's background in a mode: the default or the configured one; in dark mode a light one only tints it. */
function groundsOf(own: Colour | null, mode: Mode): Grounds {
  const ownIsDark = own !== null && luminance(own) < DARK_GROUND;
  const dark = mode === "dark" || ownIsDark;
  const drawn = PANEL_TOKENS[dark ? "dark" : "light"] as Record<"bg" | "surface" | "surface-2" | "ink", Colour>;
  if (own === null) {
    const { bg, surface, ink } = drawn;
    return { dark, bg, surface, "surface-2": drawn["surface-2"], ink, "ink-2": dark ? "#b4bde0" : "#454f73" };
  }
  const bg = dark && !ownIsDark ? mix("#101218", own, 0.08) : own;
  const blackOrWhite = blackOrWhiteOn(bg);
  const surface = groundTowards(bg, mix(bg, WHITE, dark ? 0.06 : 0.8), [blackOrWhite]);
  const sunken = groundTowards(bg, dark ? mix(bg, WHITE, 0.11) : mix(bg, drawn.ink, 0.05), [blackOrWhite]);
  const grounds = [bg, surface, sunken];
  const ink = legible(drawn.ink, grounds, 7);
  return { dark, bg, surface, "surface-2": sunken, ink, "ink-2": legible(mix(ink, bg, 0.28), grounds) };
}

/** Backgrounds, text and state colours derived from a configured background. */
function groundTokens({ dark, bg, surface, "surface-2": sunken, ink, "ink-2": ink2 }: Grounds): Tokens {
  const drawn = PANEL_TOKENS[dark ? "dark" : "light"];
  const grounds = [bg, surface, sunken];
  const state = (name: "ok" | "warn" | "bad") => {
    const soft = drawn[`${name}-soft`] ?? bg;
    return legible(drawn[name] ?? ink, [...grounds, soft]);
  };
  const { "seg-on": _, bg: __, surface: ___, "surface-2": ____, ink: _____, ...rest } = drawn;
  return {
    ...rest,
    bg,
    surface,
    "surface-2": sunken,
    "seg-on": dark ? groundTowards(surface, mix(surface, WHITE, 0.16), [ink]) : surface,
    line: mix(bg, ink, dark ? 0.2 : 0.13),
    "line-strong": legible(mix(ink, bg, 0.5), grounds, SHAPE_CONTRAST),
    ink,
    "ink-2": ink2,
    "ink-3": legible(mix(ink, bg, 0.36), grounds),
    ok: state("ok"),
    warn: state("warn"),
    bad: state("bad"),
  };
}

/**
 * The third colour replaces a first one that is illegible on the background; without a third, a deeper shade does
 * (docs/product.md#site-colours).
 */
function shownFirst({ first, third }: Chosen, { bg, surface }: Grounds): Colour {
  return legible(third ? dynamicFirst(first, bg, third) : first, [bg, surface]);
}

/** A hover shade: further from its text colour, so that the text stays legible. */
const hovered = (fill: Colour): Colour => mix(fill, inkOn(fill) === WHITE ? "#000000" : WHITE, 0.2);

function brandTokens(chosen: Chosen, grounds: Grounds): Tokens {
  const { dark, bg, surface, ink, "ink-2": ink2 } = grounds;
  const brand = shownFirst(chosen, grounds);
  const soft = groundTowards(surface, mix(surface, brand, dark ? 0.28 : 0.12), [ink, ink2]);
  const lit = legible(chosen.first, [WHITE]);
  const windowTo = mix(WHITE, chosen.first, 0.14);
  const toast = PANEL_TOKENS[dark ? "dark" : "light"].toast ?? ink;
  return {
    brand,
    "brand-hover": hovered(brand),
    "brand-soft": soft,
    "brand-ink": legible(brand, [bg, surface, grounds["surface-2"], soft], 5),
    "on-brand": inkOn(brand),
    "toast-link": legible(chosen.first, [toast], 5),
    "chart-1": brand,
    "chart-3": mix(brand, surface, 0.5),
    "logo-a": brand,
    "awning-a": lit,
    "window-from": mix(WHITE, chosen.first, 0.06),
    "window-to": windowTo,
    "window-line": legible(mix(lit, WHITE, 0.4), [windowTo], SHAPE_CONTRAST),
    "window-ink": legible(chosen.first, [windowTo], 5),
    "price-tag-line": mix(WHITE, chosen.first, 0.24),
  };
}

function accentTokens({ second }: Chosen, { dark, bg, surface, "surface-2": sunken, ink }: Grounds): Tokens {
  const accent = legible(second, [bg, surface]);
  const soft = groundTowards(surface, mix(surface, second, dark ? 0.28 : 0.12), [ink]);
  return {
    accent,
    "accent-soft": soft,
    "accent-ink": legible(second, [bg, surface, sunken, soft], 5),
    "on-accent": inkOn(accent),
    "logo-b": accent,
    "price-tag-offer": legible(second, [WHITE]),
  };
}

interface Chosen {
  first: Colour;
  second: Colour;
  third: Colour | null;
  bg: Colour | null;
}

const chosenOf = ({ first, second, third, bg }: SiteColours): Chosen => ({
  first: parseColour(first) ?? FIRST,
  second: parseColour(second) ?? SECOND,
  third: parseColour(third),
  bg: parseColour(bg),
});

/** The tokens that the configured colours override in a mode: none for the specification's colours. */
export function siteTokens(colours: SiteColours, mode: Mode): Tokens {
  const chosen = chosenOf(colours);
  const grounds = groundsOf(chosen.bg, mode);
  return {
    ...(chosen.bg ? groundTokens(grounds) : {}),
    ...(chosen.bg || chosen.third || chosen.first !== FIRST ? brandTokens(chosen, grounds) : {}),
    ...(chosen.bg || chosen.second !== SECOND ? accentTokens(chosen, grounds) : {}),
  };
}

function rule(selector: string, scheme: Mode, tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, colour]) => `--${name}:${colour}`);
  return lines.length === 0 ? "" : `${selector}{color-scheme:${scheme};${lines.join(";")}}`;
}

/** CSS that overrides `panel.css` in whatever order they load; empty for the specification's colours. */
export function siteCss(colours: SiteColours): string {
  const bg = parseColour(colours.bg);
  const byDay: Mode = bg !== null && luminance(bg) < DARK_GROUND ? "dark" : "light";
  return (
    rule(":root:root", byDay, siteTokens(colours, "light")) +
    rule(':root:root[data-theme="dark"]', "dark", siteTokens(colours, "dark"))
  );
}

export interface MailColours {
  bg: Colour;
  ink: Colour;
  muted: Colour;
  link: Colour;
  button: Colour;
  onButton: Colour;
}

/** The colours of an email; the background is white unless one is configured. */
export function mailColours(colours: SiteColours): MailColours {
  const chosen = chosenOf(colours);
  const bg = chosen.bg ?? WHITE;
  const isDark = luminance(bg) < DARK_GROUND;
  const button = shownFirst(chosen, { ...groundsOf(bg, "light"), surface: bg });
  return {
    bg,
    ink: legible(isDark ? "#f2f3f7" : "#1a1d2b", [bg], 7),
    muted: legible(isDark ? "#b4b9c9" : "#5b6072", [bg]),
    link: button,
    button,
    onButton: inkOn(button),
  };
}
