// Pages of products that the page cache does not have, compared with dynamic pages of Next that have as many bytes and read
// nothing, and with one of a single word: with the products' data in memory, and after a change of the shop, when they are read too.
import { findTentId } from "./database.ts";
import { findNextPage, oneWordPage } from "./find-pages.ts";
import { loadTargets, writeTargets } from "./load.ts";
import { changeElsewhere } from "./purge.ts";
import { get } from "./request.ts";
import { addSample, type CpuSample, loadWithCpu, measureCpu, ratioOf, type Speed, speedOf } from "./rounds.ts";
import type { Servers } from "./site.ts";

const SUBDOMAIN = "bench-2000";
const CONNECTIONS = 16;
/** A fast machine renders a thousand of the shop's 2,000 products in one second. */
const SECONDS = 1;
/** For which products are read before their pages are timed: twice as many as can be rendered from memory in one second. */
const READING_SECONDS = 2;
/** How many times as many rounds are tried as are wanted. */
const MAX_TRIES = 3;

interface ComparedSpeed extends Speed {
  /** Its requests per second divided by those of Next's page of the same size in the same round. */
  ratio: number;
  /** The processor time per request of that page divided by its. */
  cpuRatio: number;
  /** The same of Next's page of one word. */
  oneWordRatio: number;
}

export interface UncachedProducts {
  connections: number;
  rounds: number;
  inMemory: ComparedSpeed;
  afterChange: ComparedSpeed;
  nextPage: Speed;
  oneWord: Speed;
  errors: number;
}

/**
 * Purges the shop before each round, in which no page is asked for twice. Returns medians. A round is made again when other
 * programs left so little of the machine for reading the products that fewer were read than asked for afterwards.
 */
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
  const samples = new Map<string, CpuSample[]>();
  const ask = (asked: string) => measureCpu(servers, port, () => loadTargets(port, asked, CONNECTIONS, SECONDS));
  // round 0 warms all up
  let round = 0;
  for (let tries = 0; round <= rounds && tries < MAX_TRIES * (rounds + 1); tries++) {
    await changeElsewhere(port, { id: tentId, subdomain: SUBDOMAIN });
    const afterChange = await ask(file);
    if (afterChange.requests >= targets.length)
      throw new Error(`Se pidieron ${afterChange.requests} páginas de ${targets.length} productos`);
    const nextPage = await loadWithCpu(servers, nextTarget, CONNECTIONS, SECONDS);
    const oneWord = await loadWithCpu(servers, oneWordPage(servers), CONNECTIONS, SECONDS);
    const { requests } = await loadTargets(port, file, CONNECTIONS, READING_SECONDS);
    const read = Math.min(requests, targets.length);
    const inMemory = await ask(previewFile);
    if (inMemory.requests > read) continue;
    if (round++ > 0) addSample(samples, { inMemory, afterChange, nextPage, oneWord });
  }
  const compared = (key: string): ComparedSpeed => ({
    ...speedOf(samples, key),
    ratio: ratioOf(samples, key, "nextPage"),
    cpuRatio: ratioOf(samples, "nextPage", key, "cpu"),
    oneWordRatio: ratioOf(samples, key, "oneWord"),
  });
  const inMemory = compared("inMemory");
  const afterChange = compared("afterChange");
  return {
    connections: CONNECTIONS,
    rounds: samples.get("inMemory")?.length ?? 0,
    inMemory,
    afterChange,
    nextPage: speedOf(samples, "nextPage"),
    oneWord: speedOf(samples, "oneWord"),
    errors: inMemory.errors + afterChange.errors,
  };
}
