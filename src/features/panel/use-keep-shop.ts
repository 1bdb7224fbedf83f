"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { api, appErrorOfCall } from "~/trpc/react";
import { shownTent } from "~/trpc/shown-tent";

const KEY = "vidriera-shop";

/** The shop of the tab that was used last; null where the browser keeps nothing. */
function lastShop(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function rememberShop(tentId: number): void {
  try {
    localStorage.setItem(KEY, String(tentId));
  } catch {
    // then each tab still names its shop in every call
  }
}

/**
 * Two tabs may show two shops. Calls name their tab's shop, but pages are drawn for the session's: so the session follows
 * the tab in use, and what was drawn before it did is loaded again. `drawnFor` is the shop of the page that came last.
 */
export function useKeepShop(drawnFor: number | null): void {
  const address = `${usePathname()}?${useSearchParams()}`;
  const drawn = useRef(address);
  const { mutateAsync: choose } = api.tent.choose.useMutation({ meta: { ignoreErrors: true } });

  useEffect(() => {
    if (drawnFor !== null && drawnFor === shownTent()) rememberShop(drawnFor);
  }, [drawnFor]);

  useEffect(() => {
    const own = shownTent();
    if (drawnFor === null || own === null) return;
    const follow = async ({ redraw }: { redraw: boolean }) => {
      try {
        await choose({ tentId: own });
        rememberShop(own);
        if (redraw) window.location.reload();
      } catch (error) {
        if (appErrorOfCall(error)?.code === "NOT_FOUND") window.location.reload(); // somebody else is logged in by now
      }
    };
    const isLeft = () => !document.hidden && ![null, String(own)].includes(lastShop());
    const moved = drawn.current !== address;
    drawn.current = address;
    if (drawnFor !== own || (moved && isLeft())) void follow({ redraw: true });
    const onReturn = () => {
      if (isLeft()) void follow({ redraw: false });
    };
    window.addEventListener("focus", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      window.removeEventListener("focus", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [drawnFor, address, choose]);
}
