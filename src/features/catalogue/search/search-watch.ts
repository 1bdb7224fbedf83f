const BOX = ".find input[name=q]";
const AT_ONCE = "select[data-at-once], .facets input";

let started = false;

/** Loads suggestions when a search box is first focused, and what the forms of search results do. */
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
  // without it they work as without JavaScript
  if (document.querySelector(AT_ONCE)) import("./search-forms").then(({ watchForms }) => watchForms()).catch(() => {});
}
