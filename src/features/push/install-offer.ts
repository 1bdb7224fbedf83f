"use client";

import { useSyncExternalStore } from "react";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function change(next: InstallEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install the panel, which it makes once per document, until a screen shows it. */
export function watchInstallOffer(): () => void {
  const onOffer = (event: Event) => {
    event.preventDefault();
    change(event as InstallEvent);
  };
  const onInstalled = () => change(null);
  window.addEventListener("beforeinstallprompt", onOffer);
  window.addEventListener("appinstalled", onInstalled);
  return () => {
    window.removeEventListener("beforeinstallprompt", onOffer);
    window.removeEventListener("appinstalled", onInstalled);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the person to install the panel; null where the browser does not offer it. */
export function useInstallOffer(): (() => void) | null {
  const event = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  if (!event) return null;
  return () => {
    void event.prompt();
    change(null);
  };
}
