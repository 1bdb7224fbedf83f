// What shops' pages are drawn with, as browsers get it: each style's sheet, and the fonts and pictures that it names.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { STYLE_FONTS } from "../src/domain/theme/style-fonts.ts";
import { fontFile, fontPlace, GROUND, sheetParts } from "../src/server/assets/style-parts.ts";
import { writeFolder } from "./write-whole.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = join(root, "src/features/catalogue/styles");

export async function minifySheet(style) {
  const whole = sheetParts(style).map((part) => readFileSync(join(sources, part), "utf8"));
  const { code } = await transform(whole.join("\n"), { loader: "css", minify: true });
  return code;
}

export async function bundleStyles(folder) {
  const sheets = Object.keys(STYLE_FONTS).map(async (style) => ({
    path: `${style}.css`,
    contents: await minifySheet(style),
  }));
  const fonts = Object.values(STYLE_FONTS).flat();
  writeFolder(folder, [
    ...(await Promise.all(sheets)),
    ...fonts.map((font) => ({
      path: fontFile(font),
      contents: readFileSync(join(root, "node_modules", fontPlace(font))),
    })),
    { path: GROUND, contents: readFileSync(join(sources, GROUND)) },
  ]);
}
