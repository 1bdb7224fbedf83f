// Queues analytics events until the script that handles them has loaded.
import type { AnalyticsEvent } from "~/domain/stats/analytics-event";
import { ANALYTICS_EVENT } from "../browser/track-visit";

export interface EarlyEvents {
  /** Null once that script handles the events itself. */
  deeds?: AnalyticsEvent[] | null;
}

(globalThis as EarlyEvents).deeds = [];
addEventListener(ANALYTICS_EVENT, (event) => {
  const { deeds } = globalThis as EarlyEvents;
  if (deeds) deeds.push((event as CustomEvent<AnalyticsEvent>).detail);
});
