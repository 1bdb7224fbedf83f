import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { StyleKey } from "~/domain/theme/presets";

const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "src", "features", "catalogue");

const read = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

/** In the order in which they are read. */
const filesOf = (name: StyleKey) => ["catalogue.css", "browse.css", `styles/${name}.css`];

/** A style's own rules, which stand after those of all seven. */
export const readStyleSheet = (name: StyleKey): string => read(`styles/${name}.css`);

/** Everything that a shop of this style looks like. */
export const wholeStyleSheet = (name: StyleKey): string => filesOf(name).map(read).join("\n");

/** The same without comments and without the spaces that only people need. */
export const shortStyleSheet = (name: StyleKey): string =>
  wholeStyleSheet(name)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/([{};,]) /g, "$1")
    .replace(/;? ?}/g, "}")
    .replace(/ {/g, "{")
    .trim();

interface StyleSheet {
  text: string;
  /** Another one whenever the text is. */
  version: string;
}

const made = new Map<StyleKey, StyleSheet & { writtenAt: string }>();

/** What browsers are sent for a style; made once, and anew when one of its files is written. */
export function styleSheet(name: StyleKey): StyleSheet {
  const writtenAt = filesOf(name)
    .map((file) => statSync(join(FOLDER, file)).mtimeMs)
    .join();
  const known = made.get(name);
  if (known?.writtenAt === writtenAt) return known;
  const text = shortStyleSheet(name);
  const version = createHash("sha256").update(text).digest("hex").slice(0, 8);
  const sheet = { text, version, writtenAt };
  made.set(name, sheet);
  return sheet;
}

/**
 * Where a page finds its style. The build would bundle an imported file into every page, all seven of them, and in two
 * files where one is sooner here; the version lets a browser keep this one for ever.
 */
export function styleSheetPath(name: StyleKey): string {
  return `/storage/styles/${name}.css?v=${styleSheet(name).version}`;
}
