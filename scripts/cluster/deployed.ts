// The files of deploy/, of which a cluster replaces addresses, ports, paths and passwords only.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../bootstrap.mjs";
import { Failure } from "../failure.mjs";

/** A pattern in a file, and what replaces it. */
export type Replacement = readonly [pattern: RegExp, text: string];

/** Copies a file of deploy/ into `folder` with replacements, each of which has to be needed. Returns its path. */
export function copyDeployed(name: string, folder: string, replacements: readonly Replacement[]): string {
  let text = readFileSync(join(root, "deploy", name), "utf8");
  for (const [pattern, replacement] of replacements) {
    if (!new RegExp(pattern, "m").test(text)) throw new Failure(`deploy/${name} no tiene ${pattern}.`);
    text = text.replace(new RegExp(pattern, "gm"), replacement);
  }
  const path = join(folder, basename(name));
  writeFileSync(path, text);
  return path;
}
