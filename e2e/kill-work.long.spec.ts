import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { RouterInputs } from "~/trpc/react";
import { type NewShop, openShop } from "./fixtures/merchant";
import { SiteProcess } from "./fixtures/site-process";

/** When the server is killed, in milliseconds after a change was sent. */
const PRICE_MOMENTS = [0, 10, 25, 45, 70, 100, 140, 200, 300, 450];
const PRODUCTS = 1900;
const VARIANTS = 100;
const PRICE = 1000;

test.setTimeout(600_000);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Raises all prices by one peso again and again, and undoes every third change, until the server is killed. */
class PriceLoad {
  readonly confirmed: string[] = [];
  /** The last change if it has no response; it may or may not have been written. */
  open: RouterInputs["price"]["change"] | undefined;
  readonly errors: string[] = [];
  private dead = false;
  private sent: () => void = () => {};
  /** Resolves when the second change was sent, so that the server is warm. */
  readonly underWay = new Promise<void>((done) => {
    this.sent = done;
  });
  private readonly work: Promise<void>;

  constructor(private readonly shop: NewShop) {
    this.work = this.repeat();
  }

  async stop(): Promise<void> {
    this.dead = true;
    await this.work;
  }

  private async repeat(): Promise<void> {
    try {
      for (let turn = 1; !this.dead; turn += 1) {
        const batchId = await this.change(turn);
        if (turn % 3 === 0 && !this.dead) await this.shop.api.mutate("price", "undo", { id: batchId });
      }
    } catch (error) {
      if (!this.dead) this.errors.push(String(error));
      this.sent();
    }
  }

  private async change(turn: number): Promise<number> {
    const change = {
      scope: { kind: "all" },
      rule: { direction: "up", unit: "amount", value: "1" },
    } satisfies RouterInputs["price"]["preview"];
    const { fingerprint } = await this.shop.api.query("price", "preview", change);
    this.open = { ...change, clientKey: randomUUID(), fingerprint };
    const response = this.shop.api.mutate("price", "change", this.open);
    if (turn === 2) this.sent();
    const { batchId } = await response;
    this.confirmed.push(this.open.clientKey);
    this.open = undefined;
    return batchId;
  }
}

/** Checks that the prices of products and variants match the changes that were not undone. Returns the changes' keys. */
async function checkPrices(site: SiteProcess): Promise<Set<string>> {
  const [prices] = await site.query(`
    SELECT (SELECT array_agg(DISTINCT price::float) FROM products) AS products,
      (SELECT array_agg(DISTINCT price::float) FROM variants) AS variants`);
  const batches = await site.query<{ key: string; changed: number; standing: boolean; rows: number }>(`
    SELECT client_key AS key, changed, undone_at IS NULL AS standing, jsonb_array_length(changes) AS rows
    FROM price_batches ORDER BY id DESC`);
  const price = PRICE + batches.filter(({ standing }) => standing).length;
  expect(prices).toEqual({ products: [price], variants: [price] });
  expect(batches.filter(({ changed }) => changed !== PRODUCTS + VARIANTS)).toEqual([]);
  expect(batches.slice(0, 10).filter(({ rows }) => rows !== PRODUCTS + VARIANTS)).toEqual([]);
  expect(new Set(batches.map(({ key }) => key)).size).toBe(batches.length);
  return new Set(batches.map(({ key }) => key));
}

test("a server killed during a change of 2,000 prices has changed all of them, with the history, or none", async () => {
  const site = await SiteProcess.prepare({ SEED_DEMO: "0" });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    await site.query(`
      INSERT INTO products (tent_id, name, search_text, price, updated_at)
      SELECT ${shop.id}, 'Mate ' || n, 'mate', ${PRICE}, now() FROM generate_series(1, ${PRODUCTS}) n`);
    await site.query(`
      INSERT INTO variants (product_id, "values", price)
      SELECT (SELECT min(id) FROM products), ARRAY['Talle ' || n], ${PRICE} FROM generate_series(1, ${VARIANTS}) n`);
    let [made, written, unwritten, lost, doubled] = [0, 0, 0, 0, 0];
    for (const [round, moment] of PRICE_MOMENTS.entries()) {
      const load = new PriceLoad(shop);
      await load.underWay;
      await pause(moment);
      const killed = site.kill(round % 2 === 0 ? "server" : "power");
      const work = load.stop();
      await killed;
      await work;
      expect(load.errors).toEqual([]);
      await site.start();

      const stored = await checkPrices(site);
      made += load.confirmed.length;
      lost += load.confirmed.filter((key) => !stored.has(key)).length;
      const { open } = load;
      if (!open) continue;
      if (stored.has(open.clientKey)) written += 1;
      else unwritten += 1;
      const { changed } = await shop.api.mutate("price", "change", open);
      expect(changed).toBe(PRODUCTS + VARIANTS);
      const after = await checkPrices(site);
      doubled += after.size - (stored.has(open.clientKey) ? stored.size : stored.size + 1);
    }
    const repeats = `${written + unwritten} repeats (${written} had been written, ${unwritten} not)`;
    console.log(`price changes: ${made} saves, ${site.kills} kills, ${repeats}, ${lost} lost, ${doubled} doubled`);
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
    expect(unwritten).toBeGreaterThan(0);
  } finally {
    await site.remove();
  }
});

/** How many products each import has written when the server is killed; null if its start was only just sent. */
const IMPORT_MOMENTS = [[null], [50], [600], [1000, 1300]];
const KNOWN = 180;
const FRESH = 1500;
const BROKEN = 5;
const TOTAL = KNOWN + FRESH + BROKEN;
/** A job is continued by the next server once the old one has not reported for a while. */
const RESUME_MS = 150_000;

/** New products, among them some that change existing ones and a few invalid rows. */
function list(): string {
  const fresh = Array.from(
    { length: FRESH },
    (_, at) => `N${at};Mate ${at};${at + 1},50;${at % 2 ? "Bazar" : "Regalería"}`,
  );
  const known = Array.from({ length: KNOWN }, (_, at) => `V${at};Termo ${at};2.500,00;`);
  const broken = Array.from({ length: BROKEN }, (_, at) => `M${at};Bombilla ${at};caro;Bazar`);
  const rows = fresh.flatMap((row, at) => [
    row,
    at % 8 === 0 ? known.shift() : at % 300 === 7 ? broken.shift() : undefined,
  ]);
  return ["Código;Nombre;Precio;Rubro", ...rows.filter((row) => row !== undefined)].join("\n");
}

interface ImportState extends Record<string, unknown> {
  status: string;
  started: boolean;
  done: number;
  total: number;
  reported: Record<string, number>;
  found: Record<string, number>;
}

/** What the import reports, and what the tables contain, in one snapshot. */
async function readImport(site: SiteProcess, id: number): Promise<ImportState> {
  const [state] = await site.query<ImportState>(`
    SELECT status::text, started_at IS NOT NULL AS started, done, total,
      jsonb_build_object('created', created, 'updated', updated, 'products', ${KNOWN} + created, 'skus', ${KNOWN} + created,
        'categories', least(created, 2), 'done', created + updated + jsonb_array_length(problems)) AS reported,
      (SELECT jsonb_build_object(
        'created', count(*) FILTER (WHERE sku LIKE 'N%'),
        'updated', count(*) FILTER (WHERE sku LIKE 'V%' AND price = 2500),
        'products', count(*), 'skus', count(DISTINCT sku),
        'categories', (SELECT count(*) FROM categories c WHERE c.tent_id = i.tent_id), 'done', i.done)
        FROM products p WHERE p.tent_id = i.tent_id) AS found
    FROM product_imports i WHERE id = ${id}`);
  if (!state) throw new Error(`import ${id} does not exist`);
  return state;
}

/** Checks that the tables contain exactly what the import reports. */
async function checkImport(site: SiteProcess, id: number): Promise<ImportState> {
  const state = await readImport(site, id);
  expect(state.found).toEqual(state.reported);
  return state;
}

async function killAt(site: SiteProcess, id: number, done: number, what: "server" | "power"): Promise<void> {
  while ((await readImport(site, id)).done < done) await pause(5);
  await site.kill(what);
}

test("an import continues after its server is killed and writes each product once", async () => {
  const site = await SiteProcess.prepare({ SEED_DEMO: "0" });
  try {
    await site.start();
    let [lost, doubled] = [0, 0];
    for (const [round, moments] of IMPORT_MOMENTS.entries()) {
      const shop = await openShop(site.origin);
      await site.query(`
        INSERT INTO products (tent_id, name, sku, search_text, price, updated_at)
        SELECT ${shop.id}, 'Termo ' || n, 'V' || n, 'termo', 1, now() FROM generate_series(0, ${KNOWN - 1}) n`);
      const id = await shop.api.uploadProducts(list());
      const start = () => shop.api.post("product.import.start", { id, cells: [] });
      const starting = start().catch(() => null);
      for (const [at, moment] of moments.entries()) {
        const what = (round + at) % 2 === 0 ? "server" : "power";
        if (moment === null) await site.kill(what);
        else await killAt(site, id, moment, what);
        await starting;
        await site.start();
        const { started, done } = await checkImport(site, id);
        if (moment !== null) expect(done).toBeLessThan(TOTAL);
        if (started) continue;
        expect(done).toBe(0);
        expect((await start()).status).toBe(200);
      }
      await expect.poll(async () => (await readImport(site, id)).status, { timeout: RESUME_MS }).toBe("DONE");
      const { done, total, found } = await checkImport(site, id);
      expect({ done, total, ...found }).toMatchObject({ done: TOTAL, total: TOTAL, created: FRESH, updated: KNOWN });
      lost += Math.max(0, FRESH + KNOWN - (found.skus ?? 0));
      doubled += (found.products ?? 0) - (found.skus ?? 0);
    }
    const saves = IMPORT_MOMENTS.length * (FRESH + KNOWN);
    console.log(`imports: ${saves} saves, ${site.kills} kills, ${lost} lost, ${doubled} doubled`);
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  } finally {
    await site.remove();
  }
});
