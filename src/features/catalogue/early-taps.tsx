"use client"; // so that the page carries the text once

type Kind = "button" | "form";

const shared = globalThis as { earlyTaps?: Partial<Record<Kind, Element[] | null>> };

// One of each: who taps again because nothing happened wants one.
const SCRIPT = `(function(t){function k(n,e){if(!e||!t[n])return;e.ariaBusy="true";t[n].indexOf(e)<0&&t[n].push(e);return 1}
addEventListener("click",function(e){k("button",e.target.closest("button[data-add]"))});
addEventListener("submit",function(e){k("form",e.target.closest(".buy"))&&e.preventDefault()})})(earlyTaps={button:[],form:[]})`;

/** Keeps what visitors tap before the page's own script runs; stands before anything that can be tapped. */
export function EarlyTaps() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

/** What was tapped so far, once; from now on the script that asks hears of it itself. */
export function takeEarlyTaps(kind: Kind): Element[] {
  const kept = shared.earlyTaps?.[kind] ?? [];
  if (shared.earlyTaps) shared.earlyTaps[kind] = null;
  for (const element of kept) element.ariaBusy = null;
  return kept;
}
