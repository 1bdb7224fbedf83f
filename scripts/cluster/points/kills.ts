import { setTimeout as wait } from "node:timers/promises";
import type { Cluster } from "../cluster.ts";
import { missingMails } from "../mails.ts";
import { checkOrders, startOrders } from "../orders.ts";
import { counted, exactly, type Point, printFailures } from "../point.ts";
import { startVisits, warmPages } from "../visits.ts";

const CALM_MS = 4000;
/** As long as the balancer may take to notice that a server is gone, in milliseconds. */
const NOTICED_MS = 3000;

interface Moment {
  what: string;
  at: number;
}

/** Ends one part after the other in both ways, and starts it again. Returns when. */
async function endEach({ servers, workers, redis }: Cluster): Promise<Moment[]> {
  const moments: Moment[] = [];
  const happens = (what: string) => moments.push({ what, at: Date.now() });
  for (const how of ["SIGKILL", "SIGTERM"] as const) {
    for (const one of [...servers, ...workers]) {
      happens(`${how} ${one.name}`);
      await (how === "SIGKILL" ? one.kill() : one.terminate());
      await wait(CALM_MS);
      happens(`${one.name} arranca`);
      await one.start();
      happens(`${one.name} arrancó`);
      await wait(CALM_MS);
    }
  }
  happens("SIGKILL Redis");
  await redis.kill();
  await wait(CALM_MS);
  await redis.start();
  await wait(CALM_MS);
  return moments;
}

export const kills: Point = {
  number: 3,
  name: "kill -9 y SIGTERM de cada servidor, proceso de trabajo y Redis, con 5 pedidos y 50 visitas por segundo",
  async run(cluster, report) {
    const load = cluster.shops.slice(0, 150);
    await warmPages(load);
    const orders = startOrders(load, 5);
    const visits = startVisits(load, 50);
    const moments = await endEach(cluster);
    const placed = await orders.stop();
    const { pages, failed } = await visits.stop();
    const killed = moments.filter(({ what }) => what.startsWith("SIGKILL"));
    const onKilled = failed.filter(({ at }) => killed.some((kill) => at > kill.at - 1000 && at < kill.at + NOTICED_MS));
    const others = failed.filter((one) => !onKilled.includes(one));
    const after = (at: number) => moments.findLast((moment) => moment.at <= at)?.what ?? "al empezar";
    printFailures([...failed.map(({ at, problem }) => `${after(at)}: ${problem}`), ...placed.repeated]);
    report(
      ...(await checkOrders(cluster, placed)),
      counted("pedidos que se enviaron otra vez", placed.repeated.length),
      ...(await missingMails(cluster, placed.acknowledged)),
      exactly(`páginas con falla, de ${pages}`, others.length, 0),
      counted("páginas con falla en un servidor recién muerto", onKilled.length),
    );
  },
};
