import { randomUUID } from "node:crypto";
import { cpus } from "node:os";
import { load, tool } from "./load.ts";
import { ask, get } from "./request.ts";
import { tentOf } from "./tent-of.ts";

export const CONNECTIONS = [1, 16, 64];
const GZIP = { "Accept-Encoding": "gzip" };

export const median = (numbers) => {
  const sorted = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** How much of the processors others use, while nothing is measured. */
export async function busyShare() {
  const sum = () =>
    cpus().reduce(
      ({ idle, all }, { times }) => ({
        idle: idle + times.idle,
        all: all + Object.values(times).reduce((total, each) => total + each, 0),
      }),
      { idle: 0, all: 0 },
    );
  const before = sum();
  await new Promise((done) => setTimeout(done, 2000));
  const after = sum();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

const shopPage = (port, subdomain, path) => ({ port, host: `${subdomain}.localhost:${port}`, path });

/** The pages that are measured, of the shop with 60 products and of the one with 2,000. */
export async function findPages({ port }) {
  const category = shopPage(port, "bench-2000", "/velas");
  const { body } = await get(category);
  const product = /href="(\/catalogo\/(\d+)-[^"]+)"/.exec(body.toString());
  if (!product) throw new Error(`${category.path} no tiene productos`);
  const small = (path) => shopPage(port, "bench-60", path);
  const big = (path) => shopPage(port, "bench-2000", path);
  return {
    productId: Number(product[2]),
    pages: [
      { name: "Inicio, 60 productos", ...small("/"), cached: true },
      { name: "/catalogo, 60", ...small("/catalogo"), cached: true },
      { name: "/catalogo, 2.000", ...big("/catalogo"), cached: true },
      { name: "Categoría, 2.000", ...category, cached: true },
      { name: "Producto, 2.000", ...big(product[1]), cached: true },
      { name: "Búsqueda, 60", ...small("/catalogo/buscar?q=mate"), cached: false },
      { name: "Búsqueda, 2.000", ...big("/catalogo/buscar?q=mate"), cached: false },
    ],
  };
}

/** Orders a product of a shop as its cart does, and gives the order's token. */
async function placeOrder({ port, host }, { tentId, productId }) {
  const order = {
    tentId,
    clientKey: randomUUID(),
    lines: [{ productId, quantityMilli: 1000 }],
    customerName: "Lucía",
    method: "PICKUP",
  };
  const answer = await ask({
    port,
    host,
    path: "/api/trpc/order.place",
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: `http://${host}` },
    body: JSON.stringify({ json: order }),
  });
  if (answer.status !== 200) throw new Error(`order.place respondió ${answer.status}: ${answer.body}`);
  return JSON.parse(answer.body).result.data.json.token;
}

/** What else a visitor opens: it is weighed and not timed. */
export async function findOtherPages({ port }, productId) {
  const demo = (path) => shopPage(port, "demo", path);
  const big = (path) => shopPage(port, "bench-2000", path);
  const token = await placeOrder(big(""), { tentId: await tentOf("bench-2000"), productId });
  return [
    { name: "Inicio, demo", ...demo("/") },
    { name: "/catalogo, demo", ...demo("/catalogo") },
    { name: "Enlaces, demo", ...demo("/mis-links") },
    { name: "Carrito, 2.000", ...big("/catalogo/carrito"), after: "/catalogo" },
    { name: "Pedido, 2.000", ...big(`/catalogo/pedido/${token}`) },
  ];
}

/** The page of Next, static or dynamic, whose answer is as long as `wanted`. */
export async function findTwin({ nextPort }, kind, wanted) {
  const stepPage = (size) => ({ port: nextPort, host: `localhost:${nextPort}`, path: `/bench/${kind}/${size}` });
  const lengthOf = async (size) => (await get(stepPage(size))).body.length;
  const [first, last] = [await lengthOf(0), await lengthOf(159)];
  const near = Math.min(159, Math.max(0, Math.round(((wanted - first) / (last - first)) * 159)));
  return { ...stepPage(near), bytes: await lengthOf(near) };
}

/** Finds the twin of each of `pages`: a static one of those that are kept, else a dynamic one. */
export async function findTwins(servers, pages) {
  for (const page of pages) {
    page.bytes = (await get(page)).body.length;
    page.twin = await findTwin(servers, page.cached ? "static" : "dynamic", page.bytes);
  }
}

function jobsOf({ port, nextPort, barePort }, pages) {
  const jobs = pages.flatMap((page) => [
    { key: `${page.name}|own`, target: page, slow: !page.cached },
    { key: `${page.name}|${page.cached ? "static" : "sized"}`, target: page.twin, slow: !page.cached },
    { key: `${page.name}|bare`, target: { port: barePort, host: "localhost", path: `/${page.bytes}` } },
  ]);
  const dynamic = { port: nextPort, host: `localhost:${nextPort}`, path: "/bench/dynamic" };
  jobs.push({ key: "dynamic", target: dynamic, slow: true });
  const each = jobs.flatMap((job) => CONNECTIONS.map((connections) => ({ ...job, connections })));
  const compared = pages.find(({ path }) => path === "/catalogo");
  for (const [key, target] of [
    ["gzip|own", compared],
    ["gzip|static", compared.twin],
  ])
    each.push({ key, target: { ...target, headers: GZIP }, connections: 16 });
  // the same connections follow each other, so that what is divided was measured within seconds
  return { port, jobs: each.sort((a, b) => a.connections - b.connections) };
}

/** With the processor time that a request took: it says the same on a busy machine, where requests/s do not. */
export async function loadCounted(servers, target, connections, seconds) {
  const before = await servers.cpu(target.port);
  const sample = await load(target, connections, seconds);
  return { ...sample, cpu: ((await servers.cpu(target.port)) - before) / sample.requests };
}

/** Rounds one after the other, each with every job once; a round that would end after `deadline` is not begun. */
export async function measureRounds(servers, pages, { rounds, seconds, deadline, say }) {
  const { jobs } = jobsOf(servers, pages);
  const samples = new Map(jobs.map(({ key, connections }) => [`${key}|${connections}`, []]));
  for (const { target } of jobs.filter(({ connections }) => connections === 16)) await load(target, 8, 1);
  let done = 0;
  for (let longest = 0; done < rounds && Date.now() + longest < deadline; done++) {
    const started = Date.now();
    for (const { key, target, connections, slow } of jobs) {
      // many pages made at once are ready at once: a second would end before them
      const long = slow && connections > 16 ? 3 * seconds : seconds;
      samples.get(`${key}|${connections}`).push(await loadCounted(servers, target, connections, long));
    }
    longest = Math.max(longest, Date.now() - started);
    say(`  ronda ${done + 1} de ${rounds} (${tool}, ${Math.round((Date.now() - started) / 1000)} s)`);
  }
  return { rounds: done, samples };
}

/** Median of each figure over the rounds. */
export function figures(samples, key) {
  const all = samples.get(key) ?? [];
  const of = (field) => median(all.map((sample) => sample[field]));
  return {
    rps: of("rps"),
    cpu: of("cpu"),
    p50: of("p50"),
    p99: of("p99"),
    errors: all.reduce((sum, { errors }) => sum + errors, 0),
  };
}

/** Median of the ratios within each round. */
export function ratio(samples, key, otherKey, field = "rps") {
  const [ours, theirs] = [samples.get(key) ?? [], samples.get(otherKey) ?? []];
  return median(ours.map((sample, round) => sample[field] / (theirs[round]?.[field] ?? Number.NaN)));
}

/** Opens the catalogues of shops that nobody opened, then again from memory: median milliseconds, one request at a time. */
export async function tourShops({ port }, wanted, deadline) {
  const open = async (n) => (await get(shopPage(port, `carga-${n}`, "/catalogo"))).ms;
  const [made, kept] = [[], []];
  while (made.length < wanted && Date.now() < deadline) made.push(await open(made.length + 1));
  while (kept.length < made.length) kept.push(await open(kept.length + 1));
  return { shops: made.length, made: median(made), kept: median(kept) };
}
