import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { takeEarlyTaps } from "../take-early-taps";
import { dataOf } from "./island";

type Field = HTMLInputElement | HTMLTextAreaElement;

const isChanged = (field: Field): boolean =>
  field instanceof HTMLInputElement && field.type === "radio"
    ? field.checked && !field.defaultChecked
    : field.value !== field.defaultValue;

/** What one tap changed is drawn before the next one is heard. */
const afterDrawing = () => new Promise((done) => setTimeout(done));

/** Has a component go on with what the server drew of it, and hear of what was chosen, typed and tapped there before. */
export async function hydrateIsland<P extends object>(place: HTMLElement, Part: ComponentType<P>): Promise<void> {
  const changed = [...place.querySelectorAll<Field>("input, textarea")].filter(isChanged);
  hydrateRoot(place, createElement(Part, dataOf<P>(place)));
  for (const field of changed) {
    await afterDrawing();
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
    if (field !== document.activeElement) field.dispatchEvent(new Event("blur"));
  }
  for (const tapped of [...takeEarlyTaps("part"), ...takeEarlyTaps("form")]) {
    await afterDrawing();
    if (tapped instanceof HTMLFormElement) tapped.requestSubmit();
    else if (tapped instanceof HTMLElement) tapped.click();
  }
}
