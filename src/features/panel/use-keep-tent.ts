"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { appErrorOfCall } from "~/domain/session/call-outcome";
import { api } from "~/trpc/react";
import { shownTent } from "~/trpc/shown-tent";

const KEY = "vidriera-shop";

/** The shop of the tab used last; null when the browser has no storage. */
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
    // without storage, each call still names its tab's shop
  }
}

/**
 * Two tabs may show two shops. API calls name their tab's shop, but pages are rendered for the session's shop. So the
 * session's shop follows the active tab, and pages rendered for another shop are reloaded. `drawnFor` is the shop that
 * the latest page was rendered for.
 */
export function useKeepTent(drawnFor: number | null): void {
  const address = `${usePathname()}?${useSearchParams()}`;
  const router = useRouter();
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
        else router.refresh(); // screens fetched ahead may be of the other shop
      } catch (error) {
        if (appErrorOfCall(error)?.code === "NOT_FOUND") window.location.reload(); // another user is logged in by now
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
  }, [drawnFor, address, choose, router]);
}
