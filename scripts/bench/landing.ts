import { gzipSync } from "node:zlib";
import { type LighthouseRating, ratePages } from "./lighthouse.ts";
import { weighPages } from "./page-weight.ts";
import { get } from "./request.ts";
import type { Servers } from "./site.ts";

/** The name of the page in the report. */
const NAME = "Página de inicio";
/** Inline scripts that run; data for search engines does not. */
const INLINE = /<script>(.*?)<\/script>/gs;

/** What the part `landing` measures: the bytes of the site's home page and its rating by Lighthouse. */
export interface LandingMeasurement {
  /** As sent to a browser. */
  html: number;
  /** Gzipped, inline and loaded. */
  scripts: number;
  rating: LighthouseRating;
}

export async function measureLanding({ port }: Servers, { rounds }: { rounds: number }): Promise<LandingMeasurement> {
  const page = { name: NAME, host: `localhost:${port}`, port, path: "/" };
  const { [NAME]: weight } = await weighPages([page]);
  if (!weight) throw new Error(`${NAME} was not weighed`);
  const { body } = await get(page);
  const inline = [...body.toString().matchAll(INLINE)].map(([, text = ""]) => text).join("\n");
  return {
    html: weight.wire.bytes,
    scripts: weight.js + weight.touch + gzipSync(inline).length,
    rating: await ratePages([{ name: NAME, url: `http://${page.host}/` }], { rounds }),
  };
}
