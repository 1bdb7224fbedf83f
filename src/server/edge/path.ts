import { basePath, shownList, type TentKey, triedStyle } from "~/domain/catalogue/tent-param";
import type { StyleKey } from "~/domain/theme/presets";

export type PathTarget =
  | { kind: "refuse" }
  | { kind: "redirect"; to: string }
  | { kind: "pass"; path: string }
  /** A page of the shop whose host was requested. */
  | { kind: "shop"; tent: TentKey; style?: StyleKey /** The secret of a price list. */; list?: string; path: string }
  /** `/tienda/{slug or id}` on the main host: redirects to this path on the shop's own host. */
  | { kind: "elsewhere"; tent: TentKey | null; path: string };

const SHARED = /^\/(?:_next|api|storage)(?:\/|$)/;
const DEVELOPMENT = /^\/__next/;

interface Parsed {
  path: string;
  search: string;
  /** Decoded, for matching; the path itself stays as received. */
  segments: string[];
}

function parse(target: string): Parsed | null {
  if (!target.startsWith("/")) return null; // `*`, `host:port` and absolute forms
  const cut = target.search(/[?#]/);
  const raw = cut < 0 ? target : target.slice(0, cut);
  const search = cut < 0 || target[cut] === "#" ? "" : (target.slice(cut).split("#")[0] ?? "");
  const segments: string[] = [];
  for (const part of raw.slice(1).split("/")) {
    try {
      segments.push(decodeURIComponent(part));
    } catch {
      return null;
    }
  }
  try {
    decodeURIComponent(search);
  } catch {
    return null;
  }
  if (segments.some((part) => part === "." || part === ".." || /[\p{Cc}\\]/u.test(part))) return null;
  return { path: raw, search, segments };
}

/** What RFC 3986 allows in a segment without encoding it, beyond what `encodeURIComponent` leaves alone. */
const PLAIN = /%(?:3A|40|24|26|2B|2C|3B|3D)/g;
const spelled = (segment: string): string => encodeURIComponent(segment).replace(PLAIN, decodeURIComponent);

/**
 * The canonical form of a path: no doubled and no trailing slash, and inside a shop, whose pages are cached by their
 * path, one spelling of every segment. Null when it is canonical already.
 */
function canonical({ path, search, segments }: Parsed, isOfShop: boolean): string | null {
  const whole = isOfShop ? `/${segments.map(spelled).join("/")}` : path;
  const one = whole.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  return one === path ? null : one + search;
}

/**
 * Resolves a request target inside the application. `shop` is the shop whose host was requested, null on the main host.
 * `files` are the paths of `public/`, the same on every host.
 */
export function resolvePath(target: string, shop: TentKey | null, files: ReadonlySet<string>): PathTarget {
  const parsed = parse(target);
  if (!parsed) return { kind: "refuse" };
  const { path, search, segments } = parsed;
  if (SHARED.test(path) || DEVELOPMENT.test(path) || files.has(path)) return { kind: "pass", path: path + search };
  if (segments.some((part) => part.includes("/"))) return { kind: "refuse" };
  const other = canonical(parsed, shop !== null);
  if (other !== null) return { kind: "redirect", to: other };
  const rest = (from: number) => {
    const tail = path.split("/").slice(from).join("/");
    return (tail === "" ? "" : `/${tail}`) + search;
  };
  if (shop !== null) {
    const list = shownList(segments);
    if (list !== undefined) return { kind: "shop", tent: shop, list, path: rest(3) };
    const style = triedStyle(segments[0]);
    return style ? { kind: "shop", tent: shop, style, path: rest(2) } : { kind: "shop", tent: shop, path: rest(1) };
  }
  if (segments[0] !== "tienda" || segments[1] === undefined) return { kind: "pass", path: path + search };
  const [, name = "", styleSuffix] = /^([^~]*)(~.*)?$/.exec(segments[1]) ?? [];
  const style = triedStyle(styleSuffix);
  // `~` separates the name from a style. Everything else after it is written by the edge only, so no shop is found.
  const tent = styleSuffix === undefined || style ? keyOf(name) : null;
  const inside = basePath({ style }) + rest(3);
  return { kind: "elsewhere", tent, path: inside.startsWith("/") ? inside : `/${inside}` };
}

function keyOf(name: string): TentKey | null {
  if (/^\d{1,9}$/.test(name)) return { by: "id", value: Number(name) };
  const isSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name.length <= 80;
  return isSlug ? { by: "slug", value: name } : null;
}
