import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { Api } from "./fixtures/api";
import { type Answer, ask } from "./fixtures/http";
import { addProduct, openShop } from "./fixtures/merchant";
import { OwnSite } from "./fixtures/own-site";

test.setTimeout(600_000);

const statuses = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].sort();

/** Asks again and again until `work` is over. */
async function during<T>(work: Promise<T>, address: string): Promise<[T, Answer[]]> {
  const answers: Answer[] = [];
  const state = { over: false };
  const watching = (async () => {
    while (!state.over) answers.push(await ask(address));
  })();
  const done = await work.finally(() => {
    state.over = true;
  });
  await watching;
  return [done, answers];
}

test("2,000 searches at once: the ones it cannot do are told to come later, and nothing else suffers", async () => {
  const site = await OwnSite.prepare({ SEED_DEMO: "0", TRUST_PROXY: "1", WORKER: "0" });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    await addProduct(shop, { name: "Mate", price: "1.500" });
    await ask(`${shop.url}/catalogo`);
    const search = () => ask(`${shop.url}/catalogo/buscar?q=mate&x=${randomUUID()}`);
    const flood = Promise.all(Array.from({ length: 2000 }, search));
    const [[answers, kept], health] = await during(during(flood, `${shop.url}/catalogo`), `${site.origin}/api/health`);

    expect(statuses(answers)).toEqual([200, 503]);
    for (const { status, headers } of answers) if (status === 503) expect(headers["retry-after"]).toBe("5");
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(64);
    expect(health.length).toBeGreaterThan(1);
    expect(statuses(health)).toEqual([200]);
    expect(new Set(kept.map(({ status, headers }) => `${status} ${headers["cache-status"]}`))).toEqual(
      new Set(["200 vidriera; hit"]),
    );
    expect(await site.query("SELECT path, message FROM error_logs")).toEqual([]);
    expect((await search()).status).toBe(200);
  } finally {
    await site.remove();
  }
});

test("a database that is killed comes back: orders wait for it or are refused, and none that was taken is lost", async () => {
  const site = await OwnSite.prepare({ SEED_DEMO: "0", TRUST_PROXY: "1", WORKER: "0" });
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
      await expect.poll(async () => (await ask(`${site.origin}/api/health`)).status, { timeout: 60_000 }).toBe(200);
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

test("30,000 addresses that a shop does not have cost little, and are answered from memory the second time", async () => {
  const site = await OwnSite.prepare({
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
      const answers = new Map<string, number>();
      let next = 0;
      const client = async () => {
        while (next < count) {
          const { status, headers } = await ask(addressOf(next++));
          const what = `${status} ${headers["cache-status"]}`;
          answers.set(what, (answers.get(what) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: 16 }, client));
      return Object.fromEntries(answers);
    };
    // what every process grows by in its first minutes, whatever it is asked
    await askAll(3000, (n) => `${unknown(n)}-warm`);
    await askAll(1000, (n) => `${products(n)}-warm`);
    const before = await site.heldMemory();
    expect(await askAll(20_000, unknown)).toEqual({ "404 vidriera; fwd=miss": 20_000 });
    expect(await askAll(10_000, products)).toEqual({ "404 vidriera; fwd=miss": 10_000 });
    const grown = (await site.heldMemory()) - before;
    test.info().annotations.push({ type: "memory", description: `grew by ${grown.toFixed(1)} MB` });
    expect(before).toBeGreaterThan(20);
    expect(grown).toBeLessThanOrEqual(30);
    expect(await askAll(20_000, unknown)).toEqual({ "404 vidriera; hit": 20_000 });
    expect(await askAll(10_000, products)).toEqual({ "404 vidriera; hit": 10_000 });
  } finally {
    await site.remove();
  }
});
