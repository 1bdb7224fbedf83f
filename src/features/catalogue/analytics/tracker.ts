import type { AnalyticsEvent } from "~/domain/stats/analytics-event";

/** A tool that measures visits. What it loads it loads when it is started, and never before. */
export interface Tracker {
  /** Once a page: loads the tool and tells the page. */
  start(): void;
  tell(deed: AnalyticsEvent): void;
  /** Nothing more is told on this page. */
  stop(): void;
}

export function loadScript(address: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}
