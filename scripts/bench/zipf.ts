import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { loadMany } from "./load.ts";
import { median } from "./measure.ts";
import { purge } from "./purge.ts";
import { get } from "./request.ts";

const DRAWS = 20_000;
const PATH = "/catalogo";
const PURGE_EVERY_MS = 5_000;
const CONNECTIONS = [16, 64];

/** Numbers from 0 to 1, the same ones in every run. */
function drawer(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws by a Zipf law: the k-th shop is asked for 1/k as often as the first. */
function zipf(shops, draw) {
  let sum = 0;
  const sums = shops.map((_, rank) => {
    sum += 1 / (rank + 1);
    return sum;
  });
  return () => {
    const wanted = draw() * sum;
    return shops[sums.findIndex((upTo) => upTo > wanted)];
  };
}

async function findShops(count) {
  const db = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await db.connect();
  try {
    const { rows } = await db.query(
      "SELECT id, subdomain FROM tents WHERE subdomain LIKE 'carga-%' ORDER BY md5(subdomain) LIMIT $1",
      [count],
    );
    return rows;
  } finally {
    await db.end();
  }
}

/**
 * The catalogues of `count` shops, asked for by a Zipf law while one of them is purged every five seconds, beside as
 * many bytes of a bare node:http, which has as many pages in memory. Then `answers` answers are looked at, one by one.
 */
export async function timeManyShops(servers, { count, rounds, seconds, answers, say }) {
  const { port, barePort } = servers;
  const shops = await findShops(count);
  const draw = drawer(7);
  const next = zipf(shops, draw);
  const lengths = new Map();
  for (const { subdomain } of shops) {
    const { headers } = await get({
      port,
      host: `${subdomain}.localhost:${port}`,
      path: PATH,
      headers: { "Accept-Encoding": "br" },
    });
    lengths.set(subdomain, headers["content-length"]);
  }
  const drawn = Array.from({ length: DRAWS }, next);
  const write = (name, line) => {
    const file = join(process.env.DATA_DIR, name);
    writeFileSync(file, `${drawn.map(line).join("\n")}\n`);
    return file;
  };
  const own = write("own.txt", ({ subdomain }) => `${subdomain}.localhost:${port} ${PATH}`);
  const bare = write("bare.txt", ({ subdomain }) => `localhost /${lengths.get(subdomain)}/${subdomain}`);

  const memory = [await servers.memory()];
  let purged = 0;
  let failed;
  const purging = setInterval(() => {
    purged++;
    purge(port, next().id).catch((error) => {
      failed ??= error;
    });
  }, PURGE_EVERY_MS);
  const samples = new Map(CONNECTIONS.map((connections) => [connections, []]));
  let checked;
  try {
    for (const connections of CONNECTIONS) await loadMany(port, own, connections, 1);
    for (let round = 0; round < rounds; round++)
      for (const connections of CONNECTIONS) {
        const ours = await loadMany(port, own, connections, seconds);
        samples.get(connections).push({ own: ours, bare: await loadMany(barePort, bare, connections, seconds) });
      }
    memory.push(await servers.memory());
    say(`Mirando ${new Intl.NumberFormat("es-AR").format(answers)} respuestas…`);
    checked = await servers.checkAnswers(answers, own);
    memory.push(await servers.memory());
  } finally {
    clearInterval(purging);
  }
  if (failed) throw failed;
  if (checked.error) throw new Error(checked.error);
  const loads = CONNECTIONS.map((connections) => {
    const all = samples.get(connections);
    const of = (kind, field) => median(all.map((sample) => sample[kind][field]));
    const ratio = (field) => median(all.map(({ own, bare }) => own[field] / bare[field]));
    return {
      connections,
      own: { rps: of("own", "rps"), p99: of("own", "p99"), errors: all.reduce((sum, { own }) => sum + own.errors, 0) },
      bare: { rps: of("bare", "rps"), p99: of("bare", "p99") },
      ratio: ratio("rps"),
      p99Ratio: ratio("p99"),
    };
  });
  return {
    shops: shops.length,
    bytes: median([...lengths.values()].map(Number)),
    rounds,
    purged,
    loads,
    memory,
    ...checked,
  };
}
