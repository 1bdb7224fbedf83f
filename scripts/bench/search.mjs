// Searching a shop of 2,000 products among 2 million: beside counting that shop's rows, and with what the database looked at.
import { spawn } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { root } from "../bootstrap.mjs";
import { migrate } from "../db/migrate.mjs";
import { Failure } from "../failure.mjs";
import { ms, shown, table, two, whole } from "./figures.mjs";
import { median } from "./measure.mjs";

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
    const { rowCount: each } = await db.query(
      `CREATE TEMP TABLE filler AS SELECT p.* FROM products p JOIN tents t ON t.id = p.tent_id WHERE t.subdomain = '${SUBDOMAIN}'`,
    );
    await db.query(
      `INSERT INTO tents (owner_id, name, subdomain, slug, country_id, style_id, updated_at)
       SELECT owner_id, 'Relleno ' || n, 'relleno-' || n, 'relleno-' || n, 1, 1, now()
       FROM tents CROSS JOIN generate_series(1, $1::int) n WHERE subdomain = '${SUBDOMAIN}'`,
      [Math.ceil(products / each) - 1],
    );
    await db.query(
      `INSERT INTO products (tent_id, name, description, price, sku, offer, "order", search_text, updated_at)
       SELECT t.id, f.name, f.description, f.price, f.sku, f.offer, f."order", f.search_text, now()
       FROM tents t CROSS JOIN filler f WHERE t.subdomain LIKE 'relleno-%'`,
    );
    for (const { indexdef } of rows) await db.query(indexdef);
    await db.query("VACUUM ANALYZE products");
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
    return { products: filled, seconds, rounds, questions: JSON.parse(said) };
  });

/** What was measured of the search, as lines for people and as data. */
export function reportSearch(search) {
  const { products, seconds, rounds, questions } = search;
  const ratio = median(questions.map((one) => one.ratio));
  const strange = questions.flatMap((one) => one.strange);
  const lines = [
    "",
    `Buscar en una tienda de 2.000 productos entre ${whole.format(products)} (cargados en ${whole.format(seconds)} s): milisegundos en la base, medianas de ${rounds} rondas; contar son las filas de la misma tienda.`,
    "",
    ...table(
      ["pregunta", "encuentra", "buscar", "contar", "razón", "filas miradas"],
      questions.map((one) => [
        one.query,
        one.found,
        ms(one.own),
        ms(one.count),
        shown(two, one.ratio),
        whole.format(one.rows),
      ]),
    ),
  ];
  const judged = [
    {
      ok: ratio <= SEARCH_TIMES,
      text: `buscar entre ${whole.format(products)} productos ≤ ${SEARCH_TIMES} veces contar los 2.000 de la tienda: ${two.format(ratio)} (mediana de ${questions.length} preguntas)`,
    },
    {
      ok: strange.length === 0,
      text: `buscar no mira filas de otras tiendas (EXPLAIN)${strange.length > 0 ? `: ${strange.join(" ")}` : ""}`,
    },
  ];
  return { lines, judged, data: { search } };
}
