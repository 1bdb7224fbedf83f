"use client";

import { useState } from "react";
import { moved } from "~/domain/moved";
import { type ListChanges, removed, reordered, sets } from "~/features/outbox/pending-rows";
import { useChange } from "~/features/outbox/use-change";
import { api, type RouterOutputs } from "~/trpc/react";

export type LinkItem = RouterOutputs["link"]["list"]["links"][number];

export const SHOWN_LINKS: ListChanges<"link", LinkItem> = {
  "link.create": null,
  "link.delete": removed,
  "link.order": reordered,
  "link.update": sets("name", "paused", "url"),
};

/** Pausing, moving, deleting; `version` increments when the live page may have changed. */
export function useLinkChanges() {
  const [version, setVersion] = useState(0);
  const update = api.link.update.useMutation();
  const order = api.link.order.useMutation();
  const remove = api.link.delete.useMutation();
  const change = useChange();
  const refreshPreview = () => setVersion((count) => count + 1);
  const run = async (call: Promise<unknown>) => {
    const outcome = await change(call, null);
    refreshPreview();
    return outcome;
  };
  return {
    version,
    refreshPreview,
    pause: (id: number, paused: boolean) => run(update.mutateAsync({ id, paused, seen: { paused: !paused } })),
    move: (links: readonly LinkItem[], from: number, to: number) =>
      run(order.mutateAsync({ list: moved(links, from, to).map(({ id }, at) => ({ id, order: at })) })),
    remove: (id: number) => run(remove.mutateAsync({ id })),
  };
}
