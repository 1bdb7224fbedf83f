// Says before the page is drawn that the shop is closed: a notice that came later would move what is below it.
import type { InlineScriptElement } from "../browser/inline-script";

export interface ClosedNoticeData {
  /** JSON: times by the second since 1970 at which they end, and what is said then; nothing while the shop is open. */
  states: string;
}

function say({ previousElementSibling: notice, dataset }: InlineScriptElement<ClosedNoticeData>): void {
  const states = JSON.parse(dataset.states) as [until: number, said: string][];
  const state = states.find(([until]) => Date.now() / 1000 < until);
  if (!state?.[1] || !(notice instanceof HTMLElement)) return;
  notice.textContent = state[1];
  notice.hidden = false;
  document.documentElement.dataset.closed = "";
}

say(document.currentScript as InlineScriptElement<ClosedNoticeData>);
