// Makes what browsers load for a shop's style: each style's minified sheet, and the fonts and the picture that sheets name. The
// home page's are made in the same way. Fonts keep the letters and the weights that shops use.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import subsetFont from "subset-font";
import type { StyleKey } from "../src/domain/theme/presets.ts";
import { SITE_FONTS, STYLE_FONTS, type StyleFont, TITLE_WEIGHTS } from "../src/domain/theme/style-fonts.ts";
import {
  fontFile,
  fontPlace,
  GROUND,
  LANDING_SHEET,
  sheetParts,
  titleSheet,
} from "../src/server/assets/style-parts.ts";
import { root } from "./bootstrap.mjs";
import { replaceFiles } from "./write-atomically.ts";

const sources = join(root, "src/features/catalogue/styles");

const isStyle = (name: string): name is StyleKey => name in STYLE_FONTS;

/** The minified sheet of a style. */
export async function minifySheet(style: StyleKey): Promise<string> {
  return minify(sheetParts(style).map((part) => readFileSync(join(sources, part), "utf8")));
}

async function minify(parts: string[]): Promise<string> {
  const { code } = await transform(parts.join("\n"), { loader: "css", minify: true });
  return code;
}

/** Spanish, and the letters that names from its neighbours have. What else a shop writes is shown in the phone's letters. */
const LETTERS = [
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at)), // ASCII
  "áéíóúüñÁÉÍÓÚÜÑàâãäçèêëìîïòôõöùûÀÂÃÄÇÈÊËÌÎÏÒÔÕÖÙÛ",
  "\u00a0¡¿ªº°·×±¼½¾²³©®–—−‘’“”…•«»€",
].join("");

/** What titles, names and prices are written in: a title with another letter has that letter in the phone's font. */
const TITLE_LETTERS = [
  ...Array.from({ length: 26 }, (_, at) => String.fromCharCode(0x41 + at, 0x61 + at)),
  "0123456789 !$%&()+,-./:?",
  "áéíóúüñÁÉÍÓÚÑ\u00a0¡¿×–½…",
].join("");
/** Kerning is left out of a title font that is larger with it. */
const MOST_OF_TITLE = 9_000;

/** What browsers apply by themselves, and what sheets ask for: others, such as small capitals, have glyphs of their own. */
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig", "rvrn", "tnum"];

/** Where the table `maxp` of a font has the length of its longest program for a glyph. */
const LONGEST_PROGRAM = 26;

/** Says that a font has programs for its glyphs: one that has none is hinted by FreeType itself, which spaces letters unevenly. */
function withoutAutohint(font: Buffer): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const maxp = tables.find((at) => font.toString("latin1", at, at + 4) === "maxp");
  if (maxp !== undefined) font.writeUInt16BE(1, font.readUInt32BE(maxp + 8) + LONGEST_PROGRAM);
  return font;
}

interface SubsetOptions {
  weight?: string;
  letters?: string;
  features?: string[];
}

/**
 * Down to half of the package's file, which has weights, letters and features that no shop shows. Fonts of one weight also have
 * programs that fit large letters to coarse screens, as long as the letters.
 */
async function subset(
  font: StyleFont,
  { weight = font.weight, letters = LETTERS, features = FEATURES }: SubsetOptions = {},
): Promise<Buffer> {
  const whole = readFileSync(join(root, "node_modules", fontPlace(font)));
  const options = { targetFormat: "woff2", keepFeatures: features } as const;
  const [min = 0, max = min] = weight.split(" ").map(Number);
  if (font.package === "@fontsource-variable")
    return subsetFont(whole, letters, { ...options, variationAxes: { wght: min === max ? min : { min, max } } });
  const bare = await subsetFont(whole, letters, { ...options, targetFormat: "sfnt", noHinting: true });
  return subsetFont(withoutAutohint(bare), letters, options);
}

/**
 * The sheet with the title font of a style; null for a style without one. Base64 costs nothing: brotli, which sends it, writes six
 * bits for each of its letters.
 */
async function titleFace(style: StyleKey): Promise<string | null> {
  const [font] = STYLE_FONTS[style];
  const weight = TITLE_WEIGHTS[style];
  if (weight === undefined) return null;
  const [kerned, plain] = await Promise.all(
    [["kern", "tnum"], ["tnum"]].map((features) => subset(font, { weight, letters: TITLE_LETTERS, features })),
  );
  const bytes = kerned && kerned.length <= MOST_OF_TITLE ? kerned : plain;
  const src = `url(data:font/woff2;base64,${bytes?.toString("base64")}) format("woff2")`;
  return `@font-face{font-family:"${font.family}";src:${src};font-weight:${font.weight}}`;
}

/** Makes `folder` with the sheets of all styles and the files that they name. */
export async function bundleStyles(folder: string): Promise<void> {
  const sheets = Object.keys(STYLE_FONTS)
    .filter(isStyle)
    .map(async (style) => ({ path: `${style}.css`, contents: await minifySheet(style) }));
  const titles = Object.keys(STYLE_FONTS)
    .filter(isStyle)
    .map(async (style) => ({ path: titleSheet(style), contents: await titleFace(style) }));
  const fonts = new Map([...Object.values(STYLE_FONTS).flat(), ...SITE_FONTS].map((font) => [fontFile(font), font]));
  replaceFiles(folder, [
    ...(await Promise.all(sheets)),
    ...(await Promise.all(titles)).flatMap(({ path, contents }) => (contents === null ? [] : [{ path, contents }])),
    { path: "landing.css", contents: await minify([readFileSync(join(root, LANDING_SHEET), "utf8")]) },
    ...(await Promise.all(
      [...fonts.values()].map(async (font) => ({ path: fontFile(font), contents: await subset(font) })),
    )),
    { path: GROUND, contents: readFileSync(join(sources, GROUND)) },
  ]);
}
