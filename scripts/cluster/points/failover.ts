import { setTimeout as wait } from "node:timers/promises";
import { checkOrders, startOrders } from "../orders.ts";
import { atMost, exactly, type Point, printFailures, within } from "../point.ts";
import { type FailedVisit, SEARCH, startVisits, warmPages } from "../visits.ts";

/** As long as somebody, or a tool, may take to notice. Longer than servers stay ready without the database. In milliseconds. */
const NOTICED_MS = 7000;
const BACK_MS = 15_000;
const WATCHED_MS = 20_000;
/**
 * The share of pages that may fail while the database is away: under load the balancer also leads to servers that do not have a
 * page in their memory, and those need the database.
 */
const MAX_FAILED_SHARE = 0.05;

export const failover: Point = {
  number: 4,
  name: "El secundario reemplaza al primario",
  async run(cluster, report) {
    const load = cluster.shops.slice(0, 150);
    await warmPages(load);
    const orders = startOrders(load, 5);
    const visits = startVisits(load, 50);
    await wait(5000);
    const killedAt = Date.now();
    await cluster.databases.killPrimary();
    await wait(NOTICED_MS);
    await cluster.databases.promoteStandby();
    const searches = startVisits(load, 2, { path: SEARCH });
    await wait(WATCHED_MS);
    const placed = await orders.stop();
    const pages = await visits.stop();
    const found = await searches.stop();
    const back = Math.min(...placed.acknowledged.map(({ at }) => at).filter((at) => at > killedAt + NOTICED_MS));
    const isAway = ({ at }: FailedVisit) => at >= killedAt && at < killedAt + BACK_MS;
    const away = pages.failed.filter(isAway).length;
    const lastFailed = Math.max(killedAt, ...found.failed.map(({ at }) => at));
    const second = (at: number) => `${Math.floor((at - killedAt) / 1000)} s después del corte`;
    printFailures([...pages.failed, ...found.failed].map(({ at, problem }) => `${second(at)}: ${problem}`));
    report(
      ...(await checkOrders(cluster, placed)),
      within("pedidos confirmados otra vez después del corte, a los", back - killedAt, BACK_MS),
      within("última búsqueda con falla después del corte, a los", lastFailed - killedAt, BACK_MS),
      atMost(`páginas con falla mientras falta la base, de ${pages.pages}`, away, pages.pages * MAX_FAILED_SHARE),
      exactly("páginas con falla antes y después", pages.failed.length - away, 0),
    );
  },
};
