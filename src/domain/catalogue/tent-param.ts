import { presetByKey, type StyleKey } from "~/domain/theme/presets";

/**
 * What a shop is looked up by: the `sub~demo`, `slug~demo` or `id~12` that stands in the page's path. A style behind it,
 * as in `id~12~celia`, is tried on: the same shop dressed in it, in the style's own colours.
 */
export type TentRef = { style?: StyleKey } & (
  | { by: "sub"; name: string }
  | { by: "slug"; name: string }
  | { by: "id"; id: number }
);

const NAME = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;
const ID = /^[1-9]\d{0,8}$/;
const LONGEST = 80;

/** Reads the path's part; null for anything the front server does not write. */
export function parseTentParam(param: string): TentRef | null {
  const [by, name, worn, ...rest] = decodeURIComponent(param).split("~");
  if (!name || rest.length > 0 || name.length > LONGEST) return null;
  const style = worn === undefined ? undefined : presetByKey(worn)?.key;
  if (worn !== undefined && (!style || by === "sub")) return null;
  const tried = style && { style };
  if (by === "id") return ID.test(name) ? { by, id: Number(name), ...tried } : null;
  if (by !== "sub" && by !== "slug") return null;
  return NAME.test(name) ? { by, name, ...tried } : null;
}

/** What stands before the links of a page: nothing on the shop's own host. */
export function basePath(ref: TentRef): string {
  if (ref.by === "sub") return "";
  return `/tienda/${ref.by === "id" ? ref.id : ref.name}${ref.style ? `~${ref.style}` : ""}`;
}
