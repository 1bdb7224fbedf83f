import { within } from "~/lib/within";

/** Sends the form that asks to be told of a product, and shows the confirmation or what is wrong. */
export async function sendAlert(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>("[name=phone]");
  const button = form.querySelector("button");
  const said = form.querySelector("[role=alert]");
  if (!field || !button || !said || button.ariaBusy === "true") return;
  const say = (problem: string) => {
    said.textContent = problem;
    field.ariaInvalid = problem ? "true" : null;
    if (problem) field.focus();
  };
  say("");
  button.ariaBusy = "true";
  try {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const headers = { accept: "application/json" };
    const [isDone, answer] = await within(async (signal): Promise<[boolean, { problem?: string }]> => {
      const response = await fetch(form.action, { method: "POST", body, headers, signal });
      return [response.ok, await response.json()];
    });
    if (!isDone) return say(answer.problem ?? form.dataset.failed ?? "");
    const done = form.dataset.alert ?? "";
    location.replace(`#${done}`);
    document.getElementById(done)?.focus({ preventScroll: true });
  } catch {
    say(form.dataset.failed ?? "");
  } finally {
    button.ariaBusy = null;
  }
}

/** Opens the form for what a visitor chose and could not order. */
export function openAlert(variantId: string | undefined): void {
  const form = document.querySelector<HTMLFormElement>("form[data-alert]");
  const folded = form?.closest("details");
  if (folded) folded.open = true;
  const which = form?.querySelector("select");
  if (which && variantId) which.value = variantId;
  form?.querySelector<HTMLInputElement>("[name=phone]")?.focus();
}
