const BOX = ".find input[name=q]";
/** Sent as soon as it is chosen; the button is for who has no script. */
const AT_ONCE = "select[data-at-once]";

let started = false;

/** Brings the search box to life when it is first touched, and keeps addresses of searches short. */
export function watchSearch(): void {
  const onFocus = ({ target }: { target: EventTarget | null }) => {
    if (started || !(target instanceof HTMLInputElement && target.matches(BOX))) return;
    started = true;
    import("./instant-search").then(
      ({ startInstantSearch }) => startInstantSearch(target),
      () => {
        started = false; // no network: the next touch tries again
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
