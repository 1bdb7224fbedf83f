import { presetByKey, type StyleKey } from "~/domain/theme/presets";
import type { ShopVersion } from "./shop-version";

/** What a shop is looked up by; `sub` is its subdomain. */
export type TentKey =
  | { by: "sub"; value: string }
  | { by: "domain"; value: string }
  | { by: "slug"; value: string }
  | { by: "id"; value: number };

export const TENT_KEY_KINDS = ["sub", "domain", "slug", "id"] as const satisfies readonly TentKey["by"][];

/** The shop of a page, and the style previewed there: the same shop in that style, with the style's own colours. */
export interface PageTent {
  subdomain: string;
  style?: StyleKey;
  /**
   * The minimum version of shop and site data that the page must show. It is part of the page's path, so that nothing
   * Next renders or caches under a path can be older.
   */
  atLeast?: ShopVersion;
}

const NAME = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;
const LONGEST = 80;
const VERSION = /~v(\d{1,16})\.(\d{1,16})$/;

/** Parses `sub~demo`, `sub~demo~celia` or `sub~demo~v7.2` in a page's path; null for what the edge never writes. */
export function parseTentParam(param: string): PageTent | null {
  const whole = decodeURIComponent(param);
  const [tail = "", tent, site] = VERSION.exec(whole) ?? [];
  const page = parseUnversioned(tail === "" ? whole : whole.slice(0, -tail.length));
  return page && tail !== "" ? { ...page, atLeast: { tent: Number(tent), site: Number(site) } } : page;
}

function parseUnversioned(whole: string): PageTent | null {
  const [by, subdomain, styleName, ...rest] = whole.split("~");
  if (by !== "sub" || !subdomain || rest.length > 0 || subdomain.length > LONGEST || !NAME.test(subdomain)) return null;
  if (styleName === undefined) return { subdomain };
  const style = presetByKey(styleName)?.key;
  return style ? { subdomain, style } : null;
}

/** The prefix of a page's links: `/~celia` while a style is previewed, otherwise empty. */
export const basePath = (style?: StyleKey): string => (style ? `/~${style}` : "");

/** The style previewed under paths that start with this segment. */
export function triedStyle(part: string | undefined): StyleKey | undefined {
  return part?.startsWith("~") ? presetByKey(part.slice(1))?.key : undefined;
}
