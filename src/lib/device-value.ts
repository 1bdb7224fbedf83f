"use client";

import { useSyncExternalStore } from "react";

const CHANGED = "device-value";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing forgets at once
  }
}

/** Keeps a small text on this device; every `useDeviceValue` of the key sees it at once. */
export function keepOnDevice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing is lost but the memory of it
  }
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener("storage", onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener("storage", onChange);
  };
}

/** What this device keeps under a key, null for nothing; undefined until the page has come alive. */
export function useDeviceValue(key: string): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => read(key),
    () => undefined,
  );
}
