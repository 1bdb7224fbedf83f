"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { readPlace, storePlace } from "./way-back";

/** Keeps where this tab left the list, and scrolls there when the merchant returns. */
export function useListPlace(href: string): void {
  const keep = useEffectEvent((y: number) => storePlace({ href, y }));
  useLayoutEffect(() => {
    const place = readPlace();
    if (place?.returning) window.scrollTo({ top: place.y, behavior: "instant" });
    // Read while scrolling, because the page has another height by the time it is left.
    let y = place?.returning ? place.y : window.scrollY;
    const onScroll = () => {
      y = window.scrollY;
    };
    const onLeave = () => keep(y);
    onLeave();
    window.addEventListener("scroll", onScroll, { passive: true });
    document.addEventListener("click", onLeave, { capture: true });
    window.addEventListener("pagehide", onLeave);
    return () => {
      window.removeEventListener("scroll", onScroll);
      document.removeEventListener("click", onLeave, { capture: true });
      window.removeEventListener("pagehide", onLeave);
    };
  }, []);
}
