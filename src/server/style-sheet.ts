import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StyleKey } from "~/domain/theme/presets";

const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "src", "features", "catalogue");

const read = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

/** A style's own rules, which stand after those of all seven. */
export const readStyleSheet = (name: StyleKey): string => read(`styles/${name}.css`);

/** Everything that a shop of this style looks like. */
export const wholeStyleSheet = (name: StyleKey): string =>
  [read("catalogue.css"), read("browse.css"), readStyleSheet(name)].join("\n");

/** The same without comments and without the spaces that only people need. */
export const shortStyleSheet = (name: StyleKey): string =>
  wholeStyleSheet(name)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/([{};,]) /g, "$1")
    .replace(/;? ?}/g, "}")
    .replace(/ {/g, "{")
    .trim();

/**
 * Where a page finds its style. The build would bundle an imported file into every page, all seven of them, and in two
 * files where one is sooner here; the version lets a browser keep this one for ever.
 */
export function styleSheetPath(name: StyleKey): string {
  const version = createHash("sha256").update(wholeStyleSheet(name)).digest("hex").slice(0, 8);
  return `/storage/styles/${name}.css?v=${version}`;
}
