import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findChromium } from "../chromium.ts";
import { freePort } from "../free-port.ts";
import { median } from "./measure.ts";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** What Lighthouse would mend first, by the time it would win. */
const opportunities = ({ audits }) =>
  Object.values(audits)
    .map(({ id, title, metricSavings, score }) => ({ id, title, score, wins: metricSavings?.LCP ?? 0 }))
    .filter(({ wins, score }) => wins > 0 && score !== null && score < 1)
    .sort((a, b) => b.wins - a.wins)
    .slice(0, 3)
    .map(({ id, wins }) => `${id} (${Math.round(wins)} ms)`);

const failed = ({ audits, categories }) =>
  CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );

/** Lighthouse as a phone sees each page, `rounds` times: medians of the four scores, from 0 to 100. */
export async function rateByLighthouse(pages, rounds) {
  const port = await freePort();
  const args = ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const rated = [];
    for (const { name, host, path } of pages) {
      const results = [];
      for (let round = 0; round < rounds; round++) {
        const { lhr } = await lighthouse(`http://${host}${path}`, {
          port,
          logLevel: "silent",
          output: "json",
          onlyCategories: CATEGORIES,
        });
        if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
        results.push(lhr);
      }
      const score = (category) => median(results.map(({ categories }) => categories[category].score * 100));
      rated.push({
        name,
        scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])),
        failed: [...new Set(results.flatMap(failed))],
        opportunities: opportunities(results[0]),
      });
    }
    return { rounds, pages: rated };
  } finally {
    await browser.close();
  }
}
