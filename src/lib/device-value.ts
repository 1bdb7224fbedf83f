"use client";

import { useSyncExternalStore } from "react";

const CHANGED = "device-value";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked in this browser
  }
}

/** Stores a short text on this device; every `useDeviceValue` of the key updates at once. */
export function storeOnDevice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is blocked: only the stored value is lost
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

/** The text stored on this device under a key, null if there is none; undefined until the page is hydrated. */
export function useDeviceValue(key: string): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => read(key),
    () => undefined,
  );
}
