import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { STYLE_PRESETS, type StyleKey } from "~/domain/theme/presets";
import { SITE_FONTS, STYLE_FONTS, type StyleFont } from "~/domain/theme/style-fonts";
import { env } from "~/env";
import { fontFile, fontPlace, GROUND } from "./style-parts";

const BUILT = join(/* turbopackIgnore: true */ process.cwd(), "build", "styles");
const PACKAGES = join(/* turbopackIgnore: true */ process.cwd(), "node_modules");
const PICTURES = join(/* turbopackIgnore: true */ process.cwd(), "src", "features", "catalogue", "styles");

/** All files by name; no other file can be requested. */
const places = new Map(
  [...STYLE_PRESETS.flatMap(({ key }) => STYLE_FONTS[key]), ...SITE_FONTS].map((font): [string, string] => [
    fontFile(font),
    join(PACKAGES, fontPlace(font)),
  ]),
).set(GROUND, join(PICTURES, GROUND));

interface StyleFile {
  bytes: Buffer;
  /** Changes whenever the file changes. */
  version: string;
}

const read = new Map<string, StyleFile>();

/** A font, or the background picture of a style; null when no file has this name. */
export function styleFile(name: string): StyleFile | null {
  const known = read.get(name);
  if (known) return known;
  const place = places.get(name);
  if (!place) return null;
  const bytes = readFileSync(env.NODE_ENV === "production" ? join(BUILT, name) : place);
  const file = { bytes, version: createHash("sha256").update(bytes).digest("hex").slice(0, 8) };
  read.set(name, file);
  return file;
}

const pathOf = (name: string) => `/storage/styles/${name}?v=${styleFile(name)?.version ?? ""}`;

interface StyleLetters {
  /** URLs of the fonts, in order of priority. */
  fonts: string[];
  /** The @font-face rules. They are not part of a style sheet, since the fonts' URLs change with their content. */
  faces: string;
}

const lettersByStyle = new Map<StyleKey, StyleLetters>();

/** `display` is the `font-display` of the faces. */
function lettersOf(fonts: readonly StyleFont[], display: "swap" | "optional"): StyleLetters {
  const faces = fonts.map(
    (font) =>
      `@font-face{font-family:"${font.family}";src:url(${pathOf(fontFile(font))}) format("woff2");font-weight:${font.weight};font-display:${display}}`,
  );
  return { fonts: fonts.map((font) => pathOf(fontFile(font))), faces: faces.join("") };
}

/** The fonts that the pages of a style preload. */
export function styleLetters(style: StyleKey): StyleLetters {
  const known = lettersByStyle.get(style);
  if (known) return known;
  const letters = lettersOf(STYLE_FONTS[style], "swap");
  if (style === "benito") letters.faces += `:root{--kraft:url(${pathOf(GROUND)})}`;
  lettersByStyle.set(style, letters);
  return letters;
}

/**
 * The fonts that a document of the site preloads. Where they arrive late, a long page keeps the system's ("optional"), so that
 * nothing shifts.
 */
export const siteLetters = (display: "swap" | "optional"): StyleLetters => lettersOf(SITE_FONTS, display);
