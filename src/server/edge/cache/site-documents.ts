import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { ENTRANCES, HOME, LANDING_PATH, storedRoute, TERMS_PATH } from "~/domain/session/routes";
import { bringsSession } from "~/domain/session/session-cookie";
import { countryOfVisitor, languageOf, wordingOfVisitor } from "~/domain/session/wording";
import { WORDING_COOKIE, ZONE_COOKIE } from "~/domain/session/wording-cookies";
import type { Route } from "../route";

/** In place of a shop's number, for what belongs to the site: its version is the site's alone. */
export const SITE_ID = 0;

/** The path inside the application of each document that all visitors of one wording and country share. */
const DOCUMENTS = new Map([
  [HOME, LANDING_PATH],
  ...[LANDING_PATH, TERMS_PATH, ...ENTRANCES].map((path): [string, string] => [path, path]),
]);

const MAX_REMEMBERED = 1000;
/** Browsers send few different ones; what is longer is not remembered. */
const LONGEST = 300;
const remembered = new LRUCache<string, string>({ max: MAX_REMEMBERED });

const cookieIn = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split(";").find((part) => part.trim().startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(pair.indexOf("=") + 1).trim());
  } catch {
    return undefined;
  }
};

/** What a page depends on: the visitor's wording and country, as in "ar 1". */
function signsOf({ "accept-language": language = "", cookie = "" }: IncomingHttpHeaders): string {
  const key = `${language} ${cookie}`;
  const known = key.length > LONGEST ? undefined : remembered.get(key);
  if (known !== undefined) return known;
  const signs = {
    choice: cookieIn(cookie, WORDING_COOKIE),
    timeZone: cookieIn(cookie, ZONE_COOKIE),
    acceptLanguage: language,
  };
  const found = `${wordingOfVisitor(signs)} ${countryOfVisitor(signs)}`;
  if (key.length <= LONGEST) remembered.set(key, found);
  return found;
}

export interface SiteDocument {
  /** Its path inside the application. */
  path: string;
  /** What the visitor's document depends on. */
  signs: string;
  /** What its policy allows. */
  kind: "document" | "captcha";
}

/**
 * The document of the site that a request asks for; null for other addresses, and for whoever brings a session, who is shown the
 * panel, or sent there.
 */
export function siteDocument({ headers }: IncomingMessage, { host, target }: Route): SiteDocument | null {
  if (host.kind !== "main" || target.kind !== "pass" || bringsSession(headers.cookie)) return null;
  const [asked = "", query = ""] = target.path.split("?", 2);
  const path = DOCUMENTS.get(asked);
  if (path === undefined) return null;
  // log-in leads back to where it was asked for
  if (query !== "" && storedRoute(new URLSearchParams(query).get("volver")) !== null) return null;
  return { path, signs: signsOf(headers), kind: ENTRANCES.includes(path) ? "captcha" : "document" };
}

/** The key of a document. */
export const siteUrl = ({ path, signs }: Pick<SiteDocument, "path" | "signs">): string => `${path} ${signs}`;

/** The path of a document, and what a visitor sends who is shown it. */
export function siteRequest(url: string): { path: string; headers: IncomingHttpHeaders } {
  const [path = "", wording = "", country = ""] = url.split(" ");
  return {
    path,
    headers: { cookie: `${WORDING_COOKIE}=${wording}`, "accept-language": languageOf(Number(country)) },
  };
}
