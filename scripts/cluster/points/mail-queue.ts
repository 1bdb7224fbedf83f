import { setTimeout as wait } from "node:timers/promises";
import type { LoadShop } from "../cluster.ts";
import { missingMails } from "../mails.ts";
import { insistOnOrder, noOrders } from "../orders.ts";
import { exactly, type Point, within } from "../point.ts";

const MAILS = 600;
const DRAINED_MS = 10_000;
/** A shop's orders of one minute above this number share a mail. */
const OWN_MAILS = 4;
const AT_ONCE = 6;

export const mailQueue: Point = {
  number: 8,
  name: "La cola de mails",
  async run(cluster, report) {
    const { shops, workers, mailServer } = cluster;
    const orders = noOrders();
    const waiting: LoadShop[] = shops
      .slice(-MAILS / OWN_MAILS)
      .flatMap((shop) => Array.from({ length: OWN_MAILS }, () => shop));
    for (const worker of workers) worker.pause();
    const orderInTurn = async () => {
      for (let shop = waiting.pop(); shop; shop = waiting.pop()) await insistOnOrder(shop, orders);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, orderInTurn));
    await wait(1000);
    const before = mailServer.mails.length;
    const begun = Date.now();
    for (const worker of workers) worker.resume();
    const measures = await missingMails(cluster, orders.acknowledged);
    const last = Math.max(...mailServer.mails.slice(before).map(({ at }) => at));
    report(
      exactly("pedidos hechos mientras nadie envía mails", orders.acknowledged.length, MAILS),
      ...measures,
      within(`${MAILS} mails enviados en`, last - begun, DRAINED_MS),
    );
  },
};
