"use client";

import { useRouter } from "next/navigation";
import { createContext, useContext, useEffect } from "react";
import { WORDING_COOKIE, ZONE_COOKIE } from "~/domain/session/wording";
import type { Wording } from "~/domain/tent/countries";
import { writeCookie } from "~/lib/write-cookie";

const YEAR_S = 31_536_000;

function keepCookie(name: string, value: string) {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  writeCookie(`${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`);
}

const ChoiceContext = createContext<((wording: Wording) => void) | null>(null);

/**
 * For public pages: tells the server where the clock is, for the pages after this one (this one's words stay), and lets
 * visitors choose. Who has an account reads as its country says.
 */
export function VisitorWordingProvider({
  chosenByVisitor,
  children,
}: {
  chosenByVisitor: boolean;
  children: React.ReactNode;
}) {
  const router = useRouter();
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (/^[\w+/-]{1,60}$/.test(zone)) keepCookie(ZONE_COOKIE, zone);
  }, []);
  const choose = (wording: Wording) => {
    keepCookie(WORDING_COOKIE, wording);
    router.refresh(); // what was typed into the page's form stays
  };
  return <ChoiceContext value={chosenByVisitor ? choose : null}>{children}</ChoiceContext>;
}

/** How a visitor changes the wording; null for who has an account, and where no visitor's page is. */
export function useChooseWording(): ((wording: Wording) => void) | null {
  return useContext(ChoiceContext);
}
