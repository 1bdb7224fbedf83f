/** What a page tells the service worker once it has come to rest. */
export interface SeenMessage {
  /** Addresses of the photos that it showed. */
  photos: string[];
  /** Its own path, and those of its products. */
  pages: string[];
}

/** As many products as a long screen shows; their pages together weigh less than its photos. */
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

/** Keeps the shop for times without a network, when everything else has been done. Not where it is only looked at in a frame. */
export function keepShop(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || self !== top) return;
  const begin = async () => {
    try {
      await workers.register("/sw.js");
      const { active } = await workers.ready;
      active?.postMessage(seen());
    } catch {
      // a browser that keeps nothing shows the shop as before
    }
  };
  const calm = () => setTimeout(begin, CALM);
  if (document.readyState === "complete") calm();
  else addEventListener("load", calm, { once: true });
}
