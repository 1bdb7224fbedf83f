const BOX = ".find input[name=q]";
/** Submitted on change; the buttons are for visitors without JavaScript. */
const AT_ONCE = "select[data-at-once], .facets input";

let started = false;

/** Loads suggestions when a search box is first focused, and what sends a filter when one is chosen. */
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
  addEventListener("focusin", onFocus);
  onFocus({ target: document.activeElement });
  addEventListener("change", ({ target }) => {
    if (!(target instanceof Element) || !target.matches(AT_ONCE)) return;
    import("./search-forms").then(
      ({ sendChoice }) => sendChoice(target as HTMLSelectElement | HTMLInputElement),
      () => {},
    );
  });
}
