// Pages of products that nobody has opened yet, compared with dynamic pages of Next that have as many bytes and read nothing.
import { findTentId } from "./database.ts";
import { findNextPage } from "./find-pages.ts";
import { type LoadSample, loadTargets, writeTargets } from "./load.ts";
import { median } from "./median.ts";
import { changeElsewhere } from "./purge.ts";
import { get } from "./request.ts";
import { loadWithCpu } from "./rounds.ts";
import type { Servers } from "./site.ts";

const SUBDOMAIN = "bench-2000";
const CONNECTIONS = 16;
/** A fast machine renders a thousand of the shop's 2,000 products in one second. */
const SECONDS = 1;

export interface UncachedProducts {
  connections: number;
  rounds: number;
  own: Pick<LoadSample, "rps" | "p99">;
  nextPage: Pick<LoadSample, "rps" | "p99">;
  /** The products' requests per second divided by the Next page's. */
  ratio: number;
  errors: number;
}

/** Purges the shop before each round, in which no product is asked for twice. Returns medians. */
export async function timeUncachedProducts(
  servers: Servers,
  { rounds }: { rounds: number },
): Promise<UncachedProducts> {
  const { port } = servers;
  const host = `${SUBDOMAIN}.localhost:${port}`;
  const { body } = await get({ port, host, path: "/sitemap.xml" });
  const locations = body.toString().matchAll(/<loc>https?:\/\/[^/<]+(\/catalogo\/\d+-[^<]+)<\/loc>/g);
  const targets = Array.from(locations, ([, path = ""]) => ({ port, host, path }));
  if (!targets[0]) throw new Error(`${host}/sitemap.xml no tiene productos`);
  const file = writeTargets(servers.dataDir, "products.txt", targets);
  const nextPage = await findNextPage(servers, "dynamic", (await get(targets[0])).body.length);
  const tentId = await findTentId(SUBDOMAIN);
  const samples: Record<"own" | "nextPage", LoadSample>[] = [];
  // round 0 warms both up
  for (let round = 0; round <= rounds; round++) {
    await changeElsewhere(port, { id: tentId, subdomain: SUBDOMAIN });
    const own = await loadTargets(port, file, CONNECTIONS, SECONDS);
    if (own.requests >= targets.length)
      throw new Error(`Se pidieron ${own.requests} páginas de ${targets.length} productos`);
    const next = await loadWithCpu(servers, nextPage, CONNECTIONS, SECONDS);
    if (round > 0) samples.push({ own, nextPage: next });
  }
  const medianOf = (subject: "own" | "nextPage", field: "rps" | "p99") =>
    median(samples.map((sample) => sample[subject][field]));
  return {
    connections: CONNECTIONS,
    rounds: samples.length,
    own: { rps: medianOf("own", "rps"), p99: medianOf("own", "p99") },
    nextPage: { rps: medianOf("nextPage", "rps"), p99: medianOf("nextPage", "p99") },
    ratio: median(samples.map((sample) => sample.own.rps / sample.nextPage.rps)),
    errors: samples.reduce((sum, { own }) => sum + own.errors, 0),
  };
}
