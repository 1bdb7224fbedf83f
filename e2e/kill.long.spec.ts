import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { ORDER_CEILING } from "../src/domain/order/place/order-notice";
import { imageFileName, imageWidths } from "../src/domain/product/images/image";
import { Api } from "./fixtures/api";
import type { HttpResponse } from "./fixtures/http";
import { addProduct, type NewShop, openShop, type Product } from "./fixtures/merchant";
import { takePhoto } from "./fixtures/photo";
import { SiteProcess } from "./fixtures/site-process";

/** Milliseconds after its first responses at which each server is killed. Every third one is also killed while starting. */
const MOMENTS = [0, 35, 90, 160, 250, 360, 490, 640, 810, 1000, 1300, 1700];
const STOCK = 1_000_000;
/** Fewer orders than a shop treats as a flood. */
const ORDERS_OF_A_ROUND = ORDER_CEILING.orders - 10;

test.setTimeout(480_000);

interface Sent {
  clientKey: string;
  customerPhone: string;
  /** The order's number, if there was a response. */
  number?: number;
}

/** Uploads photos, places orders and confirms them until the server is killed, and records the responses. */
class Load {
  readonly orders: Sent[] = [];
  /** Orders whose confirmation got a response. */
  readonly confirmed: number[] = [];
  readonly photos: number[] = [];
  readonly errors: string[] = [];
  private readonly confirming = new Set<number>();
  private dead = false;
  private warm: () => void = () => {};
  /** Resolves when a photo and an order got a response, or a call failed. */
  readonly isWarm = new Promise<void>((done) => {
    this.warm = done;
  });
  private readonly clients: Promise<void>[];

  constructor(
    private readonly shop: NewShop,
    private readonly products: Product[],
    albums: Product[],
  ) {
    this.clients = [
      ...albums.map((album) => this.repeat(() => this.addPhoto(album))),
      ...[1, 2, 3, 4].map(() => this.repeat(() => this.order())),
      this.repeat(() => this.confirm()),
    ];
  }

  /** Ends the load. Call it at the moment of the kill; later failures are expected. */
  async stop(): Promise<void> {
    this.dead = true;
    await Promise.all(this.clients);
  }

  private async repeat(once: () => Promise<void>): Promise<void> {
    while (!this.dead) {
      await once().catch((error: unknown) => {
        if (this.dead) return;
        this.errors.push(String(error));
        this.warm();
      });
    }
  }

  private async addPhoto({ id }: Product): Promise<void> {
    const photo = await takePhoto();
    if (this.dead) return;
    try {
      const { id: photoId } = await this.shop.api.addPhoto(id, photo);
      this.photos.push(photoId);
      this.checkWarm();
    } catch (error) {
      if (!String(error).includes("IMAGE_LIMIT")) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  private async order(): Promise<void> {
    if (this.orders.length >= ORDERS_OF_A_ROUND) return void (await new Promise((done) => setTimeout(done, 10)));
    const sent: Sent = { clientKey: randomUUID(), customerPhone: `11 5874-${1000 + this.orders.length}` };
    this.orders.push(sent);
    sent.number = await place(this.shop, this.products, sent);
    this.checkWarm();
  }

  private checkWarm(): void {
    if (this.photos.length > 0 && this.orders.some(({ number }) => number !== undefined)) this.warm();
  }

  private async confirm(): Promise<void> {
    const sent = this.orders.find(({ number }) => number !== undefined && !this.confirming.has(number));
    if (sent?.number === undefined) return void (await new Promise((done) => setTimeout(done, 10)));
    this.confirming.add(sent.number);
    await this.shop.api.mutate("order", "act", { number: sent.number, action: "confirm" });
    this.confirmed.push(sent.number);
  }
}

/** Sends an order as the cart does, each time from another client address. */
async function place({ id, api }: NewShop, products: Product[], sent: Sent): Promise<number> {
  const response = await new Api(api.origin).post(
    "order.place",
    {
      tentId: id,
      clientKey: sent.clientKey,
      customerName: "Lucía Fernández",
      customerPhone: sent.customerPhone,
      method: "PICKUP",
      lines: products.map((product) => ({ productId: product.id, quantityMilli: 2000 })),
    },
    { "x-forwarded-for": `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join(".")}` },
  );
  return numberOf(response);
}

function numberOf({ status, text }: HttpResponse): number {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return (JSON.parse(text) as { result: { data: { json: { number: number } } } }).result.data.json.number;
}

/** Checks that orders are complete and numbered without gaps, and that stock matches. Returns the numbers by key. */
async function checkOrders(site: SiteProcess, products: Product[], confirmed: number[]): Promise<Map<string, number>> {
  const orders = await site.query<{
    number: number;
    key: string;
    status: string;
    lines: number;
    whole: boolean;
    story: string[];
  }>(`
    SELECT o.number, o.client_key AS key, o.status::text,
      (SELECT count(*)::int FROM order_lines l WHERE l.order_id = o.id) AS lines,
      o.total = (SELECT sum(l.total) FROM order_lines l WHERE l.order_id = o.id)
        AND EXISTS (SELECT FROM customers c WHERE c.id = o.customer_id AND c.phone = o.customer_phone) AS whole,
      ARRAY(SELECT e.kind FROM order_events e WHERE e.order_id = o.id ORDER BY e.id) AS story
    FROM orders o ORDER BY o.number`);
  const [tent] = await site.query<{ last: number }>("SELECT last_order_number AS last FROM tents");
  expect(orders.map(({ number }) => number)).toEqual(Array.from({ length: tent?.last ?? 0 }, (_, at) => at + 1));
  const half = orders.filter(({ status, lines, whole, story }) => {
    const wanted = status === "CONFIRMED" ? "placed,confirm" : "placed";
    return lines !== products.length || !whole || story.join() !== wanted;
  });
  expect(half).toEqual([]);
  const sold = orders.filter(({ status }) => status === "CONFIRMED").map(({ number }) => number);
  expect(sold).toEqual(expect.arrayContaining(confirmed));
  const stocks = await site.query<{ stock: number }>(
    "SELECT stock::float AS stock FROM products WHERE stock IS NOT NULL",
  );
  expect(stocks).toEqual(products.map(() => ({ stock: STOCK - 2 * sold.length })));
  return new Map(orders.map(({ key, number }) => [key, number]));
}

/** Checks that every row has its files, and that the start has deleted files without a row. */
async function checkFiles(site: SiteProcess): Promise<void> {
  const rows = await site.query<{ hash: string; width: number }>("SELECT hash, width FROM images");
  const named = new Set(rows.flatMap(({ hash, width }) => imageWidths(width).map((each) => imageFileName(hash, each))));
  await expect.poll(() => site.imageFiles().sort(), { timeout: 120_000 }).toEqual([...named].sort());
}

/** Checks that every image belongs to one product, and that every successful upload is stored. */
async function checkImages(site: SiteProcess, uploaded: number[]): Promise<void> {
  const rows = await site.query<{ id: number; shown: number[] }>(`
    SELECT i.id, ARRAY(SELECT p.id FROM product_images p WHERE p.image_id = i.id) AS shown FROM images i`);
  expect(rows.filter(({ shown }) => shown.length !== 1)).toEqual([]);
  const shown = new Set(rows.flatMap((row) => row.shown));
  expect(uploaded.filter((id) => !shown.has(id))).toEqual([]);
  await checkFiles(site);
}

test("a killed server or a power cut leaves no photo and no order half stored", async () => {
  const site = await SiteProcess.prepare({ SEED_DEMO: "0", TRUST_PROXY: "1" });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    const products = [
      await addProduct(shop, { name: "Mate", price: "1.500", stock: String(STOCK) }),
      await addProduct(shop, { name: "Bombilla", price: "899,99", stock: String(STOCK) }),
    ];
    const photos: number[] = [];
    const confirmed: number[] = [];
    let [sent, lost, swept] = [0, 0, 0];
    for (const [round, moment] of MOMENTS.entries()) {
      const albums = await Promise.all([1, 2, 3].map((each) => addProduct(shop, { name: `Álbum ${round}-${each}` })));
      const load = new Load(shop, products, albums);
      if (moment > 0) await load.isWarm;
      await new Promise((done) => setTimeout(done, moment));
      const killed = site.kill(round % 2 === 0 ? "server" : "power");
      const clients = load.stop();
      await killed;
      await clients;
      expect(load.errors).toEqual([]);
      photos.push(...load.photos);
      confirmed.push(...load.confirmed);
      site.leaveOrphanImage();
      const before = site.imageFiles().length;

      if (round % 3 === 2) {
        site.launch();
        await new Promise((done) => setTimeout(done, 300 + 250 * round));
        await site.kill("power");
      }
      await site.start();
      await checkImages(site, photos);
      swept += before - site.imageFiles().length;

      const stored = await checkOrders(site, products, confirmed);
      for (const { clientKey, number } of load.orders) {
        if (number === undefined) lost += 1;
        else expect(stored.get(clientKey)).toBe(number);
      }
      const again = await Promise.all(load.orders.map((sent) => place(shop, products, sent)));
      load.orders.forEach(({ clientKey }, at) => {
        if (stored.has(clientKey)) expect(again[at]).toBe(stored.get(clientKey));
      });
      const after = await checkOrders(site, products, confirmed);
      expect(load.orders.map(({ clientKey }) => after.get(clientKey))).toEqual(again);
      expect(after.size).toBe(stored.size + load.orders.filter(({ clientKey }) => !stored.has(clientKey)).length);
      sent += load.orders.length;
      // so that the next round's orders do not count as a flood
      await site.query("UPDATE orders SET created_at = created_at - interval '1 hour'");
    }
    console.log(
      `${sent} orders were sent, ${lost} without a response; ${photos.length} photos were stored, ${swept} orphan files deleted.`,
    );
    expect(lost).toBeGreaterThan(0);
  } finally {
    await site.remove();
  }
});

/** The number of rows in each table; the clock of promotions is written by a server that has run for a minute. */
async function counts(site: SiteProcess): Promise<Record<string, unknown>> {
  const tables = await site.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'pricing_clock' ORDER BY tablename",
  );
  const rows = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}"`);
  const counted = await site.query<{ name: string; rows: number }>(rows.join(" UNION ALL "));
  return Object.fromEntries(counted.map(({ name, rows }) => [name, rows]));
}

test("an interrupted first start is completed by the next one", async () => {
  const [cut, whole] = [await SiteProcess.prepare({ SEED_DEMO: "1" }), await SiteProcess.prepare({ SEED_DEMO: "1" })];
  try {
    for (const [round, moment] of [150, 500, 900, 1400, 2000, 2700, 3600, 5000, 7000].entries()) {
      cut.launch();
      await new Promise((done) => setTimeout(done, moment));
      await cut.kill(round % 2 === 0 ? "power" : "server");
    }
    await cut.start();
    await checkFiles(cut);
    await whole.start();
    expect(await counts(cut)).toEqual(await counts(whole));
    const api = new Api(cut.origin);
    await api.signIn("demo@vidriera.test", "Demo-1234");
    expect(await api.query("tent", "mine")).toMatchObject({ subdomain: "demo" });
  } finally {
    await cut.remove();
    await whole.remove();
  }
});
