import { setTimeout as wait } from "node:timers/promises";
import { checkOrders, startOrders } from "../orders.ts";
import { exactly, type Point, printFailures } from "../point.ts";
import { SEARCH, startVisits, warmPages } from "../visits.ts";

/** The balancer sends a server visitors again after two good answers, one a second. In milliseconds. */
const KNOWN_MS = 3000;

export const rollingDeploy: Point = {
  number: 6,
  name: "Reinicio de un servidor tras otro, bajo carga",
  async run(cluster, report) {
    const load = cluster.shops.slice(0, 150);
    await warmPages(load);
    const orders = startOrders(load, 5);
    const visits = startVisits(load, 50);
    const searches = startVisits(load, 2, { path: SEARCH });
    for (const server of cluster.servers) {
      await server.terminate();
      await server.start();
      await wait(KNOWN_MS);
    }
    const placed = await orders.stop();
    const pages = await visits.stop();
    const found = await searches.stop();
    printFailures([...pages.failed, ...found.failed].map(({ problem }) => problem).concat(placed.repeated));
    report(
      exactly(`páginas con falla, de ${pages.pages}`, pages.failed.length, 0),
      exactly(`búsquedas con falla, de ${found.pages}`, found.failed.length, 0),
      exactly(`pedidos que hubo que enviar otra vez, de ${placed.acknowledged.length}`, placed.repeated.length, 0),
      ...(await checkOrders(cluster, placed)),
    );
  },
};
