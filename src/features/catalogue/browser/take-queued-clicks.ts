type Kind = "button" | "part" | "form";

/** The queues filled by the page's first script; see `queued-clicks`. */
const shared = globalThis as { queuedClicks?: Partial<Record<Kind, Element[] | null>> };

/** The queued targets of every kind, without removing them. */
export const queuedClickTargets = (): Element[] =>
  Object.values(shared.queuedClicks ?? {}).flatMap((kept) => kept ?? []);

/** Takes the queued targets of a kind and stops queueing it: from now on the caller listens itself. */
export function takeQueuedClicks(kind: Kind): Element[] {
  const kept = shared.queuedClicks?.[kind] ?? [];
  if (shared.queuedClicks) shared.queuedClicks[kind] = null;
  for (const element of kept) element.ariaBusy = null;
  return kept;
}
