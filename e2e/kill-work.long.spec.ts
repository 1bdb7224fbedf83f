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

test.setTimeout(480_000);

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
