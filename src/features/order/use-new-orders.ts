"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { toast } from "sonner";
import { fill } from "~/copy/fill";
import { formatPrice } from "~/domain/product/money";
import { useCopy } from "~/features/session/copy-provider";
import type { Session } from "~/features/session/session-provider";
import { chime, listenForGesture } from "~/lib/chime";
import { useFirstTab } from "~/lib/use-first-tab";
import { api } from "~/trpc/react";

const POLL_MS = 20_000;
const CONNECTED_POLL_MS = 120_000;
const CHANNEL = "vidriera-new-order";

interface Heard {
  tentId: number;
  number: number;
  customerName: string;
  total: number;
}

/**
 * How many orders nobody has opened. A new one shows at once: one tab listens to the server and tells the others; without
 * that connection the count is asked for every 20 s. The listening tab sounds, where the person wants it.
 */
export function useNewOrders({ tent, user }: Pick<Session, "tent" | "user">): number {
  const { order: copy } = useCopy();
  const router = useRouter();
  const utils = api.useUtils();
  const first = useFirstTab(CHANNEL);
  const channel = useRef<BroadcastChannel | null>(null);
  const sound = useRef(user.orderSound);
  useEffect(() => {
    sound.current = user.orderSound;
  }, [user.orderSound]);
  useEffect(listenForGesture, []);

  const tentId = tent?.id;
  const symbol = tent?.currencySymbol;
  const refetch = useCallback(
    () => Promise.all([utils.order.unseenCount.invalidate(), utils.order.list.invalidate()]),
    [utils],
  );
  const show = useCallback(
    ({ number, customerName, total }: Heard) => {
      toast.info(fill(copy.arrived.text, { name: customerName, total: formatPrice(total, symbol) }), {
        id: `order-${number}`,
        action: { label: copy.arrived.see, onClick: () => router.push(`/pedidos/${number}`) },
      });
      void refetch();
    },
    [copy, symbol, router, refetch],
  );

  const stream = api.order.watch.useSubscription(tentId === undefined ? undefined : { tentId }, {
    enabled: first && tentId !== undefined,
    onStarted: () => void refetch(), // what came in while nobody listened
    onData: (order) => {
      if (sound.current) chime();
      channel.current?.postMessage(order);
      show(order);
    },
  });
  useEffect(() => {
    if (!("BroadcastChannel" in window) || tentId === undefined) return;
    const open = new BroadcastChannel(CHANNEL);
    channel.current = open;
    open.onmessage = ({ data }: MessageEvent<Heard>) => {
      if (data.tentId === tentId) show(data);
    };
    return () => {
      channel.current = null;
      open.close();
    };
  }, [tentId, show]);

  const connected = stream.status === "pending";
  const { data = 0 } = api.order.unseenCount.useQuery(undefined, {
    enabled: tentId !== undefined,
    refetchInterval: connected ? CONNECTED_POLL_MS : POLL_MS,
    refetchOnWindowFocus: "always",
    meta: { ignoreErrors: true },
  });
  const before = useRef(data);
  useEffect(() => {
    if (data > before.current) {
      void utils.order.list.invalidate();
      if (!connected && first && sound.current) chime();
    }
    before.current = data;
  }, [data, connected, first, utils]);
  return data;
}
