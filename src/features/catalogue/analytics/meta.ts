import { type AnalyticsEvent, pixelEvent } from "~/domain/stats/analytics-event";
import { loadScript, type Tracker } from "./tracker";

/** The command queue that Meta's script takes over once it has loaded. */
interface Fbq {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[];
  push: Fbq;
  loaded: boolean;
  version: string;
  /** Stops the pixel from reporting history changes as page views: the new URL may be an order's. */
  disablePushState: boolean;
}

type Page = typeof globalThis & { fbq?: Fbq; _fbq?: Fbq };

/** Meta's pixel through its own script, with automatic collection from buttons and form fields switched off. */
export function metaPixel(id: string, currency: string): Tracker {
  const page = globalThis as Page;
  const fbq = ((...command: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command);
    else fbq.queue.push(command);
  }) as Fbq;
  Object.assign(fbq, { push: fbq, loaded: true, version: "2.0", queue: [], disablePushState: true });
  page.fbq = fbq;
  page._fbq = fbq;
  const stop = () => fbq("consent", "revoke");
  return {
    start() {
      fbq("set", "autoConfig", false, id);
      fbq("init", id);
      fbq("track", "PageView");
      loadScript("https://connect.facebook.net/en_US/fbevents.js");
    },
    tell(analyticsEvent: AnalyticsEvent) {
      fbq("track", ...pixelEvent(analyticsEvent, currency));
      if (analyticsEvent.kind === "order") stop();
    },
    stop,
  };
}
