import { deviceDatabase } from "~/trpc/device/device-database";
import { PRIVATE_CACHES, type WorkerMessage } from "./worker-messages";

/** How long a log-out waits for the service worker, in ms. */
const PATIENCE_MS = 3_000;

let cleared = false;

/** Whether this page has logged out: nothing may be cached any more. */
export const isCleared = (): boolean => cleared;

async function clearQueries(): Promise<void> {
  await (await deviceDatabase()).clear("queries");
}

/** Deletes the screens that the service worker caches. Never rejects. */
export async function clearScreens(): Promise<void> {
  try {
    const worker = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;
    if (worker) {
      const { port1, port2 } = new MessageChannel();
      const done = new Promise<void>((end) => {
        port1.onmessage = () => end();
        setTimeout(end, PATIENCE_MS);
      });
      worker.postMessage({ kind: "clear" } satisfies WorkerMessage, [port2]);
      await done;
      port1.close();
    }
    for (const name of await caches.keys()) if (name.startsWith(PRIVATE_CACHES)) await caches.delete(name);
  } catch {
    // a browser without these has cached nothing
  }
}

/** Deletes all that this device caches of the panel, after a log-out. Never rejects. */
export async function clearDevice(): Promise<void> {
  cleared = true;
  const badge = navigator as { clearAppBadge?: () => Promise<void> };
  await Promise.allSettled([clearScreens(), clearQueries(), badge.clearAppBadge?.()]);
}
