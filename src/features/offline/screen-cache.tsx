"use client";

import { useQueryClient } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { PANEL_WORKER, type WorkerMessage } from "~/features/device-cache/worker-messages";
import { api } from "~/trpc/react";

const CALM_MS = 2_500;
/** Orders that open without a network although nobody opened them, of a list that was shown. */
const MOST_ORDERS = 8;

interface Frugal {
  connection?: { saveData?: boolean; effectiveType?: string };
}

function seen(path: string): WorkerMessage {
  const { saveData, effectiveType = "" } = (navigator as Frugal).connection ?? {};
  const orders = saveData || effectiveType.includes("2g") ? [] : linkedOrders();
  return {
    kind: "seen",
    screens: [path, ...orders],
    files: performance.getEntriesByType("resource").flatMap(({ name }) => {
      const { origin, pathname, search } = new URL(name);
      return origin === location.origin ? pathname + search : [];
    }),
  };
}

function linkedOrders(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/pedidos/"]');
  const paths = [...links].map(({ pathname }) => pathname).filter((path) => /^\/pedidos\/\d+$/.test(path));
  return [...new Set(paths)].slice(0, MOST_ORDERS);
}

export interface ScreenCacheProps {
  account: string;
  build: string;
}

/**
 * Caches the last screens and their data on this device, for times without a network. It starts once the screen is idle,
 * and the code that stores is loaded then.
 */
export function ScreenCache({ account, build }: ScreenCacheProps) {
  const client = useQueryClient();
  const path = usePathname();
  const utils = api.useUtils();
  const { mutate: addDevice } = api.push.add.useMutation({
    meta: { ignoreErrors: true },
    onSuccess: () => utils.push.devices.invalidate(),
  });
  const worker = useRef<Promise<ServiceWorkerRegistration | null> | null>(null);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const begin = async () => {
      const { cacheQueries } = await import("~/features/device-cache/cached-queries");
      const end = await cacheQueries(client, { account, build });
      if (isGone) end();
      else stop = end;
    };
    void begin().catch(() => undefined); // without storage the panel works as before
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client, account, build]);

  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers) return;
    const tell = async () => {
      worker.current ??= workers.register(PANEL_WORKER).then(
        () => workers.ready,
        () => null,
      );
      const { active } = (await worker.current) ?? {};
      if (!navigator.onLine) return;
      active?.postMessage(seen(path));
      const { renewedSubscription } = await import("~/features/push/renew-push");
      const renewed = await renewedSubscription(Number(account.split(".")[0]));
      if (renewed) addDevice(renewed);
    };
    const timer = setTimeout(() => void tell().catch(() => undefined), CALM_MS);
    return () => clearTimeout(timer);
  }, [path, account, addDevice]);
  return null;
}
