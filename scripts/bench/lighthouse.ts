import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { findChromium } from "../chromium.ts";
import { freePort } from "../free-port.ts";
import { median } from "./median.ts";
import { phoneSlowdown } from "./phone-speed.ts";
import { get } from "./request.ts";
import type { Servers } from "./site.ts";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

/** The number of opportunities that are named. */
const MAX_OPPORTUNITIES = 3;

interface RatedPage {
  name: string;
  /** Kept from search engines on purpose. */
  unlisted?: boolean;
}

/** Lighthouse's rating of a page. The scores are medians. */
interface PageRating extends RatedPage {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** The audits that fail in one of the rounds. */
  failed: string[];
  /** The audits that would save most time, with their milliseconds. */
  opportunities: { id: string; ms: number }[];
}

export interface LighthouseRating {
  rounds: number;
  /** How much slower than this machine the phone is. */
  slowdown: number;
  pages: PageRating[];
}

function categoryOf({ categories }: Result, name: Category) {
  const category = categories[name];
  if (!category) throw new Error(`Lighthouse did not rate ${name}`);
  return category;
}

const isImperfect = (score: number | null | undefined) => typeof score === "number" && score < 1;

const opportunitiesOf = ({ audits }: Result) =>
  Object.values(audits)
    .filter(({ score }) => isImperfect(score))
    .map(({ id, metricSavings }) => ({ id, ms: metricSavings?.LCP ?? 0 }))
    .filter(({ ms }) => ms > 0)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, MAX_OPPORTUNITIES);

const failedAudits = (result: Result) =>
  CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
    categoryOf(result, name)
      .auditRefs.filter(({ id, weight }) => weight > 0 && isImperfect(result.audits[id]?.score))
      .map(({ id }) => id),
  );

async function findPages({ port }: Servers, host: string) {
  const { body } = await get({ port, host, path: "/catalogo" });
  const firstLink = (...patterns: RegExp[]) =>
    patterns.map((pattern) => pattern.exec(body.toString())?.[1]).find((link) => link);
  const pages: (RatedPage & { path: string | undefined })[] = [
    { name: "Inicio", path: "/" },
    { name: "/catalogo", path: "/catalogo" },
    {
      name: "Categoría",
      path: firstLink(/class="sec__all"[^>]*href="([^"]+)"/, /href="(\/[a-z-]+)"[^>]*class="sec__all/),
    },
    { name: "Producto", path: firstLink(/href="(\/catalogo\/\d+-[^"]+)"/) },
    { name: "Pedido", path: "/catalogo/carrito", unlisted: true },
  ];
  const missing = pages.find(({ path }) => !path);
  if (missing) throw new Error(`No hay dirección de «${missing.name}» en /catalogo`);
  return pages;
}

async function run(url: string, port: number, slowdown: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: "silent",
    output: "json",
    onlyCategories: [...CATEGORIES],
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
  });
  if (!result) throw new Error(`${url}: Lighthouse has no result`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Rates the pages of the demonstration shop. */
export async function rateByLighthouse(servers: Servers, { rounds }: { rounds: number }): Promise<LighthouseRating> {
  const host = `demo.localhost:${servers.port}`;
  const pages = await findPages(servers, host);
  return ratePages(
    pages.map(({ path, ...page }) => ({ ...page, url: `http://${host}${path}` })),
    { rounds },
  );
}

/** Rates pages as a phone sees them. */
export async function ratePages(
  pages: readonly (RatedPage & { url: string })[],
  { rounds }: { rounds: number },
): Promise<LighthouseRating> {
  const port = await freePort();
  const args = ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const slowdown = await phoneSlowdown(browser);
    const rated: PageRating[] = [];
    for (const { url, ...page } of pages) {
      const results: Result[] = [];
      for (let round = 0; round < rounds; round++) results.push(await run(url, port, slowdown));
      const score = (name: Category) => median(results.map((result) => (categoryOf(result, name).score ?? 0) * 100));
      rated.push({
        ...page,
        scores: {
          performance: score("performance"),
          accessibility: score("accessibility"),
          "best-practices": score("best-practices"),
          seo: score("seo"),
        },
        failed: [...new Set(results.flatMap(failedAudits))],
        opportunities: results.slice(0, 1).flatMap(opportunitiesOf),
      });
    }
    return { rounds, slowdown, pages: rated };
  } finally {
    await browser.close();
  }
}
