import { presetByKey, type StyleKey } from "~/domain/theme/presets";
import type { ShopVersion } from "./shop-version";

/** What a shop is looked up by. */
export type TentRef = { by: "sub" | "slug"; name: string } | { by: "id"; id: number };

/** The shop of a page, and the style that is only tried on there: the same shop dressed in it, in the style's own colours. */
export interface PageTent {
  subdomain: string;
  style?: StyleKey;
  /**
   * The version of shop and site that the page is at least to show. It stands in the page's address, so that nothing that
   * Next makes or shares under an address can be older.
   */
  atLeast?: ShopVersion;
}

const NAME = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;
const LONGEST = 80;
const VERSION = /~v(\d{1,16})\.(\d{1,16})$/;

/** Reads the `sub~demo`, `sub~demo~celia` or `sub~demo~v7.2` of a page's path; null for anything the edge does not write. */
export function parseTentParam(param: string): PageTent | null {
  const whole = decodeURIComponent(param);
  const [tail = "", tent, site] = VERSION.exec(whole) ?? [];
  const page = parseUnversioned(tail === "" ? whole : whole.slice(0, -tail.length));
  return page && tail !== "" ? { ...page, atLeast: { tent: Number(tent), site: Number(site) } } : page;
}

function parseUnversioned(whole: string): PageTent | null {
  const [by, subdomain, worn, ...rest] = whole.split("~");
  if (by !== "sub" || !subdomain || rest.length > 0 || subdomain.length > LONGEST || !NAME.test(subdomain)) return null;
  if (worn === undefined) return { subdomain };
  const style = presetByKey(worn)?.key;
  return style ? { subdomain, style } : null;
}

/** What stands before the links of a page: `/~celia` where a style is tried on, else nothing. */
export const basePath = (style?: StyleKey): string => (style ? `/~${style}` : "");

/** The style that is tried on at addresses beginning with this part. */
export function triedStyle(part: string | undefined): StyleKey | undefined {
  return part?.startsWith("~") ? presetByKey(part.slice(1))?.key : undefined;
}
