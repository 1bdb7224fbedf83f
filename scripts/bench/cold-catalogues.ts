import { median } from "./median.ts";
import { get } from "./request.ts";
import type { Servers } from "./site.ts";

export interface ColdCatalogues {
  shops: number;
  /** Milliseconds of a catalogue's first request. */
  first: number;
  /** Milliseconds of its second request, which the page cache answers. */
  second: number;
}

/** Opens catalogues that nobody has opened yet, one at a time, and then opens them again. */
export async function timeColdCatalogues(
  { port }: Servers,
  { count, deadline }: { count: number; deadline: number },
): Promise<ColdCatalogues> {
  const open = async (shop: number) =>
    (await get({ port, host: `carga-${shop}.localhost:${port}`, path: "/catalogo" })).ms;
  const first: number[] = [];
  const second: number[] = [];
  while (first.length < count && Date.now() < deadline) first.push(await open(first.length + 1));
  while (second.length < first.length) second.push(await open(second.length + 1));
  return { shops: first.length, first: median(first), second: median(second) };
}
