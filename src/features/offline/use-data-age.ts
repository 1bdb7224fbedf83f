import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sessionTexts } from "~/copy/session";
import { MINUTE_MS } from "~/domain/duration";
import { useCopy } from "~/features/app-context/copy-provider";

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

/** How old the data of the screen is, in words; null while `active` is false and where nothing was read. */
export function useDataAge(active: boolean): string | null {
  const { offline: copy } = useCopy(sessionTexts).session;
  const client = useQueryClient();
  const [age, setAge] = useState<string | null>(null);
  useEffect(() => {
    if (!active) return setAge(null);
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
  }, [active, client, copy]);
  return age;
}
