import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { Api } from "./fixtures/api";
import { type HttpResponse, httpRequest } from "./fixtures/http";
import { addProduct, openShop } from "./fixtures/merchant";
import { SiteProcess } from "./fixtures/site-process";

test.setTimeout(600_000);

const statuses = (responses: readonly HttpResponse[]) => [...new Set(responses.map(({ status }) => status))].sort();

/** Requests an address repeatedly until `work` has finished. Returns its result and the responses. */
async function during<T>(work: Promise<T>, address: string): Promise<[T, HttpResponse[]]> {
  const responses: HttpResponse[] = [];
  const state = { over: false };
  const watching = (async () => {
    while (!state.over) responses.push(await httpRequest(address));
  })();
  const done = await work.finally(() => {
    state.over = true;
  });
  await watching;
  return [done, responses];
}

test("of 2,000 concurrent searches the excess responds 503, and other pages are not affected", async () => {
  const site = await SiteProcess.prepare({ SEED_DEMO: "0", TRUST_PROXY: "1", WORKER: "0" });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    await addProduct(shop, { name: "Mate", price: "1.500" });
    await httpRequest(`${shop.url}/catalogo`);
    const search = () => httpRequest(`${shop.url}/catalogo/buscar?q=mate&x=${randomUUID()}`);
    const flood = Promise.all(Array.from({ length: 2000 }, search));
    const [[responses, cached], health] = await during(
      during(flood, `${shop.url}/catalogo`),
      `${site.origin}/api/health`,
    );

    expect(statuses(responses)).toEqual([200, 503]);
    for (const { status, headers } of responses) if (status === 503) expect(headers["retry-after"]).toBe("5");
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(64);
    expect(health.length).toBeGreaterThan(1);
    expect(statuses(health)).toEqual([200]);
    expect(new Set(cached.map(({ status, headers }) => `${status} ${headers["cache-status"]}`))).toEqual(
      new Set(["200 vidriera; hit"]),
    );
    expect(await site.query("SELECT path, message FROM error_logs")).toEqual([]);
    expect((await search()).status).toBe(200);
  } finally {
    await site.remove();
  }
});

test("after a database crash orders wait or respond 503, and no accepted order is lost", async () => {
  const site = await SiteProcess.prepare({ SEED_DEMO: "0", TRUST_PROXY: "1", WORKER: "0" });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    const product = await addProduct(shop, { name: "Mate", price: "1.500" });
    const place = async (round: number, number: number) => {
      const clientKey = randomUUID();
      const order = {
        tentId: shop.id,
        clientKey,
        customerName: "Lucía Fernández",
        customerPhone: `11 5874-${1000 + number}`,
        method: "PICKUP" as const,
        lines: [{ productId: product.id, quantityMilli: 1000 }],
      };
      const from = { "x-forwarded-for": `10.${round}.${number}.1` };
      return { clientKey, ...(await new Api(site.origin).post("order.place", order, from)) };
    };
    const taken: string[] = [];
    for (let round = 1; round <= 3; round++) {
      const before = Array.from({ length: 20 }, (_, number) => place(round, number));
      await site.killDatabase();
      const after = Array.from({ length: 20 }, (_, number) => place(round, 100 + number));
      for (const { status, headers, clientKey, text } of await Promise.all([...before, ...after])) {
        expect([200, 503], text).toContain(status);
        if (status === 200) taken.push(clientKey);
        else expect(headers["retry-after"]).toBe("5");
      }
      await expect
        .poll(async () => (await httpRequest(`${site.origin}/api/health`)).status, { timeout: 60_000 })
        .toBe(200);
      expect((await place(round, 200)).status).toBe(200);
    }
    const stored = await site.query<{ client_key: string }>("SELECT client_key FROM orders");
    const keys = stored.map(({ client_key }) => client_key);
    expect(keys).toEqual(expect.arrayContaining(taken));
    expect(new Set(keys).size).toBe(keys.length);
    expect(taken.length).toBeGreaterThan(0);
    expect(await site.query("SELECT path, message FROM error_logs")).toEqual([]);
  } finally {
    await site.remove();
  }
});

test("30,000 unknown paths of a shop need little memory and are cached", async () => {
  const site = await SiteProcess.prepare({
    SEED_DEMO: "0",
    TRUST_PROXY: "1",
    WORKER: "0",
    NODE_OPTIONS: "--inspect-port=0",
  });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    await addProduct(shop, { name: "Mate", price: "1.500" });
    const unknown = (n: number) => `${shop.url}/${["nada", "nada/de/esto", "catalogo/nada"][n % 3]}-${n}`;
    const products = (n: number) => `${shop.url}/catalogo/${1_000_000 + n}-mate`;
    const askAll = async (count: number, addressOf: (n: number) => string) => {
      const responses = new Map<string, number>();
      let next = 0;
      const client = async () => {
        while (next < count) {
          const { status, headers } = await httpRequest(addressOf(next++));
          const what = `${status} ${headers["cache-status"]}`;
          responses.set(what, (responses.get(what) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: 16 }, client));
      return Object.fromEntries(responses);
    };
    // let the processes grow by what they need for any requests
    await askAll(3000, (n) => `${unknown(n)}-warm`);
    await askAll(1000, (n) => `${products(n)}-warm`);
    const before = await site.retainedMemory();
    expect(await askAll(20_000, unknown)).toEqual({ "404 vidriera; fwd=miss": 20_000 });
    expect(await askAll(10_000, products)).toEqual({ "404 vidriera; fwd=miss": 10_000 });
    const grown = (await site.retainedMemory()) - before;
    test.info().annotations.push({ type: "memory", description: `grew by ${grown.toFixed(1)} MB` });
    expect(before).toBeGreaterThan(20);
    expect(grown).toBeLessThanOrEqual(30);
    expect(await askAll(20_000, unknown)).toEqual({ "404 vidriera; hit": 20_000 });
    expect(await askAll(10_000, products)).toEqual({ "404 vidriera; hit": 10_000 });
  } finally {
    await site.remove();
  }
});
