import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A server that runs reads whole files only: it takes its place at once. */
export function writeWhole(path, contents, beside = dirname(path)) {
  const unfinished = join(beside, `.${process.pid}-${basename(path)}`);
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}

/** Makes them the only files in `folder`. */
export function writeFolder(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of files) writeWhole(join(folder, basename(path)), contents, dirname(folder));
  const names = new Set(files.map(({ path }) => basename(path)));
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name), { recursive: true });
}
