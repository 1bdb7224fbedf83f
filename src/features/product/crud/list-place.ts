"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

const LIST = "/productos";
const KEY = "product-list-place";

interface Place {
  href: string;
  y: number;
  /** The merchant is on the way back: the list scrolls there when it opens. */
  returning?: boolean;
}

function readPlace(): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Place | null;
  } catch {
    return null; // storage is blocked in this browser
  }
}

function storePlace(place: Place): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // storage is blocked: the list opens at its top
  }
}

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

/** The way back from a screen of the list: to the same search, filter, order, page and place. */
export function useWayBackToList() {
  const router = useRouter();
  const [href, setHref] = useState(LIST);
  useEffect(() => setHref(readPlace()?.href ?? LIST), []);
  const mark = () => {
    const place = readPlace();
    if (place) storePlace({ ...place, returning: true });
  };
  return {
    link: { href, scroll: false, onClick: mark },
    go: () => {
      mark();
      router.push(href, { scroll: false });
    },
  };
}
