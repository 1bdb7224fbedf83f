import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { RouterInputs } from "~/trpc/react";
import { type NewShop, openShop } from "./fixtures/merchant";
import { OwnSite } from "./fixtures/own-site";

/** When the server dies, in milliseconds from the moment a change was sent. */
const PRICE_MOMENTS = [0, 10, 25, 45, 70, 100, 140, 200, 300, 450];
const PRODUCTS = 1900;
const VARIANTS = 100;
const PRICE = 1000;

test.setTimeout(600_000);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** One peso more for everything, and now and then the last one taken back, until the server dies. */
class PriceLoad {
  readonly answered: string[] = [];
  /** The one that was sent last, which may have been written or not. */
  open: RouterInputs["price"]["change"] | undefined;
  readonly refused: string[] = [];
  private dead = false;
  private sent: () => void = () => {};
  /** The second change is on its way: the server is warm. */
  readonly underWay = new Promise<void>((done) => {
    this.sent = done;
  });
  private readonly work: Promise<void>;

  constructor(private readonly shop: NewShop) {
    this.work = this.repeat();
  }

  async ended(): Promise<void> {
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
      if (!this.dead) this.refused.push(String(error));
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
    const answer = this.shop.api.mutate("price", "change", this.open);
    if (turn === 2) this.sent();
    const { batchId } = await answer;
    this.answered.push(this.open.clientKey);
    this.open = undefined;
    return batchId;
  }
}

/** All prices, of products and of variants, are what the changes that stand made of them. */
async function checkPrices(site: OwnSite): Promise<Set<string>> {
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

test("a server that is killed while it changes 2,000 prices has changed all of them, with the history, or none", async () => {
  const site = await OwnSite.prepare({ SEED_DEMO: "0" });
  try {
    await site.start();
    const shop = await openShop(site.origin);
    await site.query(`
      INSERT INTO products (tent_id, name, search_text, price, updated_at)
      SELECT ${shop.id}, 'Mate ' || n, 'mate', ${PRICE}, now() FROM generate_series(1, ${PRODUCTS}) n`);
    await site.query(`
      INSERT INTO variants (product_id, "values", price)
      SELECT (SELECT min(id) FROM products), ARRAY['Talle ' || n], ${PRICE} FROM generate_series(1, ${VARIANTS}) n`);
    let [written, lost] = [0, 0];
    for (const [round, moment] of PRICE_MOMENTS.entries()) {
      const load = new PriceLoad(shop);
      await load.underWay;
      await pause(moment);
      const killed = site.kill(round % 2 === 0 ? "server" : "power");
      const work = load.ended();
      await killed;
      await work;
      expect(load.refused).toEqual([]);
      await site.start();

      const kept = await checkPrices(site);
      expect(load.answered.filter((key) => !kept.has(key))).toEqual([]);
      const { open } = load;
      if (!open) continue;
      if (kept.has(open.clientKey)) written += 1;
      else lost += 1;
      const { changed } = await shop.api.mutate("price", "change", open);
      expect(changed).toBe(PRODUCTS + VARIANTS);
      const after = await checkPrices(site);
      expect(after.size).toBe(kept.has(open.clientKey) ? kept.size : kept.size + 1);
    }
    console.log(`Of the changes without an answer ${written} were written and ${lost} were not.`);
    expect(lost).toBeGreaterThan(0);
  } finally {
    await site.remove();
  }
});

/** How many of its products an import has written when the server dies; null: its start was only just sent. */
const IMPORT_MOMENTS = [[null], [50], [600], [1000, 1300]];
const KNOWN = 180;
const FRESH = 1500;
const BROKEN = 5;
const TOTAL = KNOWN + FRESH + BROKEN;
/** The work of a server that was not heard of for a while is taken up by the next one. */
const RESUME_MS = 150_000;

/** New products, some that are to change among them, and a few rows nobody can read. */
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
  said: Record<string, number>;
  found: Record<string, number>;
}

/** What the import says of itself, and what there is, at one moment. */
async function readImport(site: OwnSite, id: number): Promise<ImportState> {
  const [state] = await site.query<ImportState>(`
    SELECT status::text, started_at IS NOT NULL AS started, done, total,
      jsonb_build_object('created', created, 'updated', updated, 'products', ${KNOWN} + created, 'skus', ${KNOWN} + created,
        'categories', least(created, 2), 'done', created + updated + jsonb_array_length(problems)) AS said,
      (SELECT jsonb_build_object(
        'created', count(*) FILTER (WHERE sku LIKE 'N%'),
        'updated', count(*) FILTER (WHERE sku LIKE 'V%' AND price = 2500),
        'products', count(*), 'skus', count(DISTINCT sku),
        'categories', (SELECT count(*) FROM categories c WHERE c.tent_id = i.tent_id), 'done', i.done)
        FROM products p WHERE p.tent_id = i.tent_id) AS found
    FROM product_imports i WHERE id = ${id}`);
  if (!state) throw new Error(`import ${id} is gone`);
  return state;
}

/** What it says it has written is what there is, each once. */
async function checkImport(site: OwnSite, id: number): Promise<ImportState> {
  const state = await readImport(site, id);
  expect(state.found).toEqual(state.said);
  return state;
}

async function killAt(site: OwnSite, id: number, done: number, what: "server" | "power"): Promise<void> {
  while ((await readImport(site, id)).done < done) await pause(5);
  await site.kill(what);
}

test("an import whose server is killed goes on where it was, and writes each product once", async () => {
  const site = await OwnSite.prepare({ SEED_DEMO: "0" });
  try {
    await site.start();
    for (const [round, moments] of IMPORT_MOMENTS.entries()) {
      const shop = await openShop(site.origin);
      await site.query(`
        INSERT INTO products (tent_id, name, sku, search_text, price, updated_at)
        SELECT ${shop.id}, 'Termo ' || n, 'V' || n, 'termo', 1, now() FROM generate_series(0, ${KNOWN - 1}) n`);
      const id = await shop.api.uploadProducts(list());
      const start = () => shop.api.post("product.import.start", { id, cells: [] });
      const answer = start().catch(() => null);
      for (const [at, moment] of moments.entries()) {
        const what = (round + at) % 2 === 0 ? "server" : "power";
        if (moment === null) await site.kill(what);
        else await killAt(site, id, moment, what);
        await answer;
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
    }
  } finally {
    await site.remove();
  }
});
