"use client";

import { useState } from "react";
import { moved } from "~/features/image/photo-list";
import { orQueued } from "~/trpc/outbox/panel-outbox";
import { api, type RouterOutputs } from "~/trpc/react";

export type LinkItem = RouterOutputs["link"]["list"]["links"][number];

/** Pausing, moving, deleting: optimistic, sent one at a time; `version` increments when the live page has changed. */
export function useLinkChanges() {
  const utils = api.useUtils();
  const [version, setVersion] = useState(0);
  // Synchronous with the tap: otherwise the switch would flip back before the update.
  const show = (change: (all: LinkItem[]) => LinkItem[]) => {
    void utils.link.list.cancel(undefined, { revert: false, silent: true });
    const before = utils.link.list.getData();
    if (before) utils.link.list.setData(undefined, { ...before, links: change(before.links) });
    return () => utils.link.list.setData(undefined, before);
  };
  const refresh = async () => {
    setVersion((count) => count + 1);
    await utils.link.list.invalidate();
  };
  const scope = { scope: { id: "links" } };
  const update = api.link.update.useMutation(scope);
  const order = api.link.order.useMutation(scope);
  const remove = api.link.delete.useMutation(scope);
  return {
    version,
    refresh,
    pause: async (id: number, paused: boolean) => {
      const undo = show((all) => all.map((one) => (one.id === id ? { ...one, paused } : one)));
      await orQueued(update.mutateAsync({ id, paused, seen: { paused: !paused } })).catch(undo);
      await refresh();
    },
    move: async (links: readonly LinkItem[], from: number, to: number) => {
      const sorted = moved(links, from, to);
      const undo = show(() => sorted);
      await orQueued(order.mutateAsync({ list: sorted.map(({ id }, at) => ({ id, order: at })) })).catch(undo);
      await refresh();
    },
    remove: async (id: number) => {
      await orQueued(remove.mutateAsync({ id }));
      await refresh();
    },
  };
}
