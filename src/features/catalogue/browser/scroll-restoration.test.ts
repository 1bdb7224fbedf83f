import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { SCROLL_RESTORATION } from "~/generated/inline/scripts";

/** Products of the page's cards from top to bottom, each card 100 px high. */
const CARDS = ["7", "8", "7", "9"];

interface Opened {
  kept: Record<string, unknown>;
  type?: "navigate" | "back_forward";
  scrollY?: number;
  /** Height of what appears above the cards after the script has run. */
  late?: number;
}

/** Opens the page with stubbed browser globals, and returns where it ended up and how to leave it. */
function open({ kept, type = "navigate", scrollY = 0, late = 0 }: Opened) {
  const frames: (() => void)[] = [];
  const listeners = new Map<string, () => void>();
  let above = 0;
  const page = {
    scrollY,
    history: { scrollRestoration: "auto" },
    location: { pathname: "/catalogo", search: "?orden=precio" },
    performance: { getEntriesByType: () => [{ type }] },
    sessionStorage: kept,
    scrollBy: ({ top }: { top: number }) => {
      page.scrollY += top;
    },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    document: { querySelectorAll: (selector: string) => cards.filter(({ dataset }) => isIn(dataset.p, selector)) },
  };
  const isIn = (product: string, selector: string) =>
    selector === "main .card[data-p]" || selector === `main .card[data-p="${product}"]`;
  const cards = CARDS.map((p, index) => ({
    dataset: { p },
    getBoundingClientRect() {
      const top = above + index * 100 - page.scrollY;
      return { top, bottom: top + 100 };
    },
  }));
  runInNewContext(SCROLL_RESTORATION, page);
  above = late;
  for (const frame of frames) frame();
  return { at: page.scrollY, frames: frames.length, history: page.history, leave: () => listeners.get("pagehide")?.() };
}

/** What the browser stores of a visitor who leaves the page at this position. */
function leftAt(scrollY: number): Record<string, unknown> {
  const kept = {};
  Object.defineProperty(kept, "removeItem", { value: (key: keyof typeof kept) => delete kept[key] });
  open({ kept, scrollY }).leave();
  return kept;
}

it("scrolls back to the card at the top of the screen when the visitor returns, also when it moves afterwards", () => {
  expect(open({ kept: leftAt(230), type: "back_forward" }).at).toBe(230);
  expect(open({ kept: leftAt(230), type: "back_forward", late: 40 })).toMatchObject({
    at: 270,
    frames: 20,
    history: { scrollRestoration: "auto" },
  });
});

it("leaves the position alone on a page that is opened anew, or was left at its top", () => {
  expect(open({ kept: leftAt(230) })).toMatchObject({ at: 0, frames: 0 });
  expect(open({ kept: leftAt(0), type: "back_forward" })).toMatchObject({ at: 0, frames: 0 });
});

it("leaves the position alone when the card is gone, or what is stored is no place", () => {
  for (const place of ['["8",1,0]', '["6",0,0]', "null", "{"])
    expect(open({ kept: { "place:/catalogo?orden=precio": place }, type: "back_forward" }).frames).toBe(0);
});

it("forgets a place once the visitor leaves the page at its top", () => {
  const kept = leftAt(230);
  expect(Object.keys(kept)).toEqual(["place:/catalogo?orden=precio"]);
  open({ kept }).leave();
  expect(Object.keys(kept)).toEqual([]);
});
