import type { AnalyticsIds } from "../tent/analytics";

/** The third-party scripts that a shop would load. */
export type Tool = keyof AnalyticsIds;

export type Consent = "yes" | "no";

const NO = "no";

/** The visitor's decision on these tools; null means ask. A tool added since the decision requires asking again. */
export function parseConsent(kept: string | null, tools: readonly Tool[]): Consent | null {
  if (kept === NO) return "no";
  const [yes, ...agreed] = (kept ?? "").split(" ");
  return yes === "yes" && tools.every((tool) => agreed.includes(tool)) ? "yes" : null;
}

export const consentText = (consent: Consent, tools: readonly Tool[]): string =>
  consent === "yes" ? ["yes", ...tools].join(" ") : NO;
