// The script of a page that the panel shows in a frame: what is being chosen there is seen at once, and nothing is pressed.
import { PREVIEW_PAINTED, PREVIEW_READY, previewCss } from "~/domain/theme/preview";

/** `still` pages cannot be reached at all; `scrolled` ones are read as far as one likes. */
export type PreviewMode = "still" | "scrolled";

/** Below this height a whole card is brought into sight. */
const LOW = 400;
const PLACE = `preview:${location.pathname}`;

/** Only the panel's own window around this page is heard, and only as colours. */
function hearPanel(panel: string): void {
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

function settle(): void {
  const card = document.querySelector(".card")?.getBoundingClientRect();
  if (card && innerHeight < LOW) scrollTo({ top: scrollY + card.bottom + 12 - innerHeight, behavior: "instant" });
}

const refuse = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** The next page in this frame's place stands where this one did. */
function keepPlace(): void {
  try {
    scrollTo({ top: Number(sessionStorage.getItem(PLACE)) || 0, behavior: "instant" });
    addEventListener("scroll", () => sessionStorage.setItem(PLACE, String(scrollY)));
  } catch {
    // a browser that keeps nothing for frames shows it from its beginning
  }
}

const { panel, preview } = document.querySelector<HTMLElement>("script[data-preview]")?.dataset ?? {};
if (panel && self !== top) {
  if (preview === "still") {
    document.body.inert = true;
    settle();
    addEventListener("load", settle); // what came late may have moved it
  } else {
    for (const press of ["click", "auxclick", "submit"]) addEventListener(press, refuse, true);
    keepPlace();
  }
  hearPanel(panel);
}
