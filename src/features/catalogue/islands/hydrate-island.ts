import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { takeQueuedClicks } from "../browser/take-queued-clicks";

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChanged = (field: Field): boolean =>
  field instanceof HTMLInputElement && field.type === "radio"
    ? field.checked && !field.defaultChecked
    : field.value !== field.defaultValue;

/** What one tap changed is drawn before the next one is heard. */
const afterDrawing = () => new Promise((done) => setTimeout(done));

/** Has a component go on with what the server drew of it, and hear of what was chosen, typed and tapped there before. */
export async function hydrateIsland<P extends object>(place: HTMLElement, Part: ComponentType<P>, data: P) {
  const changed = [...place.querySelectorAll<Field>("input, textarea")].filter(isChanged);
  hydrateRoot(place, createElement(Part, data));
  const early = [...takeQueuedClicks("part"), ...takeQueuedClicks("form")]; // from here on the component hears them itself
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
