import { setTimeout as wait } from "node:timers/promises";
import type { ClusterServer } from "../node.ts";
import { checkOrders, startOrders } from "../orders.ts";
import { atLeast, atMost, exactly, type Point, printFailures } from "../point.ts";
import { childrenOf, commandOf, killProcess } from "../process-tree.ts";
import { SEARCH, startVisits } from "../visits.ts";

const PROCESSES = 2;
const KILLS = 3;
const PAUSE_MS = 5000;
const RESTARTED_MS = 60_000;
/** Orders that one process may be working on at once, at the rate of this load. */
const IN_PROGRESS = 5;

const applications = ({ pid }: ClusterServer) =>
  childrenOf(pid).filter((child) => commandOf(child).includes("application.ts"));

async function untilAllRun(server: ClusterServer): Promise<void> {
  for (const until = Date.now() + RESTARTED_MS; applications(server).length < PROCESSES; await wait(100))
    if (Date.now() > until)
      throw new Error(`${applications(server).length} application processes run\n${server.output.slice(-2000)}`);
}

export const appProcesses: Point = {
  number: 9,
  name: "Un servidor con dos procesos de aplicación, y uno de ellos muere",
  async run(cluster, report) {
    const server = await cluster.addServer("d", { APP_PROCESSES: String(PROCESSES) });
    await untilAllRun(server);
    const load = cluster.shops.slice(0, 150);
    const { port } = server;
    const orders = startOrders(load, 5, port);
    const searches = startVisits(load, 5, { path: SEARCH, port });
    let last = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await wait(PAUSE_MS);
      killProcess(applications(server)[0] ?? 0);
      const before = orders.orders.acknowledged.length;
      await wait(PAUSE_MS);
      last = orders.orders.acknowledged.length - before;
      await untilAllRun(server);
    }
    const placed = await orders.stop();
    const { pages, failed } = await searches.stop();
    await server.terminate();
    printFailures([...failed.map(({ problem }) => problem), ...placed.repeated]);
    const repeated = placed.repeated.length;
    report(
      ...(await checkOrders(cluster, placed)),
      atLeast("pedidos confirmados en los cinco segundos después de la última muerte", last, 1),
      atMost(`pedidos que hubo que enviar otra vez, de ${placed.acknowledged.length}`, repeated, KILLS * IN_PROGRESS),
      exactly(`búsquedas con falla, de ${pages}`, failed.length, 0),
    );
  },
};
