// npm run gallery [-- options]: looks at every page of the seven demonstration shops, each in its own style, on small and large
// phones and desks, light and dark. It keeps pictures under `.gallery`, with `index.html` to click through them and `fallas.md`
// with what no design may do; it fails when there is any such fault. Printed pages, PDF catalogues and pictures to share are
// kept too.
//   --out folder         instead of .gallery
//   --styles celia,sol   some of the styles
//   --pages inicio,pedido  some of the pages, by the names in scripts/gallery/pages.ts
//   --widths 360,1920    some of the screens: 320, 360, 1280, 1920
//   --only pantallas     some of pantallas, papel, folletos, compartir
//   --site http://localhost:3000  a site that runs, instead of starting one; shops of GALLERY=1 may be missing there
//   --dev                the development server instead of the production build
//   --docs               takes the README's pictures instead, and writes them to docs
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { root } from "../bootstrap.mjs";
import { needChromium } from "../chromium.ts";
import { explain, Failure } from "../failure.mjs";
import { CATALOGUE_NAMES, makeCatalogues } from "../gallery/catalogues.ts";
import { takeDocsPictures } from "../gallery/docs-pictures.ts";
import { writeIndex } from "../gallery/index-pages.ts";
import { GALLERY_PAGES, type ScreenName } from "../gallery/pages.ts";
import { type PageFault, reportLines, writeReport } from "../gallery/report.ts";
import { SHARED_NAMES, takeSharedPictures } from "../gallery/shared-pictures.ts";
import { drawSheet } from "../gallery/sheets.ts";
import { readShop, STYLES, type Style } from "../gallery/shops.ts";
import { startSite } from "../gallery/site.ts";
import { SCREENS, visitShop } from "../gallery/visit.ts";

const PARTS = ["pantallas", "papel", "folletos", "compartir"] as const;
type Part = (typeof PARTS)[number];

const USAGE =
  "npm run gallery [-- --out carpeta] [--styles celia,sol] [--pages inicio,carrito] [--widths 360,1920] [--only pantallas,papel,folletos,compartir] " +
  "[--site http://localhost:3000] [--dev] [--docs]";

interface Options {
  out: string;
  styles: readonly Style[];
  pages: readonly string[];
  widths: readonly ScreenName[];
  parts: readonly Part[];
  site: string | undefined;
  dev: boolean;
  docs: boolean;
}

function chooseFrom<Name extends string>(asked: string | undefined, known: readonly Name[]): readonly Name[] {
  if (asked === undefined) return known;
  const names = asked.split(",");
  const unknown = names.find((name) => !known.some((one) => one === name));
  if (unknown !== undefined) throw new Failure(`No existe «${unknown}». Los que hay: ${known.join(", ")}.`);
  return known.filter((name) => names.includes(name));
}

function readOptions(): Options {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  const options = {
    out: { ...text, default: ".gallery" },
    styles: text,
    pages: text,
    widths: text,
    only: text,
    site: text,
  };
  const read = () => {
    try {
      return parseArgs({ options: { ...options, dev: flag, docs: flag } }).values;
    } catch {
      throw new Failure(`Se usa así: ${USAGE}`);
    }
  };
  const values = read();
  return {
    out: resolve(root, values.out),
    styles: chooseFrom(values.styles, STYLES),
    pages: chooseFrom(
      values.pages,
      GALLERY_PAGES.map(({ name }) => name),
    ),
    widths: chooseFrom(
      values.widths,
      SCREENS.map(({ name }) => name),
    ),
    parts: chooseFrom(values.only, PARTS),
    site: values.site,
    dev: values.dev,
    docs: values.docs,
  };
}

/** Runs jobs at the same time, as many as there are processors, and at least two: a browser often waits. */
async function inParallel<Result>(jobs: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...jobs];
  const worker = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) results.push(await job());
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
  return results;
}

interface Taken {
  faults: PageFault[];
  files: string[];
}

async function takePages(
  browser: Browser,
  origin: string,
  { out, styles, pages, widths, parts }: Options,
): Promise<Taken> {
  const shops = await Promise.all(styles.map((style) => readShop(origin, style)));
  const entries = GALLERY_PAGES.filter(({ name, paper }) => {
    return pages.includes(name) && (parts.includes("pantallas") || paper);
  });
  const options = { out, pages: entries, paper: parts.includes("papel") };
  const asked = parts.includes("pantallas") ? widths : (["1280"] as const);
  const screens = SCREENS.filter(({ name }) => asked.some((width) => width === name));
  const faults: PageFault[] = [];
  const jobs = screens.flatMap((screen) =>
    shops.map((shop) => async () => {
      const visit = await visitShop(browser, shop, screen, options);
      faults.push(...visit.faults);
      writeReport(out, faults); // others may mend the first faults meanwhile
      console.log(`${shop.style} ${screen.name}: ${visit.files.length} archivos, ${visit.faults.length} fallas`);
      return visit;
    }),
  );
  const visits = await inParallel(jobs);
  return { faults, files: visits.flatMap(({ files }) => files) };
}

/** Puts the styles of each page, and of what else is kept, side by side. */
async function drawSheets({ out, styles, pages, parts }: Options): Promise<void> {
  const phone = { width: 360, height: 1480 };
  const desk = { width: 640, height: 900 };
  const paper = { width: 420, height: 600 };
  const sheet = (name: string, fileOf: (style: Style) => string, size: typeof phone) =>
    drawSheet(
      styles.map((style) => join(out, fileOf(style))),
      size,
      join(out, "hojas", `${name}.webp`),
    );
  const themes = ["claro", "oscuro", "claro-pantalla"];
  if (parts.includes("pantallas"))
    for (const page of pages)
      for (const theme of themes)
        for (const { name, size } of [
          { name: `${page}-360-${theme}`, size: phone },
          { name: `${page}-320-${theme}`, size: { ...phone, width: 320 } },
          { name: `${page}-1280-${theme}`, size: desk },
          { name: `${page}-1920-${theme}`, size: desk },
        ])
          await sheet(name, (style) => `${style}/${name}.jpg`, size);
  if (parts.includes("papel"))
    for (const page of pages) await sheet(`papel-${page}`, (style) => `papel/${style}-${page}-1.jpg`, paper);
  if (parts.includes("folletos"))
    for (const name of CATALOGUE_NAMES)
      await sheet(`folletos-${name}`, (style) => `folletos/${style}-${name}-1.jpg`, paper);
  if (parts.includes("compartir"))
    for (const name of SHARED_NAMES)
      await sheet(`compartir-${name}`, (style) => `compartir/${style}-${name}.jpg`, { width: 360, height: 640 });
}

async function takeAll(browser: Browser, origin: string, options: Options): Promise<Taken> {
  const { out, styles, parts } = options;
  mkdirSync(out, { recursive: true });
  const taken: Taken = { faults: [], files: [] };
  if (parts.includes("pantallas") || parts.includes("papel")) {
    const { faults, files } = await takePages(browser, origin, options);
    taken.faults.push(...faults);
    taken.files.push(...files);
  }
  for (const style of styles) {
    if (parts.includes("compartir")) taken.files.push(...(await takeSharedPictures(browser, origin, style, out)));
    if (parts.includes("folletos"))
      taken.files.push(...(await makeCatalogues(Number(new URL(origin).port), style, out)));
  }
  await drawSheets(options);
  writeIndex(
    out,
    STYLES,
    GALLERY_PAGES.map(({ name }) => name),
  );
  return taken;
}

async function gallery(options: Options): Promise<number> {
  const executablePath = needChromium();
  const site = options.site ? { origin: options.site, stop: async () => {} } : await startSite(options.dev);
  try {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      if (options.docs) {
        for (const file of await takeDocsPictures(browser, site.origin)) console.log(file);
        return 0;
      }
      const { faults, files } = await takeAll(browser, site.origin, options);
      const lines = reportLines(faults);
      for (const line of lines) console.log(line);
      console.log(`${files.length} archivos y ${lines.length} fallas: ${join(options.out, "index.html")}`);
      return faults.length > 0 ? 1 : 0;
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}

try {
  process.exit(await gallery(readOptions()));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
