"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { fill } from "~/copy/fill";
import { outboxTexts } from "~/copy/outbox";
import { useCopy } from "~/features/app-context/copy-provider";
import { reportExpiredSession } from "~/features/app-context/failures/call-failures";
import { useSession } from "~/features/app-context/session-provider";
import { CLOSED_OUTBOX, type OutboxState } from "~/trpc/outbox/outbox";
import { nameQueuedCalls, panelOutbox } from "~/trpc/outbox/panel-outbox";

const subscribe = (listener: () => void) => panelOutbox().subscribe(listener);
const current = () => panelOutbox().state();
const closed = () => CLOSED_OUTBOX;

/** The changes of the open shop that the server has not confirmed. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(subscribe, current, closed);
}

/** What a confirmed change makes out of date, by the first part of its path. */
const STALE: Record<string, readonly string[]> = {
  category: ["category", "product"],
  link: ["link"],
  order: ["order", "product", "dashboard"],
  product: ["product", "category", "stockAlert", "dashboard"],
  tent: ["tent", "link", "dashboard"],
};

function readAgain(client: QueryClient, path: string): Promise<unknown> {
  const areas = STALE[path.split(".")[0] ?? ""] ?? [];
  return Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: [[area]] })));
}

type Row = { id?: unknown; name?: unknown };

/** The name of a row in what the panel has read of its area. */
function nameIn(client: QueryClient, area: string, id: unknown): string {
  const lists = client.getQueriesData<unknown>({ queryKey: [[area]] }).flatMap(([, data]) => {
    const { rows, categories, links } = (data ?? {}) as Record<string, Row[] | undefined>;
    return [data, rows, categories, links].flat() as (Row | undefined)[];
  });
  const row = lists.find((one) => one?.id === id && typeof one?.name === "string");
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
    if (!isOwn || tentId === undefined) return;
    nameQueuedCalls((path, { name, number, id }) => {
      if (typeof name === "string" && id === undefined) return name;
      if (typeof number === "number") return fill(copy.order, { number });
      return nameIn(client, path.split(".")[0] ?? "", id) || (typeof name === "string" ? name : "");
    });
    const outbox = panelOutbox();
    // without storage nothing is kept, and every call is sent directly
    void outbox.open({ userId: user.id, tentId }, ({ path }) => readAgain(client, path)).catch(() => undefined);
    return () => outbox.close();
  }, [isOwn, user.id, tentId, client, copy]);

  const { expired, entries } = useOutbox();
  const waits = expired && entries.some(({ state }) => state === "waiting");
  useEffect(() => {
    if (waits) reportExpiredSession();
  }, [waits]);
}
