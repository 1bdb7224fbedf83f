// Says before the page is drawn that the shop is closed: a notice that came later would move what is below it.
import type { InlineScriptElement } from "../browser/inline-script";

export interface ClosedNoticeData {
  /** Times by the minute since 1970 at which they end, and what is said until then: nothing while the shop is open. */
  states: string;
}

function say({ previousElementSibling: notice, dataset }: InlineScriptElement<ClosedNoticeData>): void {
  const states = dataset.states.split("|");
  const state = states.find((one) => Date.now() / 60_000 < Number(one.split(" ", 1)[0]));
  const said = (state || "").replace(/^\d+ /, "");
  if (!said || !(notice instanceof HTMLElement)) return;
  notice.textContent = said;
  notice.hidden = false;
  document.documentElement.dataset.closed = "";
}

say(document.currentScript as InlineScriptElement<ClosedNoticeData>);
