import { isListSecret, type ListKey, listPath } from "~/domain/price-lists/list-link";
import { presetByKey, type StyleKey } from "~/domain/theme/presets";
import type { ShopVersion } from "./shop-version";

/** What a shop is looked up by; `sub` is its subdomain. */
export type TentKey =
  | { by: "sub"; value: string }
  | { by: "domain"; value: string }
  | { by: "slug"; value: string }
  | { by: "id"; value: number };

export const TENT_KEY_KINDS = ["sub", "domain", "slug", "id"] as const satisfies readonly TentKey["by"][];

/** In what other way than usual a shop's pages are shown: in a style, or with the prices of a list. */
export interface ShownAs {
  /** Previewed: the same shop in that style, with the style's own colours. */
  style?: StyleKey | undefined;
  list?: ListKey | undefined;
}

/** The shop of a page, and how it is shown. */
export interface PageTent extends ShownAs {
  subdomain: string;
  /**
   * The minimum version of shop and site data that the page must show. It is part of the page's path, so that nothing
   * Next renders or caches under a path can be older.
   */
  atLeast?: ShopVersion;
}

const NAME = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;
const LONGEST = 80;
const VERSION = /~v(\d{1,16})\.(\d{1,16})$/;

/** The folder of `src/app/tienda` that renders this shop, as `parseTentParam` reads it. */
export function tentFolder(subdomain: string, { style, list }: ShownAs = {}): string {
  const shownAs = list ? `~lista.${list.secret}.${list.pass ?? ""}` : style ? `~${style}` : "";
  return `/tienda/sub~${subdomain}${shownAs}`;
}

const LIST = /^lista\.([\w-]+)\.([\w-]*)$/;

function listKeyIn(part: string): ListKey | null {
  const [, secret = "", pass = ""] = LIST.exec(part) ?? [];
  return isListSecret(secret) ? { secret, pass: pass || null } : null;
}

/** Parses `sub~demo`, `sub~demo~celia`, `sub~demo~lista.{secret}.` or `sub~demo~v7.2` in a page's path; null for what the edge never writes. */
export function parseTentParam(param: string): PageTent | null {
  const whole = decodeURIComponent(param);
  const [tail = "", tent, site] = VERSION.exec(whole) ?? [];
  const page = parseUnversioned(tail === "" ? whole : whole.slice(0, -tail.length));
  return page && tail !== "" ? { ...page, atLeast: { tent: Number(tent), site: Number(site) } } : page;
}

function parseUnversioned(whole: string): PageTent | null {
  const [by, subdomain, shownAs, ...rest] = whole.split("~");
  if (by !== "sub" || !subdomain || rest.length > 0 || subdomain.length > LONGEST || !NAME.test(subdomain)) return null;
  if (shownAs === undefined) return { subdomain };
  const list = listKeyIn(shownAs);
  if (list) return { subdomain, list };
  const style = presetByKey(shownAs)?.key;
  return style ? { subdomain, style } : null;
}

/** The prefix of a page's links: `/~celia` while a style is previewed, `/lista/{secret}` with a list's prices, otherwise empty. */
export const basePath = ({ style, list }: ShownAs): string =>
  list ? listPath(list.secret) : style ? `/~${style}` : "";

/** The list whose prices are shown under paths that start with these segments. */
export const shownList = ([first, second = ""]: readonly string[]): string | undefined =>
  first === "lista" && isListSecret(second) ? second : undefined;

/** The style previewed under paths that start with this segment. */
export function triedStyle(part: string | undefined): StyleKey | undefined {
  return part?.startsWith("~") ? presetByKey(part.slice(1))?.key : undefined;
}
