"use client";

import { useCallback, useRef } from "react";
import { api } from "~/trpc/react";

/** Until the page is left, or shown again by the way back. */
const leave = (to: string) =>
  new Promise((resolve) => {
    window.addEventListener("pageshow", resolve, { once: true });
    window.location.assign(to);
  });

/**
 * Goes on to another of the merchant's shops, under the overlay. The page is loaded anew: nothing that was read, typed or
 * drawn for the shop before is left.
 */
export function useGoToShop(): (id: number, to: string) => void {
  const to = useRef("/productos");
  const { mutate } = api.tent.choose.useMutation({ meta: { overlay: true }, onSuccess: () => leave(to.current) });
  return useCallback(
    (id, path) => {
      to.current = path;
      mutate({ tentId: id });
    },
    [mutate],
  );
}
