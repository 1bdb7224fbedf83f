const BOX = ".find input[name=q]";
/** Submitted on change; the buttons are for visitors without JavaScript. */
const AT_ONCE = "select[data-at-once], .facets input";
/** Where the filters cover the page; there they stay open until they are closed. */
const AS_SHEET = "(max-width: 959px)";

let started = false;

/** Loads suggestions when a search box is first focused, and keeps search addresses short. */
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
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement) || !target.matches(AT_ONCE))
      return;
    const { form } = target;
    if (form?.matches(".facets") && matchMedia(AS_SHEET).matches) form.action += "#filtros";
    form?.requestSubmit();
  };
  const onData = ({ formData }: FormDataEvent) => {
    const range = formData.getAll("precio");
    if (range.length === 0) return;
    formData.delete("precio");
    if (range.some((value) => value !== "")) formData.set("precio", range.join("-"));
  };
  addEventListener("focusin", onFocus);
  addEventListener("change", onChange);
  for (const form of document.querySelectorAll<HTMLFormElement>(".facets")) form.addEventListener("formdata", onData);
  onFocus({ target: document.activeElement });
}
