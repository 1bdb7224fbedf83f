// Makes src/generated/entrance: the function that renders log-in and registration on the server, and the CSS of what it renders.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import tailwind from "@tailwindcss/postcss";
import { build } from "esbuild";
import postcss from "postcss";
import { root } from "./bootstrap.mjs";
import { PREACT_COMPAT } from "./bundle-visitor.ts";
import { replaceFiles } from "./write-atomically.ts";

const SHEET = join(root, "src/components/panel.css");

/** The panel's CSS with the utilities that these files use, and without fonts: the document names its own. */
async function sheetFor(files: readonly string[]): Promise<string> {
  const sources = files.map((file) => `@source "${join(root, file)}";`).join("\n");
  const css = readFileSync(SHEET, "utf8")
    .replace(/@import "@fontsource[^;]*;\n/g, "")
    .replace(/(@import "tailwindcss" source\()[^)]*\);/, `$1none);\n${sources}`);
  const { css: made } = await postcss([tailwind({ base: root, optimize: { minify: true } })]).process(css, {
    from: SHEET,
  });
  return made.replaceAll(" Variable", "");
}

export async function bundleEntrance(): Promise<void> {
  const { outputFiles, metafile } = await build({
    entryPoints: { render: join(root, "src/features/entrance/render-entrance.tsx") },
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    metafile: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node24",
    charset: "utf8",
    jsx: "automatic",
    alias: PREACT_COMPAT,
  });
  const sheet = await sheetFor(Object.keys(metafile.inputs).filter((file) => file.startsWith("src/")));
  replaceFiles(join(root, "src/generated/entrance"), [
    ...outputFiles,
    { path: "render.d.ts", contents: 'export { renderEntrance } from "~/features/entrance/render-entrance";\n' },
    { path: "sheet.ts", contents: `export const ENTRANCE_SHEET: string = ${JSON.stringify(sheet)};\n` },
  ]);
}
