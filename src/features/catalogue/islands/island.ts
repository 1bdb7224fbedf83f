import type { Frame, IslandName } from "../parts/frame";

/** Attributes that mark an element as an island, with its script and the data the script receives. */
export const islandOf = <D extends object>(
  { islandScripts }: Pick<Frame, "islandScripts">,
  name: IslandName,
  data: D,
) => ({
  "data-island": name,
  "data-src": islandScripts(name).join(" "),
  "data-props": JSON.stringify(data),
});
