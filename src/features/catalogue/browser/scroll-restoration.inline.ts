// Scrolls back to the card a visitor left when they return to a long list; comes after the page's content. Sections far
// down have an estimated height until they come near, so the browser's own scroll restoration lands elsewhere: this
// stores the card at the top of the screen and scrolls to it until its position settles.

/** A page may have several cards of a product: `index` is this one's among them. */
type Place = [product: string | undefined, index: number, top: number];

/** Frames in which the position is corrected. */
const FRAMES = 20;
const key = `place:${location.pathname}${location.search}`;

const cardsOf = (product?: string) => [
  ...document.querySelectorAll<HTMLElement>(`main .card[data-p${product ? `="${product}"` : ""}]`),
];
const topOf = (card: HTMLElement) => card.getBoundingClientRect().top;

function settle(card: HTMLElement, top: number, frames: number): void {
  const offset = topOf(card) - top;
  if (Math.abs(offset) > 1) scrollBy({ top: offset, behavior: "instant" });
  if (frames > 0) requestAnimationFrame(() => settle(card, top, frames - 1));
  else history.scrollRestoration = "auto";
}

addEventListener("pagehide", () => {
  try {
    sessionStorage.removeItem(key);
    if (scrollY < 1) return;
    const card = cardsOf().find((one) => one.getBoundingClientRect().bottom > 0);
    if (!card) return;
    const { p } = card.dataset;
    const place: Place = [p, cardsOf(p).indexOf(card), topOf(card)];
    sessionStorage[key] = JSON.stringify(place);
  } catch {}
});

try {
  const isReturn = performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "back_forward");
  if (isReturn) {
    const [product, index, top]: Place = JSON.parse(sessionStorage[key]);
    const card = cardsOf(product)[index];
    if (card) {
      history.scrollRestoration = "manual";
      settle(card, top, FRAMES);
    }
  }
} catch {}
