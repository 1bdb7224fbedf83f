import { setTimeout as wait } from "node:timers/promises";
import { httpRequest } from "../../../e2e/fixtures/http";
import { addProduct, type NewShop, openShop } from "../../../e2e/fixtures/merchant";
import { median } from "../../bench/median.ts";
import type { Cluster } from "../cluster.ts";
import type { ClusterServer } from "../node.ts";
import { startOrders } from "../orders.ts";
import { type Measure, type Point, within } from "../point.ts";
import { startVisits, warmPages } from "../visits.ts";

const CHANGES = 120;
/** Not counted: a server that has just started still compiles its code. */
const FIRST_CHANGES = 12;
const MEDIAN_MS = 150;
const WORST_MS = 1000;
/** A change that is not seen in this time is reported with it. In milliseconds. */
const LOST_MS = 20_000;
const CUT_MS = 10_000;
const KILLS = 3;

interface WatchedShop {
  shop: NewShop;
  productId: number;
  pages: string[];
}

/** A price that no other change has, as its page shows it. */
let lastPrice = 10_000;
function nextPrice() {
  lastPrice += 1;
  return { price: lastPrice, shown: `${Math.floor(lastPrice / 1000)}.${String(lastPrice % 1000).padStart(3, "0")}` };
}

async function openWatchedShop({ origin, servers: [{ port }] }: Cluster): Promise<WatchedShop> {
  const shop = await openShop(origin, "Cambios", { port });
  const product = await addProduct(shop, { name: "Mate observado", price: "10000" });
  return { shop, productId: product.id, pages: [`${shop.url}/catalogo`, `${shop.url}/catalogo/${product.id}`] };
}

const setPrice = ({ shop, productId }: WatchedShop, price: number) =>
  shop.api.mutate("product", "updateField", { id: productId, field: "price", value: price });

async function readAt({ port }: ClusterServer, address: string): Promise<string> {
  const answer = await httpRequest(address, { port, timeout: LOST_MS }).catch(() => null);
  if (answer?.status !== 308 || typeof answer.headers.location !== "string") return answer?.text ?? "";
  return (await httpRequest(new URL(answer.headers.location, address).href, { port }).catch(() => null))?.text ?? "";
}

/** When a server first shows a text. */
async function shownAt(server: ClusterServer, address: string, text: string): Promise<number> {
  for (const until = Date.now() + LOST_MS; Date.now() < until; await wait(3))
    if ((await readAt(server, address)).includes(text)) return Date.now();
  return Date.now();
}

/** Changes a price at one server, and times when the others show it after the answer. */
async function timeChange(watched: WatchedShop, others: readonly ClusterServer[], address: string): Promise<number[]> {
  const { price, shown } = nextPrice();
  const watching = Promise.all(others.map((server) => shownAt(server, address, shown)));
  await setPrice(watched, price);
  const answeredAt = Date.now();
  return (await watching).map((at) => Math.max(0, at - answeredAt));
}

async function underLoad(cluster: Cluster, watched: WatchedShop): Promise<Measure[]> {
  const { servers, shops } = cluster;
  const load = shops.slice(0, 150);
  await warmPages(load);
  const orders = startOrders(load, 5);
  const visits = startVisits(load, 50);
  const times: number[] = [];
  for (let change = -FIRST_CHANGES; change < CHANGES; change += 1) {
    const page = watched.pages[Math.abs(change) % watched.pages.length] ?? "";
    const taken = await timeChange(watched, servers.slice(1), page);
    if (change >= 0) times.push(...taken);
    await wait(50);
  }
  await Promise.all([orders.stop(), visits.stop()]);
  const pages = `${CHANGES} cambios en A bajo carga, hasta que B y C los muestran`;
  return [
    within(`${pages}: mediana`, median(times), MEDIAN_MS),
    within(`${pages}: el peor`, Math.max(...times), WORST_MS),
  ];
}

/** Cuts a server from the database while another makes changes, and times when it is right after its return. */
async function whileCut(
  { servers: [, , server] }: Cluster,
  watched: WatchedShop,
  how: "hang" | "refuse",
): Promise<number> {
  const [address = ""] = watched.pages;
  await readAt(server, address);
  server.database[how]();
  let shown = "";
  for (const end = Date.now() + CUT_MS; Date.now() < end; await wait(CUT_MS / 5)) {
    const next = nextPrice();
    await setPrice(watched, next.price);
    shown = next.shown;
  }
  server.database.restore();
  const back = Date.now();
  return (await shownAt(server, address, shown)) - back;
}

/** Kills a server between its commit and what it would have told the others, and times when they show the change. */
async function timeKilledChange({ servers: [first, ...others] }: Cluster, watched: WatchedShop): Promise<number[]> {
  const [address = ""] = watched.pages;
  for (const server of others) await readAt(server, address);
  const { price, shown } = nextPrice();
  const killed = new Promise<number>((done) => {
    // the name of the channel, as a parameter of `pg_notify`
    first.database.onceSent("\0\0\0\x07changes", () => {
      done(Date.now());
      void first.kill();
    });
  });
  const answered = setPrice(watched, price).catch(() => {}); // mostly it is not
  const killedAt = await killed;
  const times = await Promise.all(others.map(async (server) => (await shownAt(server, address, shown)) - killedAt));
  await answered;
  await first.kill();
  await first.start();
  return times;
}

export const changes: Point = {
  number: 2,
  name: "Los cambios llegan a los otros servidores",
  async run(cluster, report) {
    const watched = await openWatchedShop(cluster);
    report(...(await underLoad(cluster, watched)));
    for (const how of ["hang", "refuse"] as const) {
      const what = how === "hang" ? "sin respuesta de la base" : "sin conexión a la base";
      report(within(`C, 10 s ${what}: al volver está al día en`, await whileCut(cluster, watched, how), WORST_MS));
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const times = await timeKilledChange(cluster, watched);
      report(within("A muere entre su commit y el aviso: B y C lo muestran en, el peor", Math.max(...times), WORST_MS));
    }
  },
};
