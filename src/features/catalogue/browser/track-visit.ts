import type { AnalyticsEvent } from "~/domain/stats/analytics-event";

/** Heard by the page's first script, which knows whether this visitor counts. */
export const VISIT_EVENT = "track-visit";

type Told = { kind: "WHATSAPP_OPEN" } | { kind: "CART_ADD"; id: number };

/** Counts what an island saw a visitor do. */
export function trackVisit(told: Told): void {
  dispatchEvent(new CustomEvent(VISIT_EVENT, { detail: told }));
}

/** Heard by the analytics of the shop's own, in shops that have them. */
export const ANALYTICS_EVENT = "deed";

export function trackEvent(deed: AnalyticsEvent): void {
  dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: deed }));
}
