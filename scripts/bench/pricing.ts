// What promotions and price lists cost: the calculation of a large cart, and the categories of a shop that has them.
import { findTentId, withDatabase } from "./database.ts";
import { median } from "./median.ts";
import { changeElsewhere } from "./purge.ts";
import { get, type Target } from "./request.ts";
import { runScript } from "./run-script.ts";
import type { Servers } from "./site.ts";

const SUBDOMAIN = "bench-200";
const LINES = 100;
const PROMOTIONS = 50;
const SHOP_PROMOTIONS = 20;
const SHOP_LISTS = 3;
/** Cached pages are read so many times in a round, pages that are made once: a purge comes before. */
const CACHED_READS = 40;

export interface PricingCost {
  lines: number;
  promotions: number;
  /** Milliseconds to price the cart: the median. */
  cartMs: number;
  shopPromotions: number;
  shopLists: number;
  /** Median milliseconds of a category's page, and its compressed bytes, without promotions and lists and with them. */
  cached: { without: number; with: number };
  uncached: { without: number; with: number };
  bytes: { without: number; with: number };
}

/** Milliseconds to price the cart of `pricing-main.ts`. */
const cartMs = async (rounds: number) =>
  Number(
    await runScript("scripts/bench/pricing-main.ts", [LINES, PROMOTIONS, rounds].map(String), {
      what: "El cálculo de un carrito",
    }),
  );

const insert = `INSERT INTO promotions (tent_id, name, kind, buy, pay, percent, "order", updated_at)
  SELECT $1, 'Promoción ' || n, (CASE WHEN n % 2 = 0 THEN 'NXM' ELSE 'PERCENT' END)::promotion_kind,
    CASE WHEN n % 2 = 0 THEN 3 END, CASE WHEN n % 2 = 0 THEN 2 END, CASE WHEN n % 2 = 1 THEN 5 + n END, n, now()
  FROM generate_series(1, $2::int) AS n`;

const insertLists = `WITH made AS (
    INSERT INTO price_lists (tent_id, name, percent, secret, takes_requests, visible_product_ids, updated_at)
    SELECT $1, 'Lista ' || n, 20 + n, lpad(n::text, 22, 'x'), true, '{}', now() FROM generate_series(1, $2::int) AS n
    RETURNING id)
  INSERT INTO price_list_entries (price_list_id, product_id, price)
  SELECT made.id, p.id, p.price / 2 FROM made, products p WHERE p.tent_id = $1 AND p.price IS NOT NULL`;

const setRules = (tentId: number, { promotions, lists }: { promotions: number; lists: number }) =>
  withDatabase(async (db) => {
    await db.query("DELETE FROM promotions WHERE tent_id = $1", [tentId]);
    await db.query("DELETE FROM price_lists WHERE tent_id = $1", [tentId]);
    await db.query(insert, [tentId, promotions]);
    await db.query(insertLists, [tentId, lists]);
  });

const readCategories = (tentId: number): Promise<string[]> =>
  withDatabase(async (db) => {
    const { rows } = await db.query<{ slug: string }>("SELECT slug FROM categories WHERE tent_id = $1", [tentId]);
    return rows.map(({ slug }) => `/${slug}`);
  });

interface Reading {
  uncached: number;
  cached: number;
  bytes: number;
}

async function readPages(targets: readonly Target[]): Promise<Reading> {
  const uncached: number[] = [];
  const cached: number[] = [];
  let bytes = 0;
  for (const target of targets) {
    const first = await get(target);
    if (!String(first.headers["cache-status"]).includes("fwd=miss"))
      throw new Error(`${target.host}${target.path} estaba guardada`);
    uncached.push(first.ms);
    bytes = Math.max(bytes, first.body.length);
    for (let n = 0; n < CACHED_READS; n += 1) cached.push((await get(target)).ms);
  }
  return { uncached: median(uncached), cached: median(cached), bytes };
}

export async function timePricing({ port }: Servers, { rounds }: { rounds: number }): Promise<PricingCost> {
  const tentId = await findTentId(SUBDOMAIN);
  const host = `${SUBDOMAIN}.localhost:${port}`;
  const headers = { "Accept-Encoding": "br" };
  const targets = (await readCategories(tentId)).map((path) => ({ port, host, path, headers }));
  const readings: Record<"without" | "with", Reading[]> = { without: [], with: [] };
  // round 0 warms both up
  for (let round = 0; round <= rounds; round += 1) {
    for (const [which, rules] of [
      ["without", { promotions: 0, lists: 0 }],
      ["with", { promotions: SHOP_PROMOTIONS, lists: SHOP_LISTS }],
    ] as const) {
      await setRules(tentId, rules);
      await changeElsewhere(port, { id: tentId, subdomain: SUBDOMAIN });
      const reading = await readPages(targets);
      if (round > 0) readings[which].push(reading);
    }
  }
  await setRules(tentId, { promotions: 0, lists: 0 });
  const both = (field: keyof Reading) => ({
    without: median(readings.without.map((reading) => reading[field])),
    with: median(readings.with.map((reading) => reading[field])),
  });
  return {
    lines: LINES,
    promotions: PROMOTIONS,
    cartMs: await cartMs(rounds * 20),
    shopPromotions: SHOP_PROMOTIONS,
    shopLists: SHOP_LISTS,
    cached: both("cached"),
    uncached: both("uncached"),
    bytes: both("bytes"),
  };
}
