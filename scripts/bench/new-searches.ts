// Searches that nobody made before, each from an address of its own: they are kept by what is asked, and limited by address. Compared
// with dynamic pages of Next that read nothing, one that has as many bytes and one of a single word.
import { findNextPage, oneWordPage } from "./find-pages.ts";
import { type LoadSample, loadTargets, writeTargets } from "./load.ts";
import { get } from "./request.ts";
import { addSample, type CpuSample, loadWithCpu, measureCpu, ratioOf, type Speed, speedOf } from "./rounds.ts";
import type { Servers } from "./site.ts";

const CONNECTIONS = 16;
const SECONDS = 1;
/** More than any machine answers in one second. */
const SEARCHES = 6_000;
/** Above all prices: every search finds all that the word does. */
const FIRST_PRICE = 100_000;

/** A page of Next. */
interface ComparedNext extends Speed {
  /** Our requests per second divided by its. */
  ratio: number;
  /** Its processor time per request divided by ours. */
  cpuRatio: number;
}

export interface NewSearches {
  /** Of the shop. */
  products: number;
  connections: number;
  rounds: number;
  own: Speed;
  /** A dynamic page of Next of the same size. */
  sized: ComparedNext;
  oneWord: ComparedNext;
}

/** An address of a client, as a proxy tells it. */
const clientAddress = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

let made = 0;

/** Searches for one word below one price after the other. */
const searchesIn = (host: string) =>
  Array.from({ length: SEARCHES }, () => {
    const n = made++;
    return { host, path: `/catalogo/buscar?q=mate&precio=-${FIRST_PRICE + n}`, address: clientAddress(n) };
  });

async function timeSearchesIn(
  servers: Servers,
  { products, rounds }: { products: number; rounds: number },
): Promise<NewSearches> {
  const { port, dataDir } = servers;
  const host = `bench-${products}.localhost:${port}`;
  const { body } = await get({ port, host, path: `/catalogo/buscar?q=mate&precio=-${FIRST_PRICE - 1}` });
  if (!body.includes("data-p=")) throw new Error(`${host}: la búsqueda no encuentra productos`);
  const sizedPage = await findNextPage(servers, "dynamic", body.length);
  const samples = new Map<string, CpuSample[]>();
  const search = async (): Promise<LoadSample> => {
    const file = writeTargets(dataDir, "searches.txt", searchesIn(host));
    const sample = await loadTargets(port, file, CONNECTIONS, SECONDS);
    if (sample.requests >= SEARCHES)
      throw new Error(`Se hicieron ${sample.requests} búsquedas de ${SEARCHES} distintas`);
    return sample;
  };
  // round 0 warms all up
  for (let round = 0; round <= rounds; round++) {
    const own = await measureCpu(servers, port, search);
    const sized = await loadWithCpu(servers, sizedPage, CONNECTIONS, SECONDS);
    const oneWord = await loadWithCpu(servers, oneWordPage(servers), CONNECTIONS, SECONDS);
    if (round > 0) addSample(samples, { own, sized, oneWord });
  }
  const compared = (key: string): ComparedNext => ({
    ...speedOf(samples, key),
    ratio: ratioOf(samples, "own", key),
    cpuRatio: ratioOf(samples, key, "own", "cpu"),
  });
  return {
    products,
    connections: CONNECTIONS,
    rounds,
    own: speedOf(samples, "own"),
    sized: compared("sized"),
    oneWord: compared("oneWord"),
  };
}

/** Returns medians, of a shop of 60 products and of one of 2,000. */
export async function timeNewSearches(servers: Servers, { rounds }: { rounds: number }): Promise<NewSearches[]> {
  const measured: NewSearches[] = [];
  for (const products of [60, 2000]) measured.push(await timeSearchesIn(servers, { products, rounds }));
  return measured;
}
