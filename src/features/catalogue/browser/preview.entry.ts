// Script of a page that the panel shows in an iframe: applies the chosen colours or the composed home at once, and blocks
// clicks.
import { type HomePreview, readHomePreview } from "~/domain/home/preview";
import { PREVIEW_PAINTED, PREVIEW_READY, previewCss } from "~/domain/theme/preview";

/** `still` pages are inert; `scrolled` ones can be scrolled but not clicked. */
export type PreviewMode = "still" | "scrolled";

const PLACE = `preview:${location.pathname}`;

/** The name of a marked section, whatever ornament its style puts there. */
const LABEL = {
  all: "initial",
  content: "attr(data-marked)",
  position: "absolute",
  top: "0",
  right: "0",
  "z-index": "9",
  padding: "4px 8px",
  background: "#0c2be8",
  color: "#fff",
  font: "600 14px/1.2 system-ui, sans-serif",
};

/**
 * Around the section that is being edited, in the panel's blue: with the shop's colours it could be part of the shop. The
 * panel's awning hangs over the top of a home.
 */
const MARK = `
  body { padding-top: 24px; }
  [data-marked] { position: relative; outline: 3px solid #0c2be8; outline-offset: -3px; }
  [data-marked]::after { ${Object.entries(LABEL)
    .map(([property, value]) => `${property}: ${value} !important`)
    .join("; ")} }`;

/** Shows a home that the server made from a draft, in place of the published one. */
function showHome({ home, marked }: HomePreview): void {
  const main = new DOMParser().parseFromString(home, "text/html").querySelector("main");
  if (main) document.querySelector("main")?.replaceWith(document.adoptNode(main));
  const part = marked && document.getElementById(marked.anchor);
  if (!part) return;
  part.dataset.marked = marked.label;
  // around what has a margin, inside what goes from edge to edge
  if (part.offsetWidth < document.documentElement.clientWidth) part.style.outlineOffset = "4px";
  part.scrollIntoView({ block: "nearest", behavior: "instant" });
}

/** Accepts messages only from the parent window on the panel's origin, and only as colours or as a home. */
function listenToPanel(panel: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(MARK);
  document.adoptedStyleSheets = [sheet];
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== panel || source !== parent) return;
    const css = previewCss(data);
    const home = css === null ? readHomePreview(data) : null;
    if (css !== null) sheet.replaceSync(css);
    else if (home) showHome(home);
    else return;
    parent.postMessage(PREVIEW_PAINTED, panel);
  });
  parent.postMessage(PREVIEW_READY, panel);
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
  if (preview === "still") document.body.inert = true;
  else {
    for (const press of ["click", "auxclick", "submit"]) addEventListener(press, refuse, true);
    restoreScroll();
  }
  listenToPanel(panel);
}
