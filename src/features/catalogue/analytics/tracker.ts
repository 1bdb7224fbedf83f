import type { AnalyticsEvent } from "~/domain/stats/analytics-event";

/** An analytics tool. Its third-party script is loaded by `start`, never earlier. */
export interface Tracker {
  /** Called once per page: loads the script and reports the page view. */
  start(): void;
  tell(analyticsEvent: AnalyticsEvent): void;
  /** Stops reporting for the rest of this page. */
  stop(): void;
}

export function loadScript(address: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}
