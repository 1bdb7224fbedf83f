"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { QUEUED_CHANGES, type QueuedPath } from "~/domain/outbox/queued-calls";
import type { ImageRef } from "~/domain/product/images/image";
import { useCopy } from "~/features/app-context/copy-provider";
import { reportExpiredSession } from "~/features/app-context/failures/call-failures";
import { useSession } from "~/features/app-context/session-provider";
import { CLOSED_OUTBOX, type OutboxState } from "~/trpc/outbox/outbox";
import { photoKeysOf } from "~/trpc/outbox/outbox-entry";
import { nameQueuedCalls, panelOutbox } from "~/trpc/outbox/panel-outbox";
import { loadedPhotos } from "~/trpc/photos/late-photos";

const subscribe = (listener: () => void) => panelOutbox().subscribe(listener);
const current = () => panelOutbox().state();
const closed = () => CLOSED_OUTBOX;

/** The changes of the open shop that the server has not confirmed. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(subscribe, current, closed);
}

function readAgain(client: QueryClient, path: QueuedPath): Promise<unknown> {
  return Promise.all(QUEUED_CHANGES[path].stale.map((area) => client.invalidateQueries({ queryKey: [[area]] })));
}

type Row = { id?: unknown; name?: unknown; image?: ImageRef | null };

/** The rows that the panel has read of an area. */
export function readRows(client: QueryClient, area: string): Row[] {
  return client.getQueriesData<unknown>({ queryKey: [[area]] }).flatMap(([, data]) => {
    const { rows, categories, links } = (data ?? {}) as Record<string, Row[] | undefined>;
    return ([data, rows, categories, links].flat() as (Row | null | undefined)[]).filter((row) => row != null);
  });
}

function nameIn(client: QueryClient, area: string, id: unknown): string {
  const row = readRows(client, area).find((one) => one.id === id && typeof one.name === "string");
  return typeof row?.name === "string" ? row.name : "";
}

/** Sends the changes of this account and shop, as long as the panel shows it. `enabled`: not during the onboarding. */
export function useSendOutbox(enabled: boolean): void {
  const { outbox: copy } = useCopy(outboxTexts);
  const { user, tent } = useSession();
  const client = useQueryClient();
  // a super-user who views the panel acts for somebody else, on a device that is not theirs
  const isOwn = enabled && user.viewedUntil === null;
  const tentId = tent?.id;
  useEffect(() => {
    panelOutbox().whenDone((entry) => {
      if (photoKeysOf(entry).length > 0) void loadedPhotos()?.panelPhotos().forgetSent();
      return readAgain(client, entry.path);
    });
  }, [client]);
  useEffect(() => {
    if (!isOwn || tentId === undefined) return;
    nameQueuedCalls((path, { name, number, id, customerName, from, to }) => {
      if (typeof from === "number") {
        return from === to ? fill(copy.order, { number: from }) : fill(copy.orders, { from, to: String(to) });
      }
      if (typeof name === "string" && id === undefined) return name;
      if (typeof number === "number") return fill(copy.order, { number });
      if (typeof customerName === "string") return customerName;
      return nameIn(client, path.split(".")[0] ?? "", id) || (typeof name === "string" ? name : "");
    });
    const outbox = panelOutbox();
    // without storage nothing is kept, and every call is sent directly
    void outbox.open({ userId: user.id, tentId }).catch(() => undefined);
    return () => outbox.close();
  }, [isOwn, user.id, tentId, client, copy]);

  const { expired, entries } = useOutbox();
  const waits = expired && entries.some(({ state }) => state === "waiting");
  useEffect(() => {
    if (waits) reportExpiredSession();
  }, [waits]);
}
