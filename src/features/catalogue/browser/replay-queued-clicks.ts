type Kind = "button" | "part" | "form";

/** What the page's first script keeps; see `early-taps`. */
const shared = globalThis as { earlyTaps?: Partial<Record<Kind, Element[] | null>> };

/** What was tapped so far, of any kind, and stays to be taken. */
export const hasQueuedClick = (): Element[] => Object.values(shared.earlyTaps ?? {}).flatMap((kept) => kept ?? []);

/** What was tapped so far, once; from now on the script that asks hears of it itself. */
export function replayQueuedClicks(kind: Kind): Element[] {
  const kept = shared.earlyTaps?.[kind] ?? [];
  if (shared.earlyTaps) shared.earlyTaps[kind] = null;
  for (const element of kept) element.ariaBusy = null;
  return kept;
}
