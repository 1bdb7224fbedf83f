// Searches in a shop of 2,000 products among 2 million, compared with counting the rows of that shop.
import { z } from "zod";
import { migrate } from "../db/migrate.ts";
import { withDatabase, withNewDatabase } from "./database.ts";
import { whole } from "./format.ts";
import { runScript } from "./run-script.ts";

const SUBDOMAIN = "bench-2000";

const searchMeasurement = z.object({
  query: z.string(),
  /** The number of products. */
  found: z.number(),
  /** Milliseconds of the database's statements. */
  own: z.number(),
  /** Milliseconds of the whole search, including what the server does itself. */
  whole: z.number(),
  /** Milliseconds of counting the shop's rows. */
  count: z.number(),
  /** `own` divided by `count`. */
  ratio: z.number(),
  /** `whole` divided by `count`. */
  wholeRatio: z.number(),
  statements: z.number(),
  /** The rows of products that the database read. */
  rows: z.number(),
  /** The rows that it read and that may belong to other shops. */
  foreignRows: z.number(),
  /** The nodes of the plans that read them. */
  foreignNodes: z.array(z.string()),
});
export type SearchMeasurement = z.infer<typeof searchMeasurement>;

/** What search-main.ts prints. */
const searchMeasurements = z.object({
  words: z.array(searchMeasurement),
  typos: z.array(searchMeasurement),
  /** Typos, when the shop's words are not in the cache. */
  uncachedTypos: z.array(searchMeasurement),
});
export type SearchMeasurements = z.infer<typeof searchMeasurements>;

/** What the part `search` measures. */
export interface SearchReport extends SearchMeasurements {
  products: number;
  /** How long loading them took. */
  seconds: number;
  rounds: number;
}

const OTHERS = "tents t ON t.subdomain LIKE 'relleno-%'";
const COPIED = `FROM filler f JOIN ${OTHERS} JOIN products p ON p.tent_id = t.id AND p."order" = f."order"`;
// The tables around the products are filled too, because the planner would treat small ones differently.
const COPY_BEFORE_PRODUCTS = [
  `INSERT INTO categories (tent_id, name, slug, "order", updated_at)
   SELECT t.id, c.name, c.slug, c."order", now() FROM categories c JOIN ${OTHERS} WHERE c.tent_id = $1`,
  `INSERT INTO images (tent_id, hash, width, height, bytes, placeholder)
   SELECT t.id, i.hash, i.width, i.height, i.bytes, i.placeholder FROM images i JOIN ${OTHERS} WHERE i.tent_id = $1`,
];
const COPY_AFTER_PRODUCTS = [
  `INSERT INTO product_images (product_id, image_id, "order")
   SELECT p.id, copy.id, own."order" ${COPIED} JOIN product_images own ON own.product_id = f.id
   JOIN images i ON i.id = own.image_id JOIN images copy ON copy.tent_id = t.id AND copy.hash = i.hash`,
  `INSERT INTO product_options (product_id, name, position, "values")
   SELECT p.id, own.name, own.position, own."values" ${COPIED} JOIN product_options own ON own.product_id = f.id`,
  `INSERT INTO variants (product_id, "values", price, position)
   SELECT p.id, own."values", own.price, own.position ${COPIED} JOIN variants own ON own.product_id = f.id`,
];

/** Needed after each large insert: the planner would join as if the tables were still small. */
const UPDATE_STATISTICS = "ANALYZE";

/** Fills a database with copies of one shop's products until it has about `products`, and returns their number. */
async function fill(url: string, products: number): Promise<number> {
  await migrate(url);
  const big = "prisma/seed/big-main.ts";
  await runScript(big, ["--tents", "3"], { what: big, env: { DATABASE_URL: url } });
  return withDatabase(async (db) => {
    const { rows: tents } = await db.query<{ id: number }>("SELECT id FROM tents WHERE subdomain = $1", [SUBDOMAIN]);
    const tentId = tents[0]?.id;
    // the rows are copies of valid ones: foreign keys need not be checked, and an index is built faster in one go
    await db.query("SET session_replication_role = replica");
    const { rows: indexes } = await db.query<{ indexname: string; indexdef: string }>(
      "SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'products' AND indexname <> 'products_pkey'",
    );
    for (const { indexname } of indexes) await db.query(`DROP INDEX "${indexname}"`);
    const filler = await db.query(`CREATE TEMP TABLE filler AS SELECT * FROM products WHERE tent_id = ${tentId}`);
    if (!filler.rowCount) throw new Error(`${SUBDOMAIN} no tiene productos`);
    await db.query(
      `INSERT INTO tents (owner_id, name, subdomain, slug, country_id, style_id, updated_at)
       SELECT owner_id, 'Relleno ' || n, 'relleno-' || n, 'relleno-' || n, 1, 1, now()
       FROM tents CROSS JOIN generate_series(1, $1::int) n WHERE subdomain = '${SUBDOMAIN}'`,
      [Math.ceil(products / filler.rowCount) - 1],
    );
    for (const copy of COPY_BEFORE_PRODUCTS) await db.query(copy, [tentId]);
    await db.query(UPDATE_STATISTICS);
    await db.query(
      `INSERT INTO products (tent_id, category_id, name, description, price, sku, offer, "order", search_text, updated_at)
       SELECT t.id, copy.id, f.name, f.description, f.price, f.sku, f.offer, f."order", f.search_text, now()
       FROM tents t CROSS JOIN filler f JOIN categories c ON c.id = f.category_id
       JOIN categories copy ON copy.tent_id = t.id AND copy.slug = c.slug WHERE t.subdomain LIKE 'relleno-%'
       ORDER BY t.id, f."order"`,
    );
    for (const { indexdef } of indexes) await db.query(indexdef);
    await db.query(UPDATE_STATISTICS);
    for (const copy of COPY_AFTER_PRODUCTS) await db.query(copy);
    await db.query("VACUUM ANALYZE products, product_images, product_options, variants");
    const { rows } = await db.query<{ products: number }>("SELECT count(*)::int AS products FROM products");
    return rows[0]?.products ?? 0;
  }, url);
}

export const timeSearch = (wanted: { products: number; rounds: number }): Promise<SearchReport> =>
  withNewDatabase("search", async (url) => {
    const started = Date.now();
    const products = await fill(url, wanted.products);
    const seconds = (Date.now() - started) / 1000;
    console.log(`  ${whole(products)} productos en ${whole(seconds)} s`);
    const main = "scripts/bench/search-main.ts";
    const env = { DATABASE_URL: url, LOG_LEVEL: "silent" }; // the log would go to the same output
    const printed = await runScript(main, [SUBDOMAIN, String(wanted.rounds)], { what: main, env });
    return { products, seconds, rounds: wanted.rounds, ...searchMeasurements.parse(JSON.parse(printed)) };
  });
