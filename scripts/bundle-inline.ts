// Makes src/generated/inline: the minified text of each {name}.inline.ts in src, as an exported constant {NAME}.
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { root } from "./bootstrap.mjs";
import { replaceFiles } from "./write-atomically.ts";

const sources = join(root, "src");
const SUFFIX = ".inline.ts";

const nameOf = (path: string) => basename(path, SUFFIX).replaceAll("-", "_").toUpperCase();

/** Removes the directive that esbuild writes because tsconfig.json is strict. */
const shorten = (text: string) =>
  text
    .trim()
    .replace(/^"use strict";/, "")
    .replace(/;$/, "");

export async function bundleInline(): Promise<void> {
  const paths = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(SUFFIX));
  const { outputFiles } = await build({
    // esbuild refuses two files with the same name
    entryPoints: paths.sort().map((path) => ({ in: join(sources, path), out: nameOf(path) })),
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2017", // browsers too old for the scripts of src/generated/visitor run these
  });
  const constants = outputFiles.map(
    ({ path, text }) => `export const ${basename(path, ".js")}: string = ${JSON.stringify(shorten(text))};\n`,
  );
  replaceFiles(join(sources, "generated/inline"), [{ path: "scripts.ts", contents: constants.join("") }]);
}
