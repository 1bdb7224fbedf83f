"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { useGoToShop } from "./use-go-to-shop";

/** Switches to the shop named in the URL (`?tienda=7`, as in emails about orders) if it belongs to the merchant. */
export function useNamedShop(linked: readonly { id: number }[] | undefined): void {
  const path = usePathname();
  const named = Number(useSearchParams().get("tienda"));
  const goToShop = useGoToShop();
  const gone = useRef(false);
  useEffect(() => {
    if (gone.current || !linked?.some(({ id }) => id === named)) return;
    gone.current = true;
    goToShop(named, path);
  }, [linked, named, path, goToShop]);
}
