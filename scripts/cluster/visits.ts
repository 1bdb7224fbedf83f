import { httpRequest } from "../../e2e/fixtures/http";
import type { LoadShop } from "./cluster.ts";
import { failureOf, visitorAddress } from "./visitor.ts";

const TIMEOUT_MS = 15_000;
/** A page that is the same for everybody. */
const CATALOGUE = "/catalogo";
/** A page that is made for each visitor. */
export const SEARCH = "/catalogo/buscar?q=mate";
const PHONE = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36";
const VISIT = JSON.stringify({ kind: "VISIT", host: "l.instagram.com", mark: "" });

export interface FailedVisit {
  at: number;
  problem: string;
}

export interface Visits {
  pages: number;
  failed: FailedVisit[];
}

interface VisitOptions {
  path?: string;
  /** Of one server, where the balancer is not to choose. */
  port?: number | undefined;
}

/** Reads a page of a shop. Returns what is wrong with the answer. */
async function readPage(
  { host }: LoadShop,
  localAddress: string,
  { path, port }: VisitOptions,
): Promise<string | null> {
  // as the balancer would write it
  const headers: Record<string, string> = port === undefined ? {} : { "x-forwarded-for": localAddress };
  const options = { localAddress, port, headers, timeout: TIMEOUT_MS };
  const answer = await httpRequest(`http://${host}${path ?? CATALOGUE}`, options).catch(String);
  if (typeof answer === "string") return answer;
  if (answer.status !== 200) return failureOf(answer);
  return answer.text.includes("</html>") ? null : "an incomplete page";
}

/** Opens pages that are the same for everybody, at a steady rate, and reports the visits as the pages do, until `stop`. */
export function startVisits(shops: readonly LoadShop[], perSecond: number, options: VisitOptions = {}) {
  const visits: Visits = { pages: 0, failed: [] };
  const running = new Set<Promise<void>>();
  let sent = 0;

  async function visit(shop: LoadShop): Promise<void> {
    const localAddress = visitorAddress();
    const at = Date.now();
    const problem = await readPage(shop, localAddress, options);
    visits.pages += 1;
    if (problem !== null) visits.failed.push({ at, problem });
    const headers = { "user-agent": PHONE, origin: `http://${shop.host}` };
    // what the beacon is answered, no visitor sees
    const beacon = { method: "POST", headers, body: VISIT, localAddress, port: options.port } as const;
    await httpRequest(`http://${shop.host}/api/visit`, beacon).catch(() => {});
  }

  const timer = setInterval(() => {
    const shop = shops[sent % shops.length];
    sent += 1;
    if (!shop) return;
    const one = visit(shop).finally(() => running.delete(one));
    running.add(one);
  }, 1000 / perSecond);
  return {
    visits,
    /** Sends no more, and waits for those under way. */
    async stop(): Promise<Visits> {
      clearInterval(timer);
      await Promise.all(running);
      return visits;
    },
  };
}

/** Reads the page of every shop once, so that it is in the memory of the server that the balancer leads to. */
export async function warmPages(shops: readonly LoadShop[]): Promise<void> {
  const waiting = [...shops];
  const readInTurn = async () => {
    for (let shop = waiting.pop(); shop; shop = waiting.pop()) await readPage(shop, visitorAddress(), {});
  };
  await Promise.all([readInTurn(), readInTurn(), readInTurn(), readInTurn()]);
}
