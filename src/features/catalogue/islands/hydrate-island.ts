import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { takeQueuedClicks } from "../browser/take-queued-clicks";

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChanged = (field: Field): boolean =>
  field instanceof HTMLInputElement && field.type === "radio"
    ? field.checked && !field.defaultChecked
    : field.value !== field.defaultValue;

/** Lets React render the effect of one event before the next is dispatched. */
const afterDrawing = () => new Promise((done) => setTimeout(done));

/** Hydrates a server-rendered component and replays what was chosen, typed and tapped before hydration. */
export async function hydrateIsland<P extends object>(place: HTMLElement, Part: ComponentType<P>, data: P) {
  const changed = [...place.querySelectorAll<Field>("input, textarea")].filter(isChanged);
  hydrateRoot(place, createElement(Part, data));
  const early = [...takeQueuedClicks("part"), ...takeQueuedClicks("form")]; // now handled by the component
  for (const field of changed) {
    await afterDrawing();
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
    if (field !== document.activeElement) field.dispatchEvent(new Event("blur"));
  }
  for (const tapped of early) {
    await afterDrawing();
    if (tapped instanceof HTMLFormElement) tapped.requestSubmit();
    else if (tapped instanceof HTMLElement) tapped.click();
  }
}
