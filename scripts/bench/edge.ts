import { busyShare } from "./busy-share.ts";
import { type MeasuredRow, measureEdgeRows } from "./edge-rows.ts";
import { needLoadTool } from "./load.ts";
import { type NewSearches, timeNewSearches } from "./new-searches.ts";
import { type OrdersBesidePhotos, timeOrdersBesidePhotos } from "./orders-beside-photos.ts";
import type { PartOptions } from "./part.ts";
import type { Servers } from "./site.ts";
import { timeUncachedProducts, type UncachedProducts } from "./uncached-products.ts";
import { openUnknownAddresses, type UnknownAddresses } from "./unknown-addresses.ts";

/** What the part `edge` measures: what a visit asks for, one by one. */
export interface EdgeMeasurement {
  tool: string;
  /** The share of the processors that other programs used. */
  busy: number;
  rounds: number;
  rows: MeasuredRow[];
  newSearches: NewSearches[];
  uncachedProducts: UncachedProducts;
  orders: OrdersBesidePhotos;
  unknownAddresses: UnknownAddresses;
}

export async function measureEdge(servers: Servers, { quick }: PartOptions): Promise<EdgeMeasurement> {
  const busy = await busyShare();
  const rounds = quick ? 1 : 5;
  console.log("Abriendo direcciones que no existen…");
  // before anything else fills the memory
  const unknownAddresses = await openUnknownAddresses(servers, { addresses: quick ? 10_000 : 100_000 });
  console.log("Midiendo…");
  const rows = await measureEdgeRows(servers, { rounds });
  const newSearches = await timeNewSearches(servers, { rounds });
  const uncachedProducts = await timeUncachedProducts(servers, { rounds });
  const orders = await timeOrdersBesidePhotos(servers, { rounds: quick ? 1 : 5 });
  return { tool: needLoadTool(), busy, rounds, rows, newSearches, uncachedProducts, orders, unknownAddresses };
}
