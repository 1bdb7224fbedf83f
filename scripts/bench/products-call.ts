// GET /api/getProducts of a shop with 200 products, beside a bare route handler that asks the database for the same.
import { load } from "./load.ts";
import { loadCounted, median } from "./measure.ts";
import { ask, get } from "./request.ts";
import { tentOf } from "./tent-of.ts";

const SUBDOMAIN = "bench-200";
const CONNECTIONS = 16;

async function openToken({ port, password }) {
  const body = JSON.stringify({ email: `${SUBDOMAIN}@vidriera.test`, password });
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
  const answer = await ask({ port, host: `localhost:${port}`, path: "/api/login", method: "POST", headers, body });
  if (answer.status !== 200) throw new Error(`POST /api/login respondió ${answer.status}: ${answer.body}`);
  return JSON.parse(answer.body).meta.token;
}

/** The two follow each other in turns: requests/s and processor time of both, and the ratio of each round. */
export async function timeProductsCall(servers, { password, rounds }) {
  const { port, nextPort } = servers;
  const tentId = await tentOf(SUBDOMAIN);
  const headers = { Authorization: `Bearer ${await openToken({ port, password })}` };
  const own = { port, host: `localhost:${port}`, path: `/api/getProducts/${tentId}`, headers };
  const bare = { port: nextPort, host: `localhost:${nextPort}`, path: `/bench/products/${tentId}`, headers };
  const [ours, theirs] = [(await get(own)).body, (await get(bare)).body];
  if (!ours.equals(theirs)) throw new Error(`${own.path} y ${bare.path} no responden lo mismo`);
  const products = JSON.parse(ours).data.length;

  for (const target of [own, bare]) await load(target, CONNECTIONS, 1);
  const samples = [];
  for (let round = 0; round < rounds; round++) {
    // who comes first changes, so that what the one leaves behind is not always the other's to clear
    const targets = round % 2 === 0 ? [own, bare] : [bare, own];
    const measured = [];
    for (const target of targets) measured.push(await loadCounted(servers, target, CONNECTIONS, 2));
    samples.push(round % 2 === 0 ? measured : measured.reverse());
  }
  const of = (which, field) => median(samples.map((pair) => pair[which][field]));
  const errors = samples.flat().reduce((sum, sample) => sum + sample.errors, 0);
  if (errors > 0) throw new Error(`${own.path}: ${errors} respuestas con error`);
  return {
    products,
    bytes: ours.length,
    connections: CONNECTIONS,
    own: { rps: of(0, "rps"), cpu: of(0, "cpu"), p50: of(0, "p50"), p99: of(0, "p99") },
    bare: { rps: of(1, "rps"), cpu: of(1, "cpu"), p50: of(1, "p50"), p99: of(1, "p99") },
    ratio: median(samples.map(([a, b]) => a.rps / b.rps)),
    rounds,
  };
}
