// The catalogues of many shops, asked for as visitors would: by Zipf's law, the k-th shop 1/k as often as the first.

import type { Usage } from "../../src/server/edge/application/link.ts";
import { withDatabase } from "./database.ts";
import { whole } from "./format.ts";
import { type LoadSample, loadTargets, needLoadTool, writeTargets } from "./load.ts";
import { median } from "./median.ts";
import { changeElsewhere } from "./purge.ts";
import { get } from "./request.ts";
import type { Servers } from "./site.ts";

const DRAWS = 20_000;
const PATH = "/catalogo";
const PURGE_EVERY_MS = 5_000;
const CONNECTIONS = [16, 64];
const SEED = 7;

interface Shop {
  id: number;
  subdomain: string;
}

interface ShopsLoad {
  connections: number;
  own: Pick<LoadSample, "rps" | "p99" | "errors">;
  nodeHttp: Pick<LoadSample, "rps" | "p99">;
  /** The product's requests per second divided by node:http's. */
  ratio: number;
  p99Ratio: number;
}

/** What the part `shops` measures. */
export interface ManyShops {
  tool: string;
  shops: number;
  /** The median size of a compressed catalogue. */
  bytes: number;
  rounds: number;
  purged: number;
  loads: ShopsLoad[];
  memory: { before: Usage; afterLoad: Usage; afterAnswers: Usage };
  /** The number of answers that were read. */
  answered: number;
  /** The number of different pages among them. */
  pages: number;
}

interface Wanted {
  /** The number of shops. */
  count: number;
  rounds: number;
  seconds: number;
  /** The number of answers that are read. */
  answers: number;
}

/** Random numbers from 0 to 1, the same in every run: mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a function that draws one of the items by Zipf's law. */
function zipf<T>(items: readonly T[], random: () => number): () => T {
  let sum = 0;
  const ranked = items.map((item, rank) => {
    sum += 1 / (rank + 1);
    return { item, upTo: sum };
  });
  return () => {
    const wanted = random() * sum;
    const drawn = ranked.find(({ upTo }) => upTo > wanted);
    if (!drawn) throw new Error("There is nothing to draw from");
    return drawn.item;
  };
}

const findShops = (count: number): Promise<Shop[]> =>
  withDatabase(async (db) => {
    const { rows } = await db.query<Shop>(
      "SELECT id, subdomain FROM tents WHERE subdomain LIKE 'carga-%' ORDER BY md5(subdomain) LIMIT $1",
      [count],
    );
    return rows;
  });

type Sample = Record<"own" | "nodeHttp", LoadSample>;

function summary(connections: number, samples: readonly Sample[]): ShopsLoad {
  const medianOf = (server: keyof Sample, field: "rps" | "p99") =>
    median(samples.map((sample) => sample[server][field]));
  const ratioOf = (field: "rps" | "p99") => median(samples.map(({ own, nodeHttp }) => own[field] / nodeHttp[field]));
  return {
    connections,
    own: {
      rps: medianOf("own", "rps"),
      p99: medianOf("own", "p99"),
      errors: samples.reduce((sum, { own }) => sum + own.errors, 0),
    },
    nodeHttp: { rps: medianOf("nodeHttp", "rps"), p99: medianOf("nodeHttp", "p99") },
    ratio: ratioOf("rps"),
    p99Ratio: ratioOf("p99"),
  };
}

/**
 * Loads the catalogues while one of the shops is purged every five seconds, compared with a node:http server that has as
 * many pages of the same bytes in memory. Afterwards `answers` answers are read one by one.
 */
export async function timeManyShops(servers: Servers, { count, rounds, seconds, answers }: Wanted): Promise<ManyShops> {
  const { port, nodeHttpPort, dataDir } = servers;
  const shops = await findShops(count);
  const drawShop = zipf(shops, randomNumbers(SEED));
  const bytes = new Map<string, number>();
  for (const { subdomain } of shops) {
    const host = `${subdomain}.localhost:${port}`;
    const { body } = await get({ port, host, path: PATH, headers: { "Accept-Encoding": "br" } });
    bytes.set(subdomain, body.length);
  }
  const drawn = Array.from({ length: DRAWS }, drawShop);
  const ownFile = writeTargets(
    dataDir,
    "own.txt",
    drawn.map(({ subdomain }) => ({ host: `${subdomain}.localhost:${port}`, path: PATH })),
  );
  const nodeHttpFile = writeTargets(
    dataDir,
    "node-http.txt",
    drawn.map(({ subdomain }) => ({ host: "localhost", path: `/${bytes.get(subdomain)}/${subdomain}` })),
  );

  const before = await servers.usageAfterGarbageCollection();
  let purged = 0;
  let purgeError: unknown;
  const purging = setInterval(() => {
    purged++;
    changeElsewhere(port, drawShop()).catch((error) => {
      purgeError ??= error;
    });
  }, PURGE_EVERY_MS);
  try {
    const samples = CONNECTIONS.map((connections) => ({ connections, taken: [] as Sample[] }));
    for (const { connections } of samples) await loadTargets(port, ownFile, connections, 1);
    for (let round = 0; round < rounds; round++)
      for (const { connections, taken } of samples)
        taken.push({
          own: await loadTargets(port, ownFile, connections, seconds),
          nodeHttp: await loadTargets(nodeHttpPort, nodeHttpFile, connections, seconds),
        });
    const afterLoad = await servers.usageAfterGarbageCollection();
    console.log(`Mirando ${whole(answers)} respuestas…`);
    const { answered, pages } = await servers.checkAnswers(answers, ownFile);
    const afterAnswers = await servers.usageAfterGarbageCollection();
    if (purgeError) throw purgeError;
    return {
      tool: needLoadTool(),
      shops: shops.length,
      bytes: median([...bytes.values()]),
      rounds,
      purged,
      loads: samples.map(({ connections, taken }) => summary(connections, taken)),
      memory: { before, afterLoad, afterAnswers },
      answered,
      pages,
    };
  } finally {
    clearInterval(purging);
  }
}
