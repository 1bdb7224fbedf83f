// The service worker that replaces a shop's installed one: it deletes its caches and unregisters itself.

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WaitingEvent) => void): void;
}
declare const self: Scope;

async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(retire()));
