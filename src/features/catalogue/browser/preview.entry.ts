// Script of a page that the panel shows in an iframe: applies the chosen colours at once and blocks clicks.
import { PREVIEW_PAINTED, PREVIEW_READY, previewCss } from "~/domain/theme/preview";

/** `still` pages are inert; `scrolled` ones can be scrolled but not clicked. */
export type PreviewMode = "still" | "scrolled";

/** In frames lower than this, in CSS pixels, the page scrolls until a whole card is in view. */
const LOW = 400;
const PLACE = `preview:${location.pathname}`;

/** Accepts messages only from the parent window on the panel's origin, and only as colours. */
function listenToPanel(panel: string): void {
  const sheet = new CSSStyleSheet();
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== panel || source !== parent) return;
    const css = previewCss(data);
    if (css === null) return;
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    parent.postMessage(PREVIEW_PAINTED, panel);
  });
  parent.postMessage(PREVIEW_READY, panel);
}

function scrollToCard(): void {
  const card = document.querySelector(".card")?.getBoundingClientRect();
  if (card && innerHeight < LOW) scrollTo({ top: scrollY + card.bottom + 12 - innerHeight, behavior: "instant" });
}

const refuse = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Restores the scroll position when this frame loads the page again. */
function restoreScroll(): void {
  try {
    scrollTo({ top: Number(sessionStorage.getItem(PLACE)) || 0, behavior: "instant" });
    addEventListener("scroll", () => sessionStorage.setItem(PLACE, String(scrollY)));
  } catch {
    // browsers without storage in frames start at the top
  }
}

const { panel, preview } = document.querySelector<HTMLElement>("script[data-preview]")?.dataset ?? {};
if (panel && self !== top) {
  if (preview === "still") {
    document.body.inert = true;
    scrollToCard();
    addEventListener("load", scrollToCard); // late resources may have shifted the layout
  } else {
    for (const press of ["click", "auxclick", "submit"]) addEventListener(press, refuse, true);
    restoreScroll();
  }
  listenToPanel(panel);
}
