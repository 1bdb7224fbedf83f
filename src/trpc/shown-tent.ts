import { SHOWN_TENT_HEADER } from "~/domain/tent/shown-tent";

let shown: number | null = null;

/** The shop that this tab shows, or null before it is known. */
export function shownTent(): number | null {
  return shown;
}

/** Once for each page that is loaded, by the session's provider: a tab that goes on to another shop loads anew. */
export function showTent(tentId: number | null): void {
  shown = tentId;
}

/** What every call of this tab carries. */
export function shownTentHeaders(): Record<string, string> {
  return shown === null ? {} : { [SHOWN_TENT_HEADER]: String(shown) };
}
