import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StyleKey } from "~/domain/theme/presets";

const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "src", "features", "catalogue", "styles");

/** A style's own rules, which stand after `catalogue.css`. */
export const readStyleSheet = (name: StyleKey): string => readFileSync(join(FOLDER, `${name}.css`), "utf8");

/** The same without comments and without the spaces that only people need. */
export const shortStyleSheet = (name: StyleKey): string =>
  readStyleSheet(name)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/([{};,]) /g, "$1")
    .replace(/;? ?}/g, "}")
    .replace(/ {/g, "{")
    .trim();

/**
 * Where a page finds its style. The build would bundle an imported file into every page, all seven of them; the version
 * lets a browser keep this one for ever.
 */
export function styleSheetPath(name: StyleKey): string {
  const version = createHash("sha256").update(readStyleSheet(name)).digest("hex").slice(0, 8);
  return `/storage/styles/${name}.css?v=${version}`;
}
