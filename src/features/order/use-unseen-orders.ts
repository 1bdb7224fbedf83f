"use client";

import { useEffect, useRef } from "react";
import { api } from "~/trpc/react";

const POLL_MS = 20_000;

/** How many orders nobody has opened: asked every 20 s while the page is visible, and when it is again. */
export function useUnseenOrders(enabled: boolean): number {
  const utils = api.useUtils();
  const { data = 0 } = api.order.unseenCount.useQuery(undefined, {
    enabled,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: "always",
    meta: { ignoreErrors: true },
  });
  const before = useRef(data);
  useEffect(() => {
    if (data > before.current) void utils.order.list.invalidate();
    before.current = data;
  }, [data, utils]);
  return data;
}
