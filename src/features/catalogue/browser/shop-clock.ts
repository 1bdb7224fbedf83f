import {
  type HolidayDays,
  holidayState,
  type LocalTime,
  localTime,
  type OpeningWords,
  openingSentence,
  openingState,
  type Turn,
} from "~/domain/tent/hours";

/** Updates what depends on the shop's local date and time, which a cached page cannot know. */
export function markClock(words: OpeningWords, moment = new Date()): void {
  const nowOf = ({ dataset }: HTMLElement): LocalTime => localTime(moment, dataset.zone ?? "UTC");
  let holiday: HolidayDays | null = null;
  for (const notice of document.querySelectorAll<HTMLElement>("[data-holiday]")) {
    const [from = "", until = ""] = (notice.dataset.holiday ?? "").split(" ");
    holiday = { from, until };
    notice.hidden = holidayState(holiday, nowOf(notice).date) !== "now";
  }
  const schedule = document.querySelector<HTMLElement>("[data-hours]");
  if (!schedule) return;
  const turns = JSON.parse(schedule.dataset.hours ?? "[]") as Turn[];
  const state = openingState(turns, nowOf(schedule), holiday);
  for (const mark of document.querySelectorAll<HTMLElement>("[data-opening]")) {
    mark.dataset.opening = state.open ? "open" : "closed";
    mark.textContent = openingSentence(state, words);
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
