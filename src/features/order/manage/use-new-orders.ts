"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "~/components/ui/toast";
import { fill } from "~/copy/fill";
import { panelTexts } from "~/copy/panel";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { useCopy } from "~/features/app-context/copy-provider";
import type { Session } from "~/features/app-context/session-provider";
import { useGoToTent } from "~/features/tent/use-go-to-tent";
import { chime, listenForGesture } from "~/lib/chime";
import { useFirstTab } from "~/lib/use-first-tab";
import type { ArrivedOrder } from "~/server/services/order/manage/watch-orders";
import { api, type RouterOutputs } from "~/trpc/react";

const POLL_MS = 20_000;
const CONNECTED_POLL_MS = 120_000;
/** Another name whenever what is sent changes: tabs of two versions may be open. */
const CHANNEL = "vidriera-new-order-2";
const NONE: NewOrders["elsewhere"] = [];

export interface NewOrders {
  /** Number of unseen orders in this shop. */
  here: number;
  /** Unseen orders in the owner's other shops. */
  elsewhere: RouterOutputs["order"]["unseenElsewhere"];
}

/**
 * Unseen orders. New ones show at once: one tab subscribes to the server and broadcasts to the others; without that
 * connection the count is polled every 20 s. The subscribed tab plays the sound if the user has it on.
 */
export function useNewOrders({ tent, user }: Pick<Session, "tent" | "user">): NewOrders {
  const { panel: copy } = useCopy(panelTexts);
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
  const linked = tent?.linked;
  const goToTent = useGoToTent();
  const refetch = useCallback(
    () =>
      Promise.all([
        utils.order.unseenCount.invalidate(),
        utils.order.unseenElsewhere.invalidate(),
        utils.order.list.invalidate(),
      ]),
    [utils],
  );
  const show = useCallback(
    (order: ArrivedOrder) => {
      const { number, customerName: name, total } = order;
      const path = `/pedidos/${number}`;
      const other = linked?.find(({ id }) => id === order.tentId);
      if (other) {
        toast.info(fill(copy.arrived.elsewhere, { shop: other.name, name, total }), {
          id: `order-${other.id}-${number}`,
          action: { label: copy.arrived.see, onClick: () => goToTent(other.id, path) },
        });
      } else if (order.tentId === tentId) {
        toast.info(fill(copy.arrived.text, { name, total }), {
          id: `order-${number}`,
          action: { label: copy.arrived.see, onClick: () => router.push(path) },
        });
      }
      void refetch();
    },
    [copy, linked, tentId, router, goToTent, refetch],
  );

  const stream = api.order.watch.useSubscription(undefined, {
    enabled: first && tentId !== undefined,
    onStarted: () => void refetch(), // catches up on orders that came in before the subscription
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
    open.onmessage = ({ data }: MessageEvent<ArrivedOrder>) => show(data);
    return () => {
      channel.current = null;
      open.close();
    };
  }, [tentId, show]);

  const connected = stream.status === "pending";
  const viewEnds = user.viewedUntil?.getTime() ?? Number.POSITIVE_INFINITY;
  const isOver = () => Date.now() >= viewEnds; // the bar above then leaves the shop
  const [isLost, setLost] = useState(false);
  const polled = {
    refetchInterval: () => (isOver() ? false : connected ? CONNECTED_POLL_MS : POLL_MS),
    refetchOnWindowFocus: () => (isOver() ? false : "always"),
    meta: { ignoreErrors: true },
  } as const;
  const { data = 0, error } = api.order.unseenCount.useQuery(undefined, {
    ...polled,
    enabled: tentId !== undefined && !isLost,
  });
  useEffect(() => {
    // another tab switched shops, or another user is logged in by now: reload, and the server decides what to show
    if (appErrorOfCall(error)?.code !== "NOT_FOUND") return;
    setLost(true);
    window.location.reload();
  }, [error]);
  const hasOthers = linked !== undefined && linked.length > 0 && !isLost;
  const { data: elsewhere = NONE } = api.order.unseenElsewhere.useQuery(undefined, { ...polled, enabled: hasOthers });
  const before = useRef(data);
  useEffect(() => {
    if (data > before.current) {
      void utils.order.list.invalidate();
      if (!connected && first && sound.current) chime();
    }
    before.current = data;
  }, [data, connected, first, utils]);
  return { here: data, elsewhere };
}
