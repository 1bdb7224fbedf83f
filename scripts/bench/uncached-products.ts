// Pages of products that the page cache does not have, compared with dynamic pages of Next that have as many bytes and read
// nothing: with the products' data in memory, and after a change of the shop, when they are read too.
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
/** For which products are read before their pages are timed: twice as many as can be rendered from memory in one second. */
const READING_SECONDS = 2;

type Rates = Pick<LoadSample, "rps" | "p99">;

interface ComparedRates extends Rates {
  /** Its requests per second divided by the Next page's of the same round. */
  ratio: number;
}

export interface UncachedProducts {
  connections: number;
  rounds: number;
  inMemory: ComparedRates;
  afterChange: ComparedRates;
  nextPage: Rates;
  errors: number;
}

/** Purges the shop before each round, in which no page is asked for twice. Returns medians. */
export async function timeUncachedProducts(
  servers: Servers,
  { rounds }: { rounds: number },
): Promise<UncachedProducts> {
  const { port, dataDir } = servers;
  const host = `${SUBDOMAIN}.localhost:${port}`;
  const { body } = await get({ port, host, path: "/sitemap.xml" });
  const locations = body.toString().matchAll(/<loc>https?:\/\/[^/<]+(\/catalogo\/\d+-[^<]+)<\/loc>/g);
  const targets = Array.from(locations, ([, path = ""]) => ({ port, host, path }));
  if (!targets[0]) throw new Error(`${host}/sitemap.xml no tiene productos`);
  const page = await get(targets[0]);
  const [, style] = / data-style="(\w+)"/.exec(page.body.toString()) ?? [];
  if (style === undefined) throw new Error(`${host}${targets[0].path} no dice su estilo`);
  const file = writeTargets(dataDir, "products.txt", targets);
  // other pages, so not in the page cache, of the same products in the same style
  const previews = targets.map((target) => ({ ...target, path: `/~${style}${target.path}` }));
  const previewFile = writeTargets(dataDir, "previews.txt", previews);
  const nextTarget = await findNextPage(servers, "dynamic", page.body.length);
  const tentId = await findTentId(SUBDOMAIN);
  const samples: Record<"inMemory" | "afterChange" | "nextPage", LoadSample>[] = [];
  // round 0 warms all up
  for (let round = 0; round <= rounds; round++) {
    await changeElsewhere(port, { id: tentId, subdomain: SUBDOMAIN });
    const afterChange = await loadTargets(port, file, CONNECTIONS, SECONDS);
    if (afterChange.requests >= targets.length)
      throw new Error(`Se pidieron ${afterChange.requests} páginas de ${targets.length} productos`);
    const nextPage = await loadWithCpu(servers, nextTarget, CONNECTIONS, SECONDS);
    const { requests } = await loadTargets(port, file, CONNECTIONS, READING_SECONDS);
    const read = Math.min(requests, targets.length);
    const inMemory = await loadTargets(port, previewFile, CONNECTIONS, SECONDS);
    if (inMemory.requests > read)
      throw new Error(`Se pidieron ${inMemory.requests} páginas de ${read} productos en memoria`);
    if (round > 0) samples.push({ inMemory, afterChange, nextPage });
  }
  const medianOf = (subject: keyof (typeof samples)[number], field: keyof Rates) =>
    median(samples.map((sample) => sample[subject][field]));
  const ratesOf = (subject: keyof (typeof samples)[number]): Rates => ({
    rps: medianOf(subject, "rps"),
    p99: medianOf(subject, "p99"),
  });
  const compared = (subject: "inMemory" | "afterChange"): ComparedRates => ({
    ...ratesOf(subject),
    ratio: median(samples.map((sample) => sample[subject].rps / sample.nextPage.rps)),
  });
  return {
    connections: CONNECTIONS,
    rounds: samples.length,
    inMemory: compared("inMemory"),
    afterChange: compared("afterChange"),
    nextPage: ratesOf("nextPage"),
    errors: samples.reduce((sum, { inMemory, afterChange }) => sum + inMemory.errors + afterChange.errors, 0),
  };
}
