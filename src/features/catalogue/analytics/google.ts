import { type AnalyticsEvent, ga4Event, shareableAddress } from "~/domain/stats/analytics-event";
import { loadScript, type Tracker } from "./tracker";

type Page = typeof globalThis & { dataLayer?: unknown[] } & { [off: `ga-disable-${string}`]: boolean | undefined };

/** Timeout for the last event of a page, in milliseconds. */
const LAST_MS = 2_000;

/**
 * Google Analytics 4 through its own script: no advertising features, and cookies scoped to this host instead of the
 * parent domain that all shops share.
 */
export function googleAnalytics(id: string, currency: string): Tracker {
  const page = globalThis as Page;
  const layer: unknown[] = [];
  page.dataLayer = layer;
  const gtag: (...command: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: gtag.js only accepts an `arguments` object as a command, not an array
    layer.push(arguments);
  };
  const stop = () => {
    page[`ga-disable-${id}`] = true;
  };
  return {
    start() {
      const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
      gtag("consent", "default", { ...denied, analytics_storage: "granted" });
      gtag("set", {
        page_location: shareableAddress(location.href),
        page_referrer: shareableAddress(document.referrer),
      });
      gtag("js", new Date());
      gtag("config", id, {
        cookie_domain: "none",
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      });
      loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    },
    tell(analyticsEvent: AnalyticsEvent) {
      const event = ga4Event(analyticsEvent, currency);
      if (!event) return;
      const [name, details] = event;
      // After an order the page links to a chat with the whole order in the URL, and gtag.js records outbound links.
      const last = analyticsEvent.kind === "order" ? { event_callback: stop, event_timeout: LAST_MS } : {};
      gtag("event", name, { ...details, ...last });
    },
    stop,
  };
}
