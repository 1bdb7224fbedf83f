import { randomBytes } from "node:crypto";
import type pg from "pg";
import { hashPassword } from "~/server/auth/passwords";
import type { Storage } from "~/server/ports/storage";
import { pictureColumns, storePictures } from "./pictures";

export interface BigSeed {
  /** Total number of shops, including `MEASURED_TENTS`. Existing shops are not changed. */
  tents: number;
  /** Products of each shop, except in `MEASURED_TENTS`. */
  products: number;
  /** The password of every owner (`{subdomain}@vidriera.test`); random by default. */
  password?: string;
  report?: (shops: number, products: number) => void;
}

/** The shops that the benchmark measures. They are always written, whatever the options are. */
const MEASURED_TENTS = [
  { subdomain: "bench-60", products: 60 },
  { subdomain: "bench-200", products: 200 },
  { subdomain: "bench-2000", products: 2_000 },
] as const;

const PICTURES = [
  "casa-yerbal/mate-imperial",
  "casa-yerbal/pava-enlozada",
  "casa-yerbal/taza-gris",
  "casa-yerbal/canasto-mimbre",
  "casa-yerbal/vela-soja",
  "casa-yerbal/cactus-maceta",
  "casa-yerbal/florero-barro",
  "casa-yerbal/lana-merino",
  "casa-yerbal/caja-regalo",
  "casa-yerbal/miel-monte",
  "casa-yerbal/espejo-ratan",
  "casa-yerbal/cuaderno-cosido",
] as const;
const ROWS_A_STEP = 20_000;

const TENTS = `
  WITH owners AS (
    INSERT INTO users (name, email, password_hash, country_id, onboarded_at, updated_at)
    SELECT 'Dueño de ' || subdomain, subdomain || '@vidriera.test', $2, 1, now(), now() FROM unnest($1::text[]) AS subdomain
    RETURNING id, email
  ), subscribed AS (
    INSERT INTO subscribers (user_id, free_until, updated_at) SELECT id, current_date + 365, now() FROM owners
  )
  INSERT INTO tents (owner_id, name, subdomain, slug, country_id, style_id, whatsapp_area, whatsapp, delivery_enabled, updated_at)
  SELECT id, initcap(replace(split_part(email, '@', 1), '-', ' ')), split_part(email, '@', 1), split_part(email, '@', 1),
    1, 1, '341', '5550100', true, now()
  FROM owners RETURNING id`;

const IMAGES = `
  INSERT INTO images (tent_id, hash, width, height, bytes, placeholder, ink)
  SELECT tent_id, p.hash, p.width, p.height, p.bytes, p.placeholder, 'OTHER'
  FROM unnest($1::int[]) AS tent_id
  CROSS JOIN jsonb_to_recordset($2::jsonb) AS p(hash text, width int, height int, bytes int, placeholder text)`;

const CATEGORIES = `
  INSERT INTO categories (tent_id, name, slug, image_id, "order", updated_at)
  SELECT tent_id, c.name, lower(replace(unaccent(c.name), ' ', '-')),
    (SELECT id FROM images WHERE images.tent_id = t.tent_id ORDER BY id OFFSET c.position - 1 LIMIT 1), c.position - 1, now()
  FROM unnest($1::int[]) AS t(tent_id)
  CROSS JOIN unnest(ARRAY['Mates y termos','Vajilla','Textiles','Velas','Plantas','Canastos','Deco','Sabores']) WITH ORDINALITY AS c(name, position)`;

/** `search_text` equals the result of `searchText` in the domain for the same words. */
const PRODUCTS = `
  WITH words AS (
    SELECT ARRAY['Mate','Taza','Manta','Vela','Maceta','Canasto','Lámpara','Frasco','Tetera','Alfombra','Cuenco','Bandeja'] AS things,
      ARRAY['de cerámica','de algodón','de algarrobo','de mimbre','de vidrio soplado','de lino','de barro','esmaltada'] AS stuffs,
      ARRAY['clásica','grande','para regalo','de viaje','artesanal','del litoral','edición limitada'] AS kinds
  ), shelves AS (
    SELECT tent_id, array_agg(id ORDER BY id) AS ids FROM categories WHERE tent_id = ANY($1::int[]) GROUP BY tent_id
  ), named AS (
    SELECT shelves.tent_id, n, shelves.ids[1 + n % 8] AS category_id,
      'Hecho a mano por artesanos de la zona. Se entrega embalado; hay más fotos y medidas por WhatsApp.' AS description,
      c.name AS category,
      things[1 + n % 12] || ' ' || stuffs[1 + n / 12 % 8] || ' ' || kinds[1 + n / 96 % 7] || ' ' || (n + 1) AS name
    FROM shelves CROSS JOIN words CROSS JOIN generate_series($2::int, $3::int) AS n
      JOIN categories c ON c.id = shelves.ids[1 + n % 8]
  )
  INSERT INTO products (tent_id, category_id, name, description, price, previous_price, sku, offer, "order", search_text, updated_at)
  SELECT tent_id, category_id, name, description,
    1500 + n * 37 % 900 * 50, CASE WHEN n % 9 = 0 THEN (1500 + n * 37 % 900 * 50) * 1.25 END, 'SKU-' || (n + 1), n % 9 = 0, n,
    regexp_replace(lower(unaccent(concat_ws(' ', name, 'SKU', n + 1, category, description, ''))), '[^a-z0-9]+', ' ', 'g')
      || E'\\x1fsku' || (n + 1) || E'\\x1f', now()
  FROM named`;

const PRODUCT_IMAGES = `
  WITH pictures AS (
    SELECT tent_id, array_agg(id ORDER BY id) AS ids FROM images WHERE tent_id = ANY($1::int[]) GROUP BY tent_id
  )
  INSERT INTO product_images (product_id, image_id, "order")
  SELECT p.id, pictures.ids[1 + p."order" % cardinality(pictures.ids)], 0
  FROM products p JOIN pictures USING (tent_id) WHERE p."order" BETWEEN $2 AND $3`;

const OPTIONS = `
  INSERT INTO product_options (product_id, name, position, "values")
  SELECT id, 'Tamaño', 0, ARRAY['Chico','Mediano','Grande'] FROM products
  WHERE tent_id = ANY($1::int[]) AND "order" BETWEEN $2 AND $3 AND "order" % 10 = 5`;

const VARIANTS = `
  INSERT INTO variants (product_id, "values", price, position)
  SELECT id, ARRAY[v.value], CASE v.position WHEN 3 THEN price * 1.4 END, v.position - 1
  FROM products CROSS JOIN unnest(ARRAY['Chico','Mediano','Grande']) WITH ORDINALITY AS v(value, position)
  WHERE tent_id = ANY($1::int[]) AND "order" BETWEEN $2 AND $3 AND "order" % 10 = 5`;

interface Step {
  subdomains: string[];
  /** Number of products per shop. */
  products: number;
}

/** Writes many shops with categories, photos, offers and variants, at some thousand products per second. */
export async function seedBig(db: pg.ClientBase, storage: Storage, wanted: BigSeed): Promise<void> {
  const steps = await missingSteps(db, wanted);
  if (steps.length === 0) return;
  const passwordHash = await hashPassword(wanted.password ?? randomBytes(24).toString("base64url"));
  await storePictures(storage, PICTURES);
  let shops = 0;
  let products = 0;
  for (const step of steps) {
    await db.query("BEGIN");
    await writeStep(db, step, passwordHash, JSON.stringify(PICTURES.map(pictureColumns)));
    await db.query("COMMIT");
    shops += step.subdomains.length;
    products += step.subdomains.length * step.products;
    wanted.report?.(shops, products);
  }
  await db.query("VACUUM ANALYZE");
}

async function missingSteps(db: pg.ClientBase, { tents, products }: BigSeed): Promise<Step[]> {
  const { rows } = await db.query<{ subdomain: string }>(
    "SELECT subdomain FROM tents WHERE subdomain LIKE 'carga-%' OR subdomain LIKE 'bench-%'",
  );
  const known = new Set(rows.map(({ subdomain }) => subdomain));
  const plain = Array.from({ length: Math.max(0, tents - MEASURED_TENTS.length) }, (_, n) => `carga-${n + 1}`);
  const missing = plain.filter((subdomain) => !known.has(subdomain));
  const steps: Step[] = MEASURED_TENTS.filter(({ subdomain }) => !known.has(subdomain)).map((tent) => ({
    subdomains: [tent.subdomain],
    products: tent.products,
  }));
  const several = Math.max(1, Math.floor(ROWS_A_STEP / Math.max(1, products)));
  for (let at = 0; at < missing.length; at += several) {
    steps.push({ subdomains: missing.slice(at, at + several), products });
  }
  return steps;
}

async function writeStep(db: pg.ClientBase, { subdomains, products }: Step, passwordHash: string, pictures: string) {
  const made = await db.query<{ id: number }>(TENTS, [subdomains, passwordHash]);
  const ids = made.rows.map(({ id }) => id);
  await db.query(IMAGES, [ids, pictures]);
  await db.query(CATEGORIES, [ids]);
  for (let from = 0; from < products; from += ROWS_A_STEP) {
    const slice = [ids, from, Math.min(from + ROWS_A_STEP, products) - 1];
    for (const sql of [PRODUCTS, PRODUCT_IMAGES, OPTIONS, VARIANTS]) await db.query(sql, slice);
  }
}
