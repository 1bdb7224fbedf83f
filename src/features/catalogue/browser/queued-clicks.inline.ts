// Queues taps made before the page's own script runs; must come before anything that can be tapped.
import type { ClickKind, ClickQueues, EarlyClicks } from "./take-queued-clicks";

const queues: ClickQueues = { button: [], part: [], form: [], row: [] };
(globalThis as EarlyClicks).queuedClicks = queues;

/** Queues a target once: a second tap on a button that did not react is not a second intent. */
function queue(kind: ClickKind, selector: string, event: Event): void {
  const element = (event.target as Element).closest(selector);
  const kept = queues[kind];
  if (!element || !kept) return;
  element.ariaBusy = "true";
  if (!kept.includes(element)) kept.push(element);
  if (kind === "form") event.preventDefault();
}

addEventListener("click", (event) => {
  queue("button", "button[data-add]", event);
  queue("part", ".buy button[type=button]", event);
  queue("row", ".row button", event);
});
addEventListener("submit", (event) => queue("form", ".buy", event));
