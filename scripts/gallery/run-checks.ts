import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { root } from "../bootstrap.mjs";
import type { Fault } from "./checks/fault.ts";
import type { CHECKS } from "./checks/page.entry.ts";

/** A check, and its limit where it has one. */
export type Check = keyof typeof CHECKS | readonly [check: keyof typeof CHECKS, limit: number];

/** The checks of one page as it is laid out. */
export const DESIGN_CHECKS: readonly Check[] = [
  "findBrokenAmounts",
  "findBrokenPictures",
  "findCollidingText",
  "findConfusedColours",
  "findCovered",
  "findCutFields",
  "findCutText",
  "findLongLines",
  "findMainActions",
  "findOverflow",
  "findPaleText",
  "findSmallTargets",
  "findSoftPictures",
  "findUnevenRows",
];
/** Those whose answer depends on the theme's colours. */
export const COLOUR_CHECKS: readonly Check[] = ["findBrokenPictures", "findConfusedColours", "findPaleText"];
/** Those of a real screen at the top of the page. */
export const SCREEN_CHECKS: readonly Check[] = [["findRepeatedProducts", 2]];
/** Those that a narrow screen or large letters can break. */
export const WIDTH_CHECKS: readonly Check[] = ["findBrokenAmounts", "findOverflow", "findCutText"];

/** Those of a printed page. */
export const PAPER_CHECKS: readonly Check[] = [
  "findBrokenAmounts",
  "findCollidingText",
  "findCutText",
  "findMissingAmounts",
  "findOverflow",
];

const script = build({
  entryPoints: [join(root, "scripts/gallery/checks/page.entry.ts")],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "gallery",
  target: "es2022",
}).then(({ outputFiles: [file] }) => file?.text ?? "");

/** Runs checks in a page. The page's Content-Security-Policy does not reach them, and they leave nothing in it. */
export async function runChecks(page: Page, checks: readonly Check[]): Promise<Fault[]> {
  const calls = checks.map((check) => {
    const [name, limit] = typeof check === "string" ? [check, 0] : check;
    return `...gallery.CHECKS.${name}(${limit})`;
  });
  return page.evaluate<Fault[]>(`(() => { ${await script}; return [${calls.join()}]; })()`);
}
