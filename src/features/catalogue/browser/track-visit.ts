import type { AnalyticsEvent } from "~/domain/stats/analytics-event";

/** Handled by the page's first script, which knows whether this visitor counts. */
export const VISIT_EVENT = "track-visit";

type VisitorAction = { kind: "WHATSAPP_OPEN" } | { kind: "CART_ADD"; id: number };

/** Reports a visitor's action inside an island. */
export function trackVisit(action: VisitorAction): void {
  dispatchEvent(new CustomEvent(VISIT_EVENT, { detail: action }));
}

/** Handled by the shop's own analytics tools, where it has any. */
export const ANALYTICS_EVENT = "deed";

export function trackEvent(event: AnalyticsEvent): void {
  dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
}
