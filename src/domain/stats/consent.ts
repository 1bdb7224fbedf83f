import type { AnalyticsIds } from "../tent/analytics";

/** Whose scripts a shop would load. */
export type Tool = keyof AnalyticsIds;

export type Consent = "yes" | "no";

const NO = "no";

/** What a visitor decided about these tools; null asks. A tool that was not named then is asked for again. */
export function parseConsent(kept: string | null, tools: readonly Tool[]): Consent | null {
  if (kept === NO) return "no";
  const [yes, ...agreed] = (kept ?? "").split(" ");
  return yes === "yes" && tools.every((tool) => agreed.includes(tool)) ? "yes" : null;
}

export const consentText = (consent: Consent, tools: readonly Tool[]): string =>
  consent === "yes" ? ["yes", ...tools].join(" ") : NO;
