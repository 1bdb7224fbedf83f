"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

const FOCUSABLE = "input:not([disabled]), textarea, select, button:not([disabled]), a[href]";

/** The control that an anchor names: by its name in a form, or the first one inside the element with this id. */
function controlAt(anchor: string): HTMLElement | null {
  const named = document.getElementsByName(anchor)[0];
  if (named) return named;
  const place = document.getElementById(anchor);
  return place?.matches(FOCUSABLE) ? place : (place?.querySelector<HTMLElement>(FOCUSABLE) ?? null);
}

/**
 * Focuses the control that the address names behind `#`, as soon as the screen shows it, and scrolls it into view. The
 * checklist of the panel's home leads to fields in this way.
 */
export function useFocusAnchor(): void {
  const path = usePathname();
  useEffect(() => {
    const { hash, pathname } = window.location;
    if (pathname !== path || hash.length < 2) return;
    const anchor = hash.slice(1);
    const focus = () => {
      const control = controlAt(anchor);
      control?.focus({ preventScroll: true });
      control?.scrollIntoView({ block: "center" });
      return control !== null;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [path]);
}
