type Kind = "button" | "part" | "form";

/** What the page's first script keeps; see `queued-clicks`. */
const shared = globalThis as { queuedClicks?: Partial<Record<Kind, Element[] | null>> };

/** What was tapped so far, of any kind, and stays to be taken. */
export const queuedClickTargets = (): Element[] =>
  Object.values(shared.queuedClicks ?? {}).flatMap((kept) => kept ?? []);

/** What was tapped so far, once; from now on the script that asks hears of it itself. */
export function takeQueuedClicks(kind: Kind): Element[] {
  const kept = shared.queuedClicks?.[kind] ?? [];
  if (shared.queuedClicks) shared.queuedClicks[kind] = null;
  for (const element of kept) element.ariaBusy = null;
  return kept;
}
