/** Message from a page to the service worker once the page is idle. */
export interface SeenMessage {
  /** URLs of the photos it showed. */
  photos: string[];
  /** Its own path and those of the products on it. */
  pages: string[];
}

/** Product pages cached per page: about what a long screen shows; together they weigh less than its photos. */
const MOST_PRODUCTS = 24;
const CALM = 3_000;

interface Frugal {
  connection?: { saveData?: boolean; effectiveType?: string };
}

function seen(): SeenMessage {
  const { saveData, effectiveType = "" } = (navigator as Frugal).connection ?? {};
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".card__name a")].slice(0, MOST_PRODUCTS);
  const spare = saveData || effectiveType.includes("2g");
  return {
    photos: performance.getEntriesByType("resource").flatMap(({ name }) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin && pathname.startsWith("/storage/images/") ? pathname : [];
    }),
    pages: [location.pathname, ...(spare ? [] : links.map(({ pathname }) => pathname))],
  };
}

/** Registers the service worker and caches the shop once the page is idle; never inside a frame. */
export function cacheShopWhenIdle(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || self !== top) return;
  const begin = async () => {
    try {
      await workers.register("/sw.js");
      const { active } = await workers.ready;
      active?.postMessage(seen());
    } catch {
      // without cache storage the shop works as before
    }
  };
  const calm = () => setTimeout(begin, CALM);
  if (document.readyState === "complete") calm();
  else addEventListener("load", calm, { once: true });
}
