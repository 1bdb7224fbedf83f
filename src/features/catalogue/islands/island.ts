import type { Frame, IslandName } from "../parts/frame";

/** Attributes that mark an element as an island: its script, what starts it there, and the data that is given to. */
export const islandOf = <D extends object>(
  { islandScripts }: Pick<Frame, "islandScripts">,
  name: IslandName,
  data: D,
  start?: string,
) => ({
  "data-island": name,
  "data-src": islandScripts(name).join(" "),
  "data-start": start,
  "data-props": JSON.stringify(data),
});
