// Makes what browsers load for a shop's style: each style's minified sheet, and the fonts and the picture that sheets name. The
// home page's are made in the same way. Fonts keep the letters and the weights that shops use.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import subsetFont from "subset-font";
import type { StyleKey } from "../src/domain/theme/presets.ts";
import { SITE_FONTS, STYLE_FONTS, type StyleFont } from "../src/domain/theme/style-fonts.ts";
import { fontFile, fontPlace, GROUND, LANDING_SHEET, sheetParts } from "../src/server/assets/style-parts.ts";
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

/** A third smaller than the package's file, which has weights and letters that no shop shows. */
async function subset(font: StyleFont): Promise<Buffer> {
  const [min, max] = font.weight.split(" ").map(Number);
  return subsetFont(readFileSync(join(root, "node_modules", fontPlace(font))), LETTERS, {
    targetFormat: "woff2",
    ...(min === undefined || max === undefined ? {} : { variationAxes: { wght: { min, max } } }),
  });
}

/** Makes `folder` with the sheets of all styles and the files that they name. */
export async function bundleStyles(folder: string): Promise<void> {
  const sheets = Object.keys(STYLE_FONTS)
    .filter(isStyle)
    .map(async (style) => ({ path: `${style}.css`, contents: await minifySheet(style) }));
  const fonts = new Map([...Object.values(STYLE_FONTS).flat(), ...SITE_FONTS].map((font) => [fontFile(font), font]));
  replaceFiles(folder, [
    ...(await Promise.all(sheets)),
    { path: "landing.css", contents: await minify([readFileSync(join(root, LANDING_SHEET), "utf8")]) },
    ...(await Promise.all(
      [...fonts.values()].map(async (font) => ({ path: fontFile(font), contents: await subset(font) })),
    )),
    { path: GROUND, contents: readFileSync(join(sources, GROUND)) },
  ]);
}
