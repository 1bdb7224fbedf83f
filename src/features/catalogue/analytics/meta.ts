import { type AnalyticsEvent, pixelEvent } from "~/domain/stats/analytics-event";
import { loadScript, type Tracker } from "./tracker";

/** Meta's queue, which its script takes over. */
interface Fbq {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[];
  push: Fbq;
  loaded: boolean;
  version: string;
  /** A new address in the bar is no new page to tell: it may be an order's. */
  disablePushState: boolean;
}

type Page = typeof globalThis & { fbq?: Fbq; _fbq?: Fbq };

/** Meta's pixel by its own script, without what it would find out by itself from buttons and fields. */
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
    tell(deed: AnalyticsEvent) {
      fbq("track", ...pixelEvent(deed, currency));
      if (deed.kind === "order") stop();
    },
    stop,
  };
}
