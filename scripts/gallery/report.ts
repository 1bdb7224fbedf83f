import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./checks/fault.ts";

/** A fault, and the picture that shows it. */
export interface PageFault extends Fault {
  style: string;
  page: string;
  /** In px, "1280 al 200 %" for large letters, or "-" where the width does not matter. */
  width: string;
  theme: "claro" | "oscuro" | "papel" | "-";
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").replaceAll("|", "/").trim();

/** The kind of a fault and the classes of its element: the same in every page that a rule of a style sheet spoils. */
const causeOf = ({ style, width, theme, element, what }: PageFault): string =>
  [style, width, theme, element.replace(/«.*?»/g, ""), what.replace(/:.*$|«.*?»|[\d.,]+/g, "")].join("|");

const MAX_PAGES = 4;

const pagesOf = (faults: readonly PageFault[]): string => {
  const pages = [...new Set(faults.map(({ page }) => page))];
  const rest = pages.length - MAX_PAGES;
  return pages.slice(0, MAX_PAGES).join(", ") + (rest > 0 ? ` y ${rest} más` : "");
};

/** A line per cause, with the pages that have it: "style | pages | width | theme | element | what". */
export function reportLines(faults: readonly PageFault[]): string[] {
  const groups = new Map<string, PageFault[]>();
  for (const fault of faults) groups.set(causeOf(fault), [...(groups.get(causeOf(fault)) ?? []), fault]);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { style, width, theme, element, what } = first;
      const times = group.length > 1 ? ` (${group.length} veces)` : "";
      return [[style, pagesOf(group), width, theme, element, what + times].map(oneLine).join(" | ")];
    })
    .sort();
}

/** Writes `fallas.md`, with a count per style first. */
export function writeReport(out: string, faults: readonly PageFault[]): void {
  const lines = reportLines(faults);
  const counts = [...new Set(faults.map(({ style }) => style))]
    .sort()
    .map((style) => `${style}: ${lines.filter((line) => line.startsWith(`${style} `)).length}`);
  const columns = "estilo | páginas | ancho | tema | elemento | qué";
  const head = ["# Fallas", "", counts.join(", ") || "Ninguna.", "", columns, ""];
  writeFileSync(join(out, "fallas.md"), `${[...head, ...lines].join("\n")}\n`);
}
