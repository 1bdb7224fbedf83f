import type { Frame, IslandName } from "../parts/frame";

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
