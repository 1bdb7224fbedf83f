import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { StyleKey } from "~/domain/theme/presets";
import { env } from "~/env";
import { sheetParts } from "./style-parts";
import { usedRules } from "./used-rules";

const BUILT = join(/* turbopackIgnore: true */ process.cwd(), "build", "styles");
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "src", "features", "catalogue", "styles");

const read = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

interface StyleSheet {
  text: string;
  /** Changes whenever the text changes. */
  version: string;
  /** The rules that a page uses. */
  usedBy: (html: string) => string;
}

const sheets = new Map<StyleKey, StyleSheet & { writtenAt: string }>();

const cachedSheet = (name: StyleKey, writtenAt: string, text: () => string): StyleSheet => {
  const last = sheets.get(name);
  if (last?.writtenAt === writtenAt) return last;
  const sheet = text();
  const version = createHash("sha256").update(sheet).digest("hex").slice(0, 8);
  const next = { text: sheet, writtenAt, version, usedBy: usedRules(sheet) };
  sheets.set(name, next);
  return next;
};

/** The style sheet sent to browsers: in production the built one, in development the current source files. */
export function styleSheet(name: StyleKey): StyleSheet {
  if (env.NODE_ENV === "production")
    return cachedSheet(name, "once", () => readFileSync(join(BUILT, `${name}.css`), "utf8"));
  const parts = sheetParts(name);
  const writtenAt = parts.map((file) => statSync(join(FOLDER, file)).mtimeMs).join();
  return cachedSheet(name, writtenAt, () => parts.map(read).join("\n"));
}

/**
 * The path of a style sheet. The build would bundle imported files into every page, all seven styles of them, and split
 * them into two files, where one file loads sooner; the version lets a browser cache it for ever.
 */
export function styleSheetPath(name: StyleKey): string {
  return `/storage/styles/${name}.css?v=${styleSheet(name).version}`;
}
