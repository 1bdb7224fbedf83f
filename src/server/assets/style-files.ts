import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { STYLE_PRESETS, type StyleKey } from "~/domain/theme/presets";
import { STYLE_FONTS } from "~/domain/theme/style-fonts";
import { env } from "~/env";
import { fontFile, fontPlace, GROUND } from "./style-parts";

const BUILT = join(/* turbopackIgnore: true */ process.cwd(), "build", "styles");
const PACKAGES = join(/* turbopackIgnore: true */ process.cwd(), "node_modules");
const PICTURES = join(/* turbopackIgnore: true */ process.cwd(), "src", "features", "catalogue", "styles");

/** All files by name; no other file can be requested. */
const places = new Map(
  STYLE_PRESETS.flatMap(({ key }) => STYLE_FONTS[key]).map((font): [string, string] => [
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

/** The fonts that the pages of a style preload. */
export function styleLetters(style: StyleKey): StyleLetters {
  const known = lettersByStyle.get(style);
  if (known) return known;
  const faces = STYLE_FONTS[style].map(
    (font) =>
      `@font-face{font-family:"${font.family}";src:url(${pathOf(fontFile(font))}) format("woff2");font-weight:${font.weight};font-display:swap}`,
  );
  if (style === "benito") faces.push(`:root{--kraft:url(${pathOf(GROUND)})}`);
  const letters = { fonts: STYLE_FONTS[style].map((font) => pathOf(fontFile(font))), faces: faces.join("") };
  lettersByStyle.set(style, letters);
  return letters;
}
