"use client";

import { type Query, useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { MINUTE_MS } from "~/domain/duration";
import { useCopy } from "~/features/app-context/copy-provider";
import { useOnline } from "./use-online";

/** Calls of the frame around the screens: their age says nothing about what is shown. */
const OF_FRAME = [
  "billing.plans",
  "billing.subscriber",
  "news.unseen",
  "order.unseenCount",
  "order.unseenElsewhere",
  "session.me",
  "site.build",
  "survey.due",
  "tent.mine",
  "tent.own",
];

function isOfScreen({ queryKey, state }: Query): boolean {
  const path: unknown = queryKey[0];
  return state.dataUpdatedAt > 0 && Array.isArray(path) && !OF_FRAME.includes(path.join("."));
}

/** Without a network: says so, and how old the data of the screen is. */
export function OfflineBar() {
  const isOnline = useOnline();
  return isOnline ? null : <Bar />;
}

function Bar() {
  const { offline: copy } = useCopy().session;
  const client = useQueryClient();
  const [age, setAge] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const shown = client.getQueryCache().findAll({ type: "active", predicate: isOfScreen });
      const moments = shown.map(({ state }) => state.dataUpdatedAt);
      const oldest = moments.length > 0 ? Math.min(...moments) : null;
      setAge(oldest === null ? null : copy.age(Math.floor((Date.now() - oldest) / MINUTE_MS)));
    };
    read();
    const timer = setInterval(read, MINUTE_MS / 4);
    const leave = client.getQueryCache().subscribe((event) => {
      if (event.type !== "observerResultsUpdated") queueMicrotask(read);
    });
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [client, copy]);
  return (
    <p
      role="status"
      className="flex min-h-11 items-center gap-2.5 bg-toast px-4 text-sm font-semibold text-on-toast lg:sticky lg:top-(--above) lg:z-shell lg:px-10 print:hidden"
    >
      <CloudOff aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {copy.lost}
        {age ? ` · ${age}` : null}
      </span>
    </p>
  );
}
