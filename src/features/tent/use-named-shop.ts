"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { useGoToShop } from "./use-go-to-shop";

/** An address that names another of the merchant's shops (`?tienda=7`, as a mail about an order does) leads on to it. */
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
