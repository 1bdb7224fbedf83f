import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { Api } from "./fixtures/api";
import { httpRequest } from "./fixtures/http";
import { addProduct, openShop } from "./fixtures/merchant";
import { SiteProcess } from "./fixtures/site-process";

test.setTimeout(240_000);

const ORDER_CLIENTS = 2;
const address = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join(".")}`;

test("a killed application process restarts, and no response is wrong in the meantime", async () => {
  const site = await SiteProcess.prepare({ SEED_DEMO: "0", TRUST_PROXY: "1" });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    const product = await addProduct(shop, { name: "Mate", price: "1.500" });
    const page = `${shop.url}/catalogo`;
    const shown = async () => (await httpRequest(page)).text.match(/Mate|Termo/)?.[0];
    expect(await shown()).toBe("Mate");

    for (let round = 0; round < 3; round++) {
      site.killApplication();
      // pages cached before the crash are not served after it: they are rendered again, or respond 503
      await expect
        .poll(async () => (await httpRequest(page)).headers["cache-status"], { intervals: [20] })
        .not.toBe("vidriera; hit");
      const responses = await Promise.all(Array.from({ length: 8 }, () => httpRequest(page)));
      for (const { status, headers, text } of responses) {
        expect([200, 503]).toContain(status);
        if (status === 200) expect(text).toContain("Mate");
        else expect(headers["retry-after"]).toBe("5");
      }
      await expect.poll(async () => (await httpRequest(page)).status, { timeout: 120_000 }).toBe(200);
      expect((await httpRequest(`${site.origin}/api/health`)).status).toBe(200);
    }

    await shop.api.mutate("product", "updateField", { id: product.id, field: "name", value: "Termo" });
    expect(await shown()).toBe("Termo");
  } finally {
    await site.remove();
  }
});

test("one of two application processes is killed: orders and uncached pages go on", async () => {
  const site = await SiteProcess.prepare({ SEED_DEMO: "0", TRUST_PROXY: "1", APP_PROCESSES: "2" });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    const product = await addProduct(shop, { name: "Mate", price: "1.500" });
    const search = () =>
      httpRequest(`${shop.url}/catalogo/buscar?q=mate`, { headers: { "x-forwarded-for": address() } });

    // what one process changes, the other one shows at the next request
    for (let price = 2001; price <= 2010; price++) {
      await shop.api.mutate("product", "updateField", { id: product.id, field: "price", value: String(price) });
      const pages = await Promise.all([search(), search(), search(), search()]);
      expect(pages.map(({ text }) => /2\.0\d\d/.exec(text)?.[0])).toEqual(Array(4).fill(`2.${String(price).slice(1)}`));
    }

    const pages: (number | string)[] = [];
    const orders: { clientKey: string; status: number | string }[] = [];
    let isOver = false;
    const repeat = async (once: () => Promise<unknown>) => {
      while (!isOver) await once();
    };
    const visit = async () => {
      const { status, text } = await search().catch((error: unknown) => ({ status: String(error), text: "" }));
      pages.push(status === 200 && !text.includes("Mate") ? "another page" : status);
    };
    const order = async () => {
      const clientKey = randomUUID();
      const { status } = await new Api(site.origin)
        .post(
          "order.place",
          {
            tentId: shop.id,
            clientKey,
            customerName: "Lucía Fernández",
            customerPhone: "11 5874-9896",
            method: "PICKUP",
            lines: [{ productId: product.id, quantityMilli: 2000 }],
          },
          { "x-forwarded-for": address() },
        )
        .catch((error: unknown) => ({ status: String(error) }));
      orders.push({ clientKey, status });
      await new Promise((done) => setTimeout(done, 100));
    };
    const load = Promise.all([
      ...Array.from({ length: 4 }, () => repeat(visit)),
      ...Array.from({ length: ORDER_CLIENTS }, () => repeat(order)),
    ]);

    const kills = 3;
    for (let round = 0; round < kills; round++) {
      const before = pages.length;
      await expect.poll(() => pages.length).toBeGreaterThan(before + 20);
      const victim = site.killApplication({ of: 2 });
      const [read, placed] = [pages.length, orders.length];
      await expect.poll(() => pages.length).toBeGreaterThan(read + 20);
      await expect.poll(() => orders.length).toBeGreaterThan(placed + ORDER_CLIENTS);
      await expect.poll(() => site.applications()).not.toContain(victim);
      await expect.poll(() => site.servingApplications().length, { timeout: 120_000 }).toBe(2);
      await expect.poll(() => pages.length).toBeGreaterThan(read + 40);
    }
    isOver = true;
    await load;

    expect(pages.filter((status) => status !== 200)).toEqual([]);
    const placed = orders.filter(({ status }) => status === 200).map(({ clientKey }) => clientKey);
    expect(orders.length - placed.length).toBeLessThanOrEqual(kills * ORDER_CLIENTS); // those in progress at a kill
    const stored = await site.query<{ key: string }>("SELECT client_key AS key FROM orders");
    const keys = stored.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(placed));
    test.info().annotations.push({ type: "counts", description: `${pages.length} pages, ${orders.length} orders` });
  } finally {
    await site.remove();
  }
});
