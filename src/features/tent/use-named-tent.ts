"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { useGoToTent } from "./use-go-to-tent";

/** Switches to the shop named in the URL (`?tienda=7`, as in emails about orders) if it belongs to the merchant. */
export function useNamedTent(linked: readonly { id: number }[] | undefined): void {
  const path = usePathname();
  const named = Number(useSearchParams().get("tienda"));
  const goToTent = useGoToTent();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current || !linked?.some(({ id }) => id === named)) return;
    gone.current = true;
    goToTent(named, path);
  }, [linked, named, path, goToTent]);
}
