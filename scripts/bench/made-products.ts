// Pages of products that nobody has opened yet, beside pages of as many bytes that Next makes of nothing.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadMany } from "./load.ts";
import { findTwin, loadCounted, median } from "./measure.ts";
import { purge } from "./purge.ts";
import { get } from "./request.ts";
import { tentOf } from "./tent-of.ts";

const SUBDOMAIN = "bench-2000";
const CONNECTIONS = 16;
/** A fast machine makes a thousand of its 2,000 products in one. */
const SECONDS = 1;

/** Requests a second of both, in turns; the shop is purged before each of its rounds, and no page is asked for twice in one. */
export async function timeMadeProducts(servers, { rounds }) {
  const { port } = servers;
  const host = `${SUBDOMAIN}.localhost:${port}`;
  const { body } = await get({ port, host, path: "/sitemap.xml" });
  const paths = [...body.toString().matchAll(/<loc>https?:\/\/[^/<]+(\/catalogo\/\d+-[^<]+)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const file = join(process.env.DATA_DIR, "products.txt");
  writeFileSync(file, `${paths.map((path) => `${host} ${path}`).join("\n")}\n`);
  const twin = await findTwin(servers, "dynamic", (await get({ port, host, path: paths[0] })).body.length);
  const tentId = await tentOf(SUBDOMAIN);
  const samples = [];
  for (let round = 0; round <= rounds; round++) {
    await purge(port, tentId);
    const own = await loadMany(port, file, CONNECTIONS, SECONDS);
    if (own.requests >= paths.length)
      throw new Error(`Se pidieron ${own.requests} páginas de ${paths.length} productos`);
    const bare = await loadCounted(servers, twin, CONNECTIONS, SECONDS);
    // the first round warms both up
    if (round > 0) samples.push({ own, bare });
  }
  const of = (kind, field) => median(samples.map((sample) => sample[kind][field]));
  return {
    connections: CONNECTIONS,
    rounds: samples.length,
    own: { rps: of("own", "rps"), p99: of("own", "p99") },
    bare: { rps: of("bare", "rps"), p99: of("bare", "p99") },
    ratio: median(samples.map(({ own, bare }) => own.rps / bare.rps)),
    errors: samples.reduce((sum, { own }) => sum + own.errors, 0),
  };
}
