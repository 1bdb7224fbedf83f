import { type OpeningWords, sayOpening, timeAt } from "~/domain/tent/hours";

/** Told when a part of the page with a mark has been drawn. */
export const MARK_DRAWN = "markdrawn";

/** Marks the page now, when a part of it has been drawn, and when it is shown again. */
export function watchClock(words: OpeningWords): void {
  const mark = () => markClock(words);
  mark();
  for (const kind of [MARK_DRAWN, "pageshow"]) addEventListener(kind, mark);
}

/** Updates what depends on the time, which a cached page cannot know. */
function markClock(words: OpeningWords, now = Date.now() / 1000): void {
  for (const notice of document.querySelectorAll<HTMLElement>("[data-holiday]")) {
    const [from = 0, until = 0] = (notice.dataset.holiday ?? "").split(" ").map(Number);
    notice.hidden = now < from || now >= until;
  }
  const time = timeAt(document.querySelector<HTMLElement>("[data-hours]")?.dataset.hours ?? "", now);
  if (!time) return;
  const [, kind, when] = time;
  const isOpen = kind === "open";
  document.documentElement.toggleAttribute("data-closed", kind === "closed");
  for (const mark of document.querySelectorAll<HTMLElement>("[data-opening]")) {
    const { closed } = mark.dataset;
    mark.dataset.opening = isOpen ? "open" : "closed";
    if (mark.matches(".notice")) mark.hidden = kind !== "closed";
    // `closed` is what a mark says of a closed shop instead, and of an open one it says nothing
    mark.textContent =
      closed === undefined ? sayOpening(isOpen, when, words) : isOpen || !when ? "" : closed.replace("*", when);
  }
}

/** Copies the account number of the button that was clicked. */
export async function copyAccount(target: Element): Promise<void> {
  const button = target.closest<HTMLElement>("button[data-copy]");
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
    button.textContent = button.dataset.copied ?? "";
  } catch {
    // without clipboard permission the number can still be selected
  }
}
