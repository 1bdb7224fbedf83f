// Makes what browsers load for a shop's style: each style's minified sheet, and the fonts and the picture that sheets name. The
// home page's are made in the same way.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import type { StyleKey } from "../src/domain/theme/presets.ts";
import { SITE_FONTS, STYLE_FONTS } from "../src/domain/theme/style-fonts.ts";
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

/** Makes `folder` with the sheets of all styles and the files that they name. */
export async function bundleStyles(folder: string): Promise<void> {
  const sheets = Object.keys(STYLE_FONTS)
    .filter(isStyle)
    .map(async (style) => ({ path: `${style}.css`, contents: await minifySheet(style) }));
  const fonts = [...Object.values(STYLE_FONTS).flat(), ...SITE_FONTS];
  replaceFiles(folder, [
    ...(await Promise.all(sheets)),
    { path: "landing.css", contents: await minify([readFileSync(join(root, LANDING_SHEET), "utf8")]) },
    ...fonts.map((font) => ({
      path: fontFile(font),
      contents: readFileSync(join(root, "node_modules", fontPlace(font))),
    })),
    { path: GROUND, contents: readFileSync(join(sources, GROUND)) },
  ]);
}
