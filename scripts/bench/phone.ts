// A first visit with a cheap phone (phone-speed.ts), 1.6 Mbit/s down, 150 ms away.
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { findChromium } from "../chromium.ts";
import { median } from "./median.ts";
import { phoneSlowdown } from "./phone-speed.ts";
import { get } from "./request.ts";
import type { Servers } from "./site.ts";

const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/148.0.0.0 Mobile",
};
/** For what still moves or blocks after the page has loaded. */
const SETTLED_MS = 2_500;

interface Vitals {
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds until the largest contentful paint. */
  paint: number;
  /** Milliseconds of blocking by long tasks. */
  blocking: number;
}

interface Visit extends Vitals {
  bytes: number;
}

/** Medians of the first visits of a page. */
export interface PhonePage extends Visit {
  name: "/catalogo" | "Producto";
  /** How much later the largest paint is than an empty page's in the same round. */
  paintAbove: number;
  /** How much longer the page blocks than an empty one in the same round. */
  blockingAbove: number;
}

export interface PhoneMeasurement {
  rounds: number;
  /** How much slower than this machine the phone is. */
  slowdown: number;
  pages: PhonePage[];
  /** An empty page of the same build. */
  empty: Visit;
}

declare global {
  interface Window {
    benchVitals: Vitals;
  }
}

/** Runs in the page before its own scripts. */
function watchVitals() {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
  }
  const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === "layout-shift";
  const vitals = { shift: 0, paint: 0, blocking: 0 };
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  watch("layout-shift", (entry) => {
    if (isLayoutShift(entry) && !entry.hadRecentInput) vitals.shift += entry.value;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    vitals.paint = startTime;
  });
  watch("longtask", ({ duration }) => {
    vitals.blocking += Math.max(0, duration - 50);
  });
  window.benchVitals = vitals;
}

async function visit(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", NETWORK);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    let bytes = 0;
    cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(watchVitals);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLED_MS);
    return { bytes, ...(await page.evaluate(() => window.benchVitals)) };
  } finally {
    await context.close();
  }
}

async function findPages(port: number): Promise<{ name: PhonePage["name"]; url: string }[]> {
  const host = `bench-60.localhost:${port}`;
  const { body } = await get({ port, host, path: "/catalogo" });
  const [, product] = /href="(\/catalogo\/\d+-[^"]+)"/.exec(body.toString()) ?? [];
  if (!product) throw new Error("/catalogo no tiene productos");
  return [
    { name: "/catalogo", url: `http://${host}/catalogo` },
    { name: "Producto", url: `http://${host}${product}` },
  ];
}

function medians(visits: readonly Visit[]): Visit {
  const medianOf = (field: keyof Visit) => median(visits.map((each) => each[field]));
  return {
    bytes: medianOf("bytes"),
    shift: medianOf("shift"),
    paint: medianOf("paint"),
    blocking: medianOf("blocking"),
  };
}

/** Visits the catalogue, a product and an empty page in each round. */
export async function timePhone(
  { port, nextPort }: Servers,
  { rounds }: { rounds: number },
): Promise<PhoneMeasurement> {
  const pages = (await findPages(port)).map((page) => ({ ...page, visits: [] as Visit[] }));
  const empty = { url: `http://localhost:${nextPort}/bench/empty`, visits: [] as Visit[] };
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  let slowdown: number;
  try {
    slowdown = await phoneSlowdown(browser);
    for (const { url } of [...pages, empty]) await visit(browser, url, slowdown); // warms the server up
    for (let round = 0; round < rounds; round++)
      for (const { url, visits } of [...pages, empty]) visits.push(await visit(browser, url, slowdown));
  } finally {
    await browser.close();
  }
  const above = (visits: readonly Visit[], field: keyof Visit) =>
    median(visits.map((each, round) => each[field] - (empty.visits[round]?.[field] ?? Number.NaN)));
  return {
    rounds,
    slowdown,
    pages: pages.map(({ name, visits }) => ({
      name,
      ...medians(visits),
      paintAbove: above(visits, "paint"),
      blockingAbove: above(visits, "blocking"),
    })),
    empty: medians(empty.visits),
  };
}
