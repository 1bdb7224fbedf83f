import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Replaces a file atomically, so that a running server never reads half of it. `folder` holds the unfinished file. */
export function writeFileAtomically(path: string, contents: string | Uint8Array, folder = dirname(path)): void {
  const unfinished = join(folder, `.${process.pid}-${basename(path)}`);
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}

/** Makes these the only files in `folder`, under the last part of their paths. Each is replaced atomically. */
export function replaceFiles(folder: string, files: readonly { path: string; contents: string | Uint8Array }[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of files) writeFileAtomically(join(folder, basename(path)), contents, dirname(folder));
  const names = new Set(files.map(({ path }) => basename(path)));
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name), { recursive: true });
}
