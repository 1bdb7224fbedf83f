import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

const run = promisify(execFile);
const PIXELS_PER_INCH = 72;

/** Draws PDFs where it is installed (Debian's poppler-utils); Chromium without a window draws none. */
const painter = (process.env.PATH ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "pdftoppm"))
  .find((path) => existsSync(path));

/** Draws the pages of a PDF beside it, at most `most`. Returns the pictures' names; none where pdftoppm is missing. */
export async function drawPdf(folder: string, name: string, most = 6): Promise<string[]> {
  if (!painter) return [];
  const target = join(folder, name);
  await run(painter, ["-jpeg", "-r", String(PIXELS_PER_INCH), "-l", String(most), `${target}.pdf`, target]);
  // pdftoppm writes 01 where the PDF has ten pages
  const drawn = readdirSync(folder).flatMap((file) => {
    const page = file.startsWith(`${name}-`) ? /^-(\d+)\.jpg$/.exec(file.slice(name.length))?.[1] : undefined;
    return page ? [{ file, number: Number(page) }] : [];
  });
  for (const { file, number } of drawn) renameSync(join(folder, file), `${target}-${number}.jpg`);
  return drawn.toSorted((one, other) => one.number - other.number).map(({ number }) => `${name}-${number}.jpg`);
}

/** Prints a page as a PDF, and draws it. */
export async function printPage(page: Page, folder: string, name: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  await page.pdf({ path: join(folder, `${name}.pdf`), format: "A4", preferCSSPageSize: true });
  return [`papel/${name}.pdf`, ...(await drawPdf(folder, name)).map((file) => `papel/${file}`)];
}
