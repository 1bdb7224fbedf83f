import { isListSecret, type ListKey, listPath } from "~/domain/price-lists/list-link";
import { presetByKey, type StyleKey } from "~/domain/theme/presets";

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
  id: number;
}

/** Begins the path of a shop's page inside the application. From outside it leads to no page. */
export const SHOP_FOLDER = "/tienda/";

const ID = /^[1-9]\d{0,9}$/;

/** The folder of a shop's pages inside the application, as `parseTentParam` reads it. */
export function tentFolder(id: number, { style, list }: ShownAs = {}): string {
  const shownAs = list ? `~lista.${list.secret}.${list.pass ?? ""}` : style ? `~${style}` : "";
  return `${SHOP_FOLDER}${id}${shownAs}`;
}

const LIST = /^lista\.([\w-]+)\.([\w-]*)$/;

function listKeyIn(part: string): ListKey | null {
  const [, secret = "", pass = ""] = LIST.exec(part) ?? [];
  return isListSecret(secret) ? { secret, pass: pass || null } : null;
}

/** Parses `12`, `12~celia` or `12~lista.{secret}.` in a page's path; null for what the edge never writes. */
export function parseTentParam(param: string): PageTent | null {
  const [id = "", shownAs, ...rest] = param.split("~");
  if (!ID.test(id) || rest.length > 0) return null;
  if (shownAs === undefined) return { id: Number(id) };
  const list = listKeyIn(shownAs);
  if (list) return { id: Number(id), list };
  const style = presetByKey(shownAs)?.key;
  return style ? { id: Number(id), style } : null;
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
