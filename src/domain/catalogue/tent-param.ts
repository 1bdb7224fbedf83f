/** What a shop is looked up by: the `sub~demo`, `slug~demo` or `id~12` that stands in the page's path. */
export type TentRef = { by: "sub"; name: string } | { by: "slug"; name: string } | { by: "id"; id: number };

const NAME = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;
const ID = /^[1-9]\d{0,8}$/;
const LONGEST = 80;

/** Reads the path's part; null for anything the front server does not write. */
export function parseTentParam(param: string): TentRef | null {
  const [by, name, ...rest] = decodeURIComponent(param).split("~");
  if (!name || rest.length > 0 || name.length > LONGEST) return null;
  if (by === "id") return ID.test(name) ? { by, id: Number(name) } : null;
  if (by !== "sub" && by !== "slug") return null;
  return NAME.test(name) ? { by, name } : null;
}

/** What stands before the links of a page: nothing on the shop's own host. */
export function basePath(ref: TentRef): string {
  if (ref.by === "sub") return "";
  return `/tienda/${ref.by === "id" ? ref.id : ref.name}`;
}
