"use client";

import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** The document's body, marked with `data-hydrating` until React has hydrated it. Browser tests wait for that. */
export function AppBody({ children }: { children: React.ReactNode }) {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return (
    <body className="font-sans text-base" data-hydrating={hydrating ? "" : undefined}>
      {children}
    </body>
  );
}
