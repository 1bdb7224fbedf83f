"use client";

import { useSyncExternalStore } from "react";

/** From the width of the sidebar on, as the `lg` of tailwind.config.ts. */
const DESK = "(min-width: 1280px)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(DESK);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the screen is a desktop's; false until the page is hydrated. For what style sheets cannot decide. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DESK).matches,
    () => false,
  );
}
