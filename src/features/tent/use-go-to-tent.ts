"use client";

import { useCallback, useRef } from "react";
import { HOME } from "~/domain/session/routes";
import { api } from "~/trpc/react";

/** Navigates; resolves only when the page is restored by back navigation. */
const leave = (to: string) =>
  new Promise((resolve) => {
    window.addEventListener("pageshow", resolve, { once: true });
    window.location.assign(to);
  });

/**
 * Switches to another of the merchant's shops, with the overlay on. Does a full page load, so that no cached data,
 * input or markup of the previous shop remains.
 */
export function useGoToTent(): (id: number, to: string) => void {
  const to = useRef<string>(HOME);
  const { mutate } = api.tent.choose.useMutation({ meta: { overlay: true }, onSuccess: () => leave(to.current) });
  return useCallback(
    (id, path) => {
      to.current = path;
      mutate({ tentId: id });
    },
    [mutate],
  );
}
