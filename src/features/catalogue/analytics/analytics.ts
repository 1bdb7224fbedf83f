import type { AnalyticsEvent, ViewedItem } from "~/domain/stats/analytics-event";
import { type Consent, consentText, parseConsent, type Tool } from "~/domain/stats/consent";
import { writeCookie } from "~/lib/write-cookie";
import { ANALYTICS_EVENT } from "../browser/track-visit";
import { readCart } from "../cart/cart-store";
import { askConsent } from "./consent-banner";
import { googleAnalytics } from "./google";
import { metaPixel } from "./meta";
import type { EarlyEvents } from "./queued-events.inline";
import type { MeasuredPage } from "./shop-analytics";
import type { Tracker } from "./tracker";

const MAKERS: Record<Tool, (id: string, currency: string) => Tracker> = { ga4: googleAnalytics, pixel: metaPixel };
/** Events of a page that loads no tracker are queued for the next one, up to this many. */
const MOST_WAITING = 20;
const CHAT = 'a[href^="https://wa.me/"]';

const shared = globalThis as EarlyEvents;

/** Whether the browser sends GPC or Do Not Track. An explicit answer to our own banner overrides it. */
function refusesAlways(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return globalPrivacyControl === true || doNotTrack === "1";
}

/** Ignores storage errors: a device without storage is asked on every page. */
function keep(store: () => Storage, key: string, text: string): void {
  try {
    store().setItem(key, text);
  } catch {}
}
function kept(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}
const device = () => localStorage;
const tab = () => sessionStorage;

function readWaiting(key: string): AnalyticsEvent[] {
  try {
    return JSON.parse(kept(tab, key) ?? "[]") as AnalyticsEvent[];
  } catch {
    return [];
  }
}

/** Deletes the cookies that the trackers set, on this host and on its parent domains. */
function dropCookies(): void {
  const names = document.cookie
    .split("; ")
    .map((pair) => pair.split("=")[0] ?? "")
    .filter((name) => /^(?:_ga\w*|_fb[pc])$/.test(name));
  const parts = location.hostname.split(".");
  const domains = ["", ...parts.map((_, index) => `;domain=${parts.slice(index).join(".")}`)];
  for (const name of names) for (const domain of domains) writeCookie(`${name}=;path=/;max-age=0${domain}`);
}

/** Asks for consent where it is needed and starts the trackers once the visitor has given it. */
export function startAnalytics(): void {
  const mount = document.getElementById("medicion");
  if (!mount || mount.dataset.started) return;
  mount.dataset.started = "";
  const { shop, currency = "", item } = mount.dataset;
  const page = mount.dataset.page as MeasuredPage | undefined;
  const tools = (Object.keys(MAKERS) as Tool[]).filter((tool) => mount.dataset[tool]);
  const key = `consent:${shop}`;
  const waiting = `deeds:${shop}`;
  let consent: Consent | null = parseConsent(kept(device, key), tools) ?? (refusesAlways() ? "no" : null);
  let trackers: Tracker[] = [];
  let started = false;

  const tell = (event: AnalyticsEvent) => {
    if (consent !== "yes") return;
    if (page === "search") keep(tab, waiting, JSON.stringify([...readWaiting(waiting), event].slice(-MOST_WAITING)));
    else for (const tracker of trackers) tracker.tell(event);
    // the page now shows the order, which third parties must not see
    if (event.kind === "order") trackers = [];
  };

  const tellCheckout = () => {
    const lines = readCart(Number(shop));
    const sent = JSON.stringify(lines.map(({ productId, variantId, quantity }) => [productId, variantId, quantity]));
    if (lines.length === 0 || kept(tab, `checkout:${shop}`) === sent) return;
    keep(tab, `checkout:${shop}`, sent);
    tell({ kind: "checkout", lines });
  };

  const begin = () => {
    if (page === "search") return;
    started = true;
    trackers = tools.map((tool) => MAKERS[tool](mount.dataset[tool] ?? "", currency));
    for (const tracker of trackers) tracker.start();
    for (const event of readWaiting(waiting)) tell(event);
    keep(tab, waiting, "[]");
    if (item) tell({ kind: "view", item: JSON.parse(item) as ViewedItem });
    if (page === "cart") tellCheckout();
  };

  const answered = (answer: Consent) => {
    const changed = answer !== consent;
    consent = answer;
    keep(device, key, consentText(answer, tools));
    if (!changed) return;
    if (answer === "no") {
      for (const tracker of trackers) tracker.stop();
      trackers = [];
      dropCookies();
    } else if (started)
      location.reload(); // stopped trackers can only restart on a new page
    else begin();
  };
  const ask = (called: boolean) => askConsent(mount, { tools, current: consent, called, onAnswer: answered });

  addEventListener(ANALYTICS_EVENT, (event) => tell((event as CustomEvent<AnalyticsEvent>).detail));
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest("[data-consent]")) ask(true);
    else if (event.button < 2 && event.target.closest(CHAT)) tell({ kind: "chat" });
  };
  addEventListener("click", onClick);
  addEventListener("auxclick", onClick);

  const early = shared.deeds ?? [];
  shared.deeds = null;
  if (consent === "yes") begin();
  for (const event of early) tell(event);
  if (consent === null && page !== "search") ask(false);
}
