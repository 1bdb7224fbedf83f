"use client";

import { useEffect } from "react";

/** Brings the script that asks and measures, once the page itself has everything. */
export function AnalyticsLoader() {
  useEffect(() => {
    if (self !== top) return; // the panel's preview
    const bring = () =>
      import("./analytics").then(
        ({ startAnalytics }) => startAnalytics(),
        () => {}, // no network: nothing is measured
      );
    if (document.readyState === "complete") void bring();
    else addEventListener("load", bring, { once: true });
    return () => removeEventListener("load", bring);
  }, []);
  return null;
}
