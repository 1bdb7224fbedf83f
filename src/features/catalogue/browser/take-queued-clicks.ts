export type ClickKind = "button" | "part" | "form" | "row";

/** The queued targets; null once the page's own script handles the kind. */
export type ClickQueues = Record<ClickKind, Element[] | null>;

/** What `queued-clicks.inline` shares with the page's own script. */
export interface EarlyClicks {
  queuedClicks?: ClickQueues;
}

const shared = globalThis as EarlyClicks;

/** The queued targets of every kind, without removing them. */
export const queuedClickTargets = (): Element[] =>
  Object.values(shared.queuedClicks ?? {}).flatMap((kept) => kept ?? []);

/** Takes the queued targets of a kind and stops queueing it: from now on the caller listens itself. */
export function takeQueuedClicks(kind: ClickKind): Element[] {
  const kept = shared.queuedClicks?.[kind] ?? [];
  if (shared.queuedClicks) shared.queuedClicks[kind] = null;
  for (const element of kept) element.ariaBusy = null;
  return kept;
}
