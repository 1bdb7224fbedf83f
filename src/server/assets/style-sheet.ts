import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { StyleKey } from "~/domain/theme/presets";
import { TITLE_WEIGHTS } from "~/domain/theme/style-fonts";
import { env } from "~/env";
import { sheetParts, titleSheet } from "./style-parts";
import { listingRules, usedRules } from "./used-rules";

const BUILT = join(/* turbopackIgnore: true */ process.cwd(), "build", "styles");
const FOLDER = join(/* turbopackIgnore: true */ process.cwd(), "src", "features", "catalogue", "styles");

/** Of the file that holds the part of a sheet for pages of products. */
export const LISTING_SUFFIX = "-listing";

const read = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

interface VersionedText {
  text: string;
  /** Changes whenever the text changes. */
  version: string;
}

interface StyleSheet extends VersionedText {
  /** The rules that a page uses. */
  usedBy: (html: string) => string;
  /** The rules of the home, lists of products and search results. */
  listing: () => VersionedText;
}

const sheets = new Map<StyleKey, StyleSheet & { writtenAt: string }>();

const versioned = (text: string): VersionedText => ({
  text,
  version: createHash("sha256").update(text).digest("hex").slice(0, 8),
});

const cachedSheet = (name: StyleKey, writtenAt: string, text: () => string): StyleSheet => {
  const last = sheets.get(name);
  if (last?.writtenAt === writtenAt) return last;
  const sheet = text();
  let listing: VersionedText | undefined;
  const next = {
    ...versioned(sheet),
    writtenAt,
    usedBy: usedRules(sheet),
    listing: () => {
      listing ??= versioned(listingRules(sheet));
      return listing;
    },
  };
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

const titleSheets = new Map<StyleKey, VersionedText>();

/** The sheet with a style's title font; null for a style without one, and in development, where the font is a file. */
export function titleFontSheet(name: StyleKey): VersionedText | null {
  if (env.NODE_ENV !== "production" || TITLE_WEIGHTS[name] === undefined) return null;
  const sheet = titleSheets.get(name) ?? versioned(readFileSync(join(BUILT, titleSheet(name)), "utf8"));
  titleSheets.set(name, sheet);
  return sheet;
}

/** The path of that sheet. */
export function titleSheetPath(name: StyleKey): string | null {
  const sheet = titleFontSheet(name);
  return sheet && `/storage/styles/${titleSheet(name)}?v=${sheet.version}`;
}

/**
 * The path of a style sheet. The build would bundle imported files into every page, all seven styles of them, and split
 * them into two files, where one file loads sooner; the version lets a browser cache it for ever.
 */
export function styleSheetPath(name: StyleKey, part: "whole" | "listing" = "whole"): string {
  const sheet = styleSheet(name);
  return part === "listing"
    ? `/storage/styles/${name}${LISTING_SUFFIX}.css?v=${sheet.listing().version}`
    : `/storage/styles/${name}.css?v=${sheet.version}`;
}
