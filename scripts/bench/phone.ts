// A cheap phone's first visit: a processor four times slower, 1.6 Mbit/s down, 150 ms away.
import { chromium } from "@playwright/test";
import { findChromium } from "../chromium.ts";
import { median } from "./measure.ts";

const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** What still moves or blocks after the page has loaded. */
const SETTLED_MS = 2_500;

/** In the page, before anything of it runs. */
function watchPage() {
  window.benchSeen = { shift: 0, paint: 0, blocking: 0 };
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) window.benchSeen.shift += entry.value;
  });
  watch("largest-contentful-paint", (entry) => {
    window.benchSeen.paint = entry.startTime;
  });
  watch("longtask", (entry) => {
    window.benchSeen.blocking += Math.max(0, entry.duration - 50);
  });
}

async function visit(browser, { host, path }) {
  const context = await browser.newContext({
    ...PHONE,
    userAgent: "Mozilla/5.0 (Linux; Android 14) Chrome/148.0.0.0 Mobile",
  });
  const page = await context.newPage();
  try {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", NETWORK);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    let bytes = 0;
    cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(watchPage);
    await page.goto(`http://${host}${path}`, { waitUntil: "load" });
    await page.waitForTimeout(SETTLED_MS);
    return { bytes, ...(await page.evaluate(() => window.benchSeen)) };
  } finally {
    await context.close();
  }
}

/** First visits of `pages` and of `empty`, the empty page of the same build, one after the other: medians. */
export async function timePhone({ pages, empty, rounds }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  const own = pages.map(() => []);
  const bare = [];
  try {
    for (const page of [...pages, empty]) await visit(browser, page); // a visitor's first time is not the server's
    while (bare.length < rounds) {
      for (const [n, page] of pages.entries()) own[n].push(await visit(browser, page));
      bare.push(await visit(browser, empty));
    }
  } finally {
    await browser.close();
  }
  const of = (visits, field) => median(visits.map((one) => one[field]));
  const figures = (visits) => ({
    bytes: of(visits, "bytes"),
    shift: of(visits, "shift"),
    paint: of(visits, "paint"),
    blocking: of(visits, "blocking"),
  });
  const above = (visits, field) => median(visits.map((one, round) => one[field] - bare[round][field]));
  return {
    rounds,
    pages: pages.map(({ name }, n) => ({
      name,
      ...figures(own[n]),
      paintAbove: above(own[n], "paint"),
      blockingAbove: above(own[n], "blocking"),
    })),
    empty: figures(bare),
  };
}
