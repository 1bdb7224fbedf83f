// How much slower than this machine the cheap phone of the measurements is.
import type { Browser } from "@playwright/test";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { median } from "./median.ts";

/**
 * Lighthouse's BenchmarkIndex of the phone: four times slower than the middle of what its documentation calls a high-end desktop
 * (1,500 to 2,000). A fixed factor would make another phone of each machine.
 */
const PHONE_INDEX = 1_750 / 4;
const ROUNDS = 3;

/** The factor to slow a browser on this machine down by, so that it is as fast as the phone; takes three seconds. */
export async function phoneSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const indexes: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      indexes.push(await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex})()`));
    return Math.max(1, median(indexes) / PHONE_INDEX);
  } finally {
    await page.close();
  }
}
