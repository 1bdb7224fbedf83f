"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";

const LIST = "/productos";
const KEY = "product-list-place";

interface Place {
  href: string;
  y: number;
  /** The merchant is on the way back: the list scrolls there when it opens. */
  returning?: boolean;
}

/** Where this tab left the list; null if it did not. */
export function readPlace(): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Place | null;
  } catch {
    return null; // storage is blocked in this browser
  }
}

export function storePlace(place: Place): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // storage is blocked: the list opens at its top
  }
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
