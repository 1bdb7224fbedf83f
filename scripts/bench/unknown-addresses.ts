// The memory of the server after visits to addresses of products that its shops do not have.
import { withDatabase } from "./database.ts";
import { get, send } from "./request.ts";
import type { Servers } from "./site.ts";

const SHOPS = 200;
const CONCURRENCY = 8;
/** Above every product's number. */
const NOBODYS = 900_000_000;
/** Prime to any number of products, so that they are asked for in no order. */
const STEP = 7_919;

export interface UnknownAddresses {
  shops: number;
  /** Half of them are numbers of other shops' products, half are nobody's. */
  addresses: number;
  /** Resident bytes of the server's processes once they have sent what the shops do have. */
  before: number;
  after: number;
  /** After a forced collection. */
  collected: number;
  ratio: number;
  /** Addresses per second. */
  perSecond: number;
}

interface Page {
  host: string;
  path: string;
}

const findHosts = (port: number): Promise<{ hosts: string[]; lastProduct: number }> =>
  withDatabase(async (db) => {
    const shops = await db.query<{ subdomain: string }>(
      "SELECT subdomain FROM tents WHERE subdomain LIKE 'carga-%' ORDER BY id LIMIT $1",
      [SHOPS],
    );
    const { rows } = await db.query<{ last: number }>("SELECT max(id) AS last FROM products");
    return {
      hosts: shops.rows.map(({ subdomain }) => `${subdomain}.localhost:${port}`),
      lastProduct: rows[0]?.last ?? 0,
    };
  });

/** Asks for `count` pages, some at once, and returns how many were answered with each status. */
async function askFor(port: number, count: number, pageOf: (n: number) => Page): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let asked = 0;
  const askInTurn = async () => {
    while (asked < count) {
      const { status } = await send({ port, ...pageOf(asked++), headers: { "Accept-Encoding": "br" } });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, askInTurn));
  return statuses;
}

/** The products in the catalogues of some shops. */
async function productsOf(port: number, hosts: readonly string[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const host of hosts) {
    const { body } = await get({ port, host, path: "/catalogo" });
    const links = new Set(body.toString().match(/(?<=href=")\/catalogo\/\d+-[^"]+/g));
    pages.push(...[...links].map((path) => ({ host, path })));
  }
  return pages;
}

/** Opens every product that the shops show in their catalogues, and then as many addresses that they do not have. */
export async function openUnknownAddresses(
  servers: Servers,
  { addresses }: { addresses: number },
): Promise<UnknownAddresses> {
  const { port } = servers;
  const { hosts, lastProduct } = await findHosts(port);
  const known = await productsOf(port, hosts);
  await askFor(port, known.length, (n) => known[n] ?? { host: "localhost", path: "/" });
  const before = await servers.residentBytes();
  const started = performance.now();
  const statuses = await askFor(port, addresses, (n) => {
    const number = n % 2 === 0 ? NOBODYS + n : 1 + ((n * STEP) % lastProduct);
    return { host: hosts[n % hosts.length] ?? "", path: `/catalogo/${number}-nada-${n}` };
  });
  const seconds = (performance.now() - started) / 1000;
  // a few of the products are the shop's own, whose address is another one
  if ((statuses.get(404) ?? 0) < addresses * 0.9)
    throw new Error(`Direcciones desconocidas: ${JSON.stringify([...statuses])}`);
  const after = await servers.residentBytes();
  const { rss: collected } = await servers.usageAfterGarbageCollection();
  return {
    shops: hosts.length,
    addresses,
    before,
    after,
    collected,
    ratio: after / before,
    perSecond: addresses / seconds,
  };
}
