import { setTimeout as wait } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import type { AcknowledgedOrder } from "./orders.ts";
import { counted, exactly, type Measure } from "./point.ts";

/** A job of a killed worker is taken over after its heartbeat is missed. In milliseconds. */
const LATEST_MS = 120_000;

const keyOf = ({ shopId, number }: Pick<AcknowledgedOrder, "shopId" | "number">) => `${shopId}/${number}`;

/** The Message-IDs of the mails of each order. */
function mailsByOrder({ mailServer }: Cluster): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { order, messageId } of mailServer.mails) found.set(order, [...(found.get(order) ?? []), messageId]);
  return found;
}

/** Waits until every order was mailed, and counts what is missing and what came twice. */
export async function missingMails(cluster: Cluster, orders: readonly AcknowledgedOrder[]): Promise<Measure[]> {
  const keys = orders.map(keyOf);
  const missing = () => {
    const mails = mailsByOrder(cluster);
    return keys.filter((key) => !mails.has(key)).length;
  };
  for (const until = Date.now() + LATEST_MS; missing() > 0 && Date.now() < until; ) await wait(200);
  const mails = keys.map((key) => mailsByOrder(cluster).get(key) ?? []);
  const again = mails.filter((ids) => ids.length > 1);
  return [
    exactly(`pedidos sin su mail, de ${keys.length}`, missing(), 0),
    exactly("mails repetidos con otro Message-ID", again.filter((ids) => new Set(ids).size > 1).length, 0),
    counted("mails repetidos con el mismo Message-ID", again.length),
  ];
}
