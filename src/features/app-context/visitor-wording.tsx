"use client";

import { useRouter } from "next/navigation";
import { createContext, useContext, useEffect } from "react";
import { WORDING_COOKIE, ZONE_COOKIE } from "~/domain/session/wording";
import type { Wording } from "~/domain/tent/countries";
import { writeCookie } from "~/lib/write-cookie";

const YEAR_S = 31_536_000;

function setCookie(name: string, value: string) {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  writeCookie(`${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`);
}

const ChoiceContext = createContext<((wording: Wording) => void) | null>(null);

/**
 * For public pages: stores the browser's time zone for the server, which takes effect from the next page on, and lets
 * visitors choose the wording. Account holders get the wording of their country.
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
    if (/^[\w+/-]{1,60}$/.test(zone)) setCookie(ZONE_COOKIE, zone);
  }, []);
  const choose = (wording: Wording) => {
    setCookie(WORDING_COOKIE, wording);
    router.refresh(); // a refresh keeps the input of the page's form
  };
  return <ChoiceContext value={chosenByVisitor ? choose : null}>{children}</ChoiceContext>;
}

/** Changes a visitor's wording; null for account holders and outside public pages. */
export function useChooseWording(): ((wording: Wording) => void) | null {
  return useContext(ChoiceContext);
}
