const BOX = ".find input[name=q]";
/** Submitted on change; the button is for visitors without JavaScript. */
const AT_ONCE = "select[data-at-once]";

let started = false;

/** Loads suggestions when a search box is first focused, and keeps search URLs short (no empty fields). */
export function watchSearch(): void {
  const onFocus = ({ target }: { target: EventTarget | null }) => {
    if (started || !(target instanceof HTMLInputElement && target.matches(BOX))) return;
    started = true;
    import("./instant-search").then(
      ({ startInstantSearch }) => startInstantSearch(target),
      () => {
        started = false; // offline: the next interaction retries
      },
    );
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && target.matches(AT_ONCE)) target.form?.requestSubmit();
  };
  const onData = ({ formData }: FormDataEvent) => {
    for (const name of new Set(formData.keys())) {
      const given = formData.getAll(name);
      formData.delete(name);
      if (given.some((value) => value !== "")) formData.set(name, given.join("-"));
    }
  };
  addEventListener("focusin", onFocus);
  addEventListener("change", onChange);
  for (const form of document.querySelectorAll<HTMLFormElement>(".tools")) form.addEventListener("formdata", onData);
  onFocus({ target: document.activeElement });
}
