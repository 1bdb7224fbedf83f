// Searching a shop of 2,000 products among 2 million: beside counting that shop's rows, and with what the database looked at.
import { spawn } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { root } from "../bootstrap.mjs";
import { migrate } from "../db/migrate.ts";
import { Failure } from "../failure.mjs";
import { ms, shown, table, two, whole } from "./figures.ts";
import { median } from "./measure.ts";

const SUBDOMAIN = "bench-2000";
/** A search against counting the rows of its shop. */
const SEARCH_TIMES = 3;

const runToEnd = (args, env) =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, ["--import", "tsx", ...args], { cwd: root, env: { ...process.env, ...env } });
    let [said, wrong] = ["", ""];
    child.stdout.on("data", (chunk) => {
      said += chunk;
    });
    child.stderr.on("data", (chunk) => {
      wrong = (wrong + chunk).slice(-2000);
    });
    child.once("error", failed);
    child.once("close", (code) =>
      code === 0 ? done(said) : failed(new Failure(`${args[0]} falló:\n${wrong.trim()}`)),
    );
  });

const OTHERS = "tents t ON t.subdomain LIKE 'relleno-%'";
const COPIED = `FROM filler f JOIN ${OTHERS} JOIN products p ON p.tent_id = t.id AND p."order" = f."order"`;
/** What products are in, and what they have: where these tables were small, the database would read them in other ways. */
const BEFORE = [
  `INSERT INTO categories (tent_id, name, slug, "order", updated_at)
   SELECT t.id, c.name, c.slug, c."order", now() FROM categories c JOIN ${OTHERS} WHERE c.tent_id = $1`,
  `INSERT INTO images (tent_id, hash, width, height, bytes, placeholder)
   SELECT t.id, i.hash, i.width, i.height, i.bytes, i.placeholder FROM images i JOIN ${OTHERS} WHERE i.tent_id = $1`,
];
const AFTER = [
  `INSERT INTO product_images (product_id, image_id, "order")
   SELECT p.id, copy.id, own."order" ${COPIED} JOIN product_images own ON own.product_id = f.id
   JOIN images i ON i.id = own.image_id JOIN images copy ON copy.tent_id = t.id AND copy.hash = i.hash`,
  `INSERT INTO product_options (product_id, name, position, "values")
   SELECT p.id, own.name, own.position, own."values" ${COPIED} JOIN product_options own ON own.product_id = f.id`,
  `INSERT INTO variants (product_id, "values", price, position)
   SELECT p.id, own."values", own.price, own.position ${COPIED} JOIN variants own ON own.product_id = f.id`,
];

/** What is joined next is large now: without this the database joins it as if it were small. */
const KNOW = "ANALYZE";

/** Products in all, those of the shop that is searched among them: the others are copies of its own in as many shops as it takes. */
async function fill(url, products) {
  await migrate(url);
  await runToEnd([join(root, "prisma/seed/big-main.ts"), "--tents", "3"], { DATABASE_URL: url });
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    // the rows are right as they are: no foreign key is asked, and an index is made once instead of grown row by row
    await db.query("SET session_replication_role = replica");
    const { rows } = await db.query(
      "SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'products' AND indexname <> 'products_pkey'",
    );
    for (const { indexname } of rows) await db.query(`DROP INDEX "${indexname}"`);
    const { rows: tents } = await db.query("SELECT id FROM tents WHERE subdomain = $1", [SUBDOMAIN]);
    const { rowCount: each } = await db.query(
      `CREATE TEMP TABLE filler AS SELECT * FROM products WHERE tent_id = ${tents[0].id}`,
    );
    await db.query(
      `INSERT INTO tents (owner_id, name, subdomain, slug, country_id, style_id, updated_at)
       SELECT owner_id, 'Relleno ' || n, 'relleno-' || n, 'relleno-' || n, 1, 1, now()
       FROM tents CROSS JOIN generate_series(1, $1::int) n WHERE subdomain = '${SUBDOMAIN}'`,
      [Math.ceil(products / each) - 1],
    );
    for (const copy of BEFORE) await db.query(copy, [tents[0].id]);
    await db.query(KNOW);
    await db.query(
      `INSERT INTO products (tent_id, category_id, name, description, price, sku, offer, "order", search_text, updated_at)
       SELECT t.id, copy.id, f.name, f.description, f.price, f.sku, f.offer, f."order", f.search_text, now()
       FROM tents t CROSS JOIN filler f JOIN categories c ON c.id = f.category_id
       JOIN categories copy ON copy.tent_id = t.id AND copy.slug = c.slug WHERE t.subdomain LIKE 'relleno-%'
       ORDER BY t.id, f."order"`,
    );
    for (const { indexdef } of rows) await db.query(indexdef);
    await db.query(KNOW);
    for (const copy of AFTER) await db.query(copy);
    await db.query("VACUUM ANALYZE products, product_images, product_options, variants");
    return (await db.query("SELECT count(*)::int AS products FROM products")).rows[0].products;
  } finally {
    await db.end();
  }
}

async function inOwnDatabase(name, work) {
  const db = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await db.connect();
  await db.query(`CREATE DATABASE ${name}`);
  const url = new URL(process.env.DATABASE_URL);
  url.pathname = `/${name}`;
  try {
    return await work(url.href);
  } finally {
    await db.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await db.end();
  }
}

export const timeSearch = ({ products, rounds, say }) =>
  inOwnDatabase("search", async (url) => {
    const started = Date.now();
    const filled = await fill(url, products);
    const seconds = (Date.now() - started) / 1000;
    say(`  ${whole.format(filled)} productos en ${whole.format(seconds)} s`);
    const said = await runToEnd([join(root, "scripts/bench/search-main.ts"), url, SUBDOMAIN, String(rounds)], {
      DATABASE_URL: url,
    });
    return { products: filled, seconds, rounds, ...JSON.parse(said) };
  });

const HEADINGS = [
  "pregunta",
  "encuentra",
  "base",
  "todo",
  "contar",
  "base ÷ contar",
  "todo ÷ contar",
  "consultas",
  "filas",
];
const asTable = (questions) =>
  table(
    HEADINGS,
    questions.map((one) => [
      one.query,
      one.found,
      ms(one.own),
      ms(one.whole),
      ms(one.count),
      shown(two, one.ratio),
      shown(two, one.wholeRatio),
      one.statements,
      whole.format(one.rows),
    ]),
  );

/** What was measured of the search, as lines for people and as data. */
export function reportSearch(search) {
  const { products, seconds, rounds, words, slips, first } = search;
  const ratio = (questions) => median(questions.map((one) => one.wholeRatio));
  const all = [...words, ...slips, ...first];
  const foreign = all.reduce((sum, one) => sum + one.foreign, 0);
  const strange = all.flatMap((one) => one.strange);
  const lines = [
    "",
    `Buscar en una tienda de 2.000 productos entre ${whole.format(products)} (cargados en ${whole.format(seconds)} s): milisegundos, medianas de ${rounds} rondas. «base» son las consultas, «todo» también lo que hace el servidor con ellas; «contar», las filas de la misma tienda; «filas», los productos que la base miró.`,
    "",
    "Palabras como están escritas en la tienda:",
    ...asTable(words),
    "",
    "Con un error de tipeo, las palabras de la tienda en memoria (desde la primera letra que alguien escribe tras un cambio):",
    ...asTable(slips),
    "",
    "Con un error de tipeo y nada en memoria (lo primero que alguien pregunta tras un cambio en la tienda, sin haber escrito letra por letra):",
    ...asTable(first),
  ];
  const limit = (questions, what) => ({
    ok: ratio(questions) <= SEARCH_TIMES,
    text: `${what} entre ${whole.format(products)} productos ≤ ${SEARCH_TIMES} veces contar los 2.000 de la tienda: ${two.format(ratio(questions))} (mediana de ${questions.length} preguntas, con lo que hace el servidor)`,
  });
  const judged = [
    limit(words, "buscar palabras"),
    limit(slips, "buscar con errores de tipeo"),
    {
      ok: strange.length === 0,
      text: `buscar mira ${foreign} filas de otras tiendas (EXPLAIN)${strange.length > 0 ? `: ${strange.join(" ")}` : ""}`,
    },
  ];
  return { lines, judged, data: { search } };
}
