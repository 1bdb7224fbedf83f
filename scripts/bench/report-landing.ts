import { kb } from "./format.ts";
import type { LandingMeasurement } from "./landing.ts";
import type { PartResult } from "./part.ts";
import { ratingChecks, ratingLines } from "./report-lighthouse.ts";

const MOST_SCRIPTS = 25_000;

export function reportLanding({ html, scripts, rating }: LandingMeasurement): PartResult {
  const limit = `hasta ${kb(MOST_SCRIPTS)}`;
  return {
    lines: ["", `Página de inicio: HTML ${kb(html)}, scripts ${kb(scripts)} (${limit})`, ...ratingLines(rating)],
    checks: [
      { ok: scripts <= MOST_SCRIPTS, text: `Página de inicio, scripts: ${kb(scripts)}, ${limit}` },
      ...ratingChecks(rating),
    ],
    data: { landing: { html, scripts, lighthouse: rating } },
  };
}
