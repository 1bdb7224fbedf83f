import { WORDING_COOKIE, ZONE_COOKIE } from "~/domain/session/wording-cookies";
import type { Wording } from "~/domain/tent/countries";
import { writeCookie } from "~/lib/write-cookie";

const YEAR_S = 31_536_000;

function setCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  writeCookie(`${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`);
}

/** Stores the browser's time zone for the server, which takes effect from the next page on. */
export function storeTimeZone(): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (/^[\w+/-]{1,60}$/.test(zone)) setCookie(ZONE_COOKIE, zone);
}

/** Stores the wording that a visitor chose. */
export const storeWording = (wording: Wording): void => setCookie(WORDING_COOKIE, wording);
