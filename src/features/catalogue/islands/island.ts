import type { Frame } from "../parts/frame";

/** Parts of a page with a script of their own; each is `{name}.island.ts` beside this file. */
export type IslandName = "product" | "buy-box" | "cart";

/** The attributes of an element that an island's script starts, with the data that the script takes. */
export const islandOf = <D extends object>(
  { islandScripts }: Pick<Frame, "islandScripts">,
  name: IslandName,
  data: D,
) => ({
  "data-island": name,
  "data-src": islandScripts(name).join(" "),
  "data-props": JSON.stringify(data),
});
