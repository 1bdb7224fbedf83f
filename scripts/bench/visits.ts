// What counting a visit costs the server: a shop's page reports it as a browser does.
import { setTimeout as wait } from "node:timers/promises";
import { withDatabase } from "./database.ts";
import { send } from "./request.ts";
import type { Servers } from "./site.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
const BODY = JSON.stringify({ kind: "VISIT", host: "l.instagram.com", mark: "" });
/** Below the limit of one address and one shop in a minute. */
const VISITS_PER_SHOP = 80;
const CONCURRENCY = 8;
/** Visits are written in batches, the last of them within this time. */
const WRITTEN_MS = 1500;

export interface VisitCost {
  visits: number;
  /** Milliseconds of processor time per visit, including writing it. */
  cpu: number;
}

/**
 * Reports visits of many shops at once.
 * @throws when a visit is missing in the database afterwards.
 */
export function countVisits({ port, cpu }: Servers, { shops }: { shops: number }): Promise<VisitCost> {
  const report = (shop: number) => {
    const host = `carga-${shop}.localhost:${port}`;
    const headers = { "User-Agent": PHONE, Origin: `http://${host}` };
    return send({ port, host, path: "/api/visit", method: "POST", headers, body: BODY });
  };
  return withDatabase(async (db) => {
    const written = async () => {
      const { rows } = await db.query<{ visits: number }>("SELECT count(*)::int AS visits FROM visits");
      return rows[0]?.visits ?? 0;
    };
    for (let shop = 1; shop <= shops; shop += 1) await report(shop);
    await wait(WRITTEN_MS);
    const writtenBefore = await written();
    const cpuBefore = await cpu(port);
    const visits = shops * VISITS_PER_SHOP;
    let sent = 0;
    const reportInTurn = async () => {
      while (sent < visits) await report(1 + (sent++ % shops));
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, reportInTurn));
    await wait(WRITTEN_MS);
    const used = (await cpu(port)) - cpuBefore;
    const added = (await written()) - writtenBefore;
    if (added !== visits) throw new Error(`Se contaron ${added} visitas de ${visits}`);
    return { visits, cpu: used / visits };
  });
}
