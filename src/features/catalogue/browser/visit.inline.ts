// Sends visit events. A session lasts as long as its tab: no cookie, and nothing that outlives it. A visitor who comes
// from the panel, or sees the shop in its preview, is the merchant. Taps are counted before any other script has loaded.
import { SOURCE_MARK } from "~/domain/stats/source";
import type { VisitMessage } from "~/domain/stats/visit";
import { MAX_TERM, VISIT_PATH } from "~/domain/stats/visit-endpoint";
import type { InlineScriptElement } from "./inline-script";
import { VISIT_EVENT } from "./track-visit";

export interface VisitData {
  /** Origin of the panel. */
  panel: string;
  /** Id of the product, on a product page. */
  id?: number;
  /** Number of results, on a search page. */
  found?: number;
}

function tell(message: VisitMessage): void {
  navigator.sendBeacon(VISIT_PATH, JSON.stringify(message));
}

function countVisit({ panel, id, found }: InlineScriptElement<VisitData>["dataset"]): void {
  const isFramed = self !== top;
  const { referrer } = document;
  const query = new URLSearchParams(location.search);
  const visit: VisitMessage = { kind: "VISIT" };
  if (id) visit.id = +id;
  if (found) {
    visit.found = +found;
    visit.term = (query.get("q") || "").slice(0, MAX_TERM);
  }

  let session: string | undefined;
  try {
    session = sessionStorage.visit;
  } catch {}
  if (!session) {
    const host = (referrer.split("/")[2] || "").slice(0, 100);
    if (host !== location.host) {
      visit.host = host;
      visit.mark = (query.get(SOURCE_MARK) || query.get("utm_source") || "").slice(0, 40);
    }
    session = isFramed || referrer.startsWith(`${panel}/`) ? "own" : "1";
    try {
      sessionStorage.visit = session;
    } catch {}
  }
  const isOwn = session === "own";

  const onTap = ({ button, target }: MouseEvent) => {
    const link = button < 2 && (target as Element).closest("a");
    if (!link) return;
    if (link.dataset.link) tell({ kind: "LINK_CLICK", id: +link.dataset.link });
    if (!isOwn && link.href.startsWith("https://wa.me/")) tell({ kind: "WHATSAPP_OPEN" });
  };
  addEventListener("click", onTap);
  addEventListener("auxclick", onTap);
  if (isOwn || isFramed) return;
  addEventListener(VISIT_EVENT, (event) => tell((event as CustomEvent<VisitMessage>).detail));
  tell(visit);
}

if ("sendBeacon" in navigator) countVisit((document.currentScript as InlineScriptElement<VisitData>).dataset);
