import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { copyFor } from "~/copy/copy";
import { merchantActor } from "~/test/context";
import { makeBase, merchantContext } from "~/test/factories";
import { readZip } from "~/test/read-zip";
import { testDb } from "~/test/test-db";
import { exportAccount } from "./export-account";

/**
 * Fills every column of all exported tables with rows of one merchant, downloads their data, and looks for what was filled
 * in. A new table or column has to be exported, or named here.
 */

/** Tables without anything of a merchant that the archive does not have in another form, and why. */
const NOT_EXPORTED: Record<string, string> = {
  _prisma_migrations: "of the installation",
  api_tokens: "secrets",
  audit_entries: "of the operator",
  catalogue_pdfs: "made from the catalogue",
  changes: "of the installation",
  charge_reminders: "of the operator",
  completed_calls: "retries of a few days",
  configuration: "of the installation",
  daily_links: "statistics",
  daily_products: "statistics",
  daily_searches: "statistics",
  daily_sources: "statistics",
  data_folders: "of the installation",
  email_changes: "secrets",
  email_undos: "secrets",
  error_logs: "of the operator",
  fingerprints: "of the installation",
  health_checks: "of the installation",
  import_changes: "made from the catalogue",
  import_photos: "made from the catalogue",
  news: "of the installation",
  news_views: "of the operator",
  old_category_slugs: "addresses that redirect",
  password_resets: "secrets",
  pending_cancellations: "of accounts that are closed",
  photo_uploads: "made from the catalogue",
  price_batches: "made from the catalogue",
  pricing_clock: "of the installation",
  product_imports: "made from the catalogue",
  product_origins: "made from the catalogue",
  push_devices: "secrets",
  rate_limits: "of the installation",
  stored_files: "of the installation",
  unowned_subscriptions: "of nobody",
  visit_rollup: "statistics",
  visits: "statistics",
  webhook_events: "of the operator",
};

/** Tables of numbers and JSON alone, and how the archive begins their rows. */
const NUMBERS: Record<string, string> = {
  daily_stats: '"dailyStats":[{',
  kept_rules: '"keptRules": [\n{"id":',
  images: '"logo":"imagenes/logo.webp"',
  payment_adjustments: '"paymentAdjustments":[{',
  price_list_entries: '"entries":[{',
  product_costs: '"cost":"2.5"',
  product_images: '"images":["',
  quantity_breaks: '"quantityBreaks":[{',
};

/** Columns of exported tables that the archive leaves out: secrets, the operator's own, and what others are made from. */
const LEFT_OUT = [
  "countries.cod_number",
  "countries.wording",
  "coupons.key",
  "custom_domains.txt_value",
  "images.hash",
  "images.placeholder",
  "kept_rules.hash",
  "order_events.client_key",
  "orders.client_key",
  "plans.description",
  "plans.interval",
  "plans.mp_subscription_url",
  "plans.mp_plan_id",
  "plans.paypal_plan_id",
  "plans.return_url",
  "price_lists.password_hash",
  "products.search_text",
  "sessions.id",
  "subscriptions.request_key",
  "users.password_hash",
];

/** What a column may hold, where a text that says which one it is does not do. */
const VALUES: Record<string, unknown> = {
  "countries.time_zone": "America/Argentina/Buenos_Aires",
  "tents.opening_hours": null,
  "branches.opening_hours": null,
  "tents.home": null,
  "tents.home_previous": null,
};

const ID = 20_001;
const db = testDb();

const columnRows = z.array(
  z.object({
    table: z.string(),
    column: z.string(),
    type: z.string(),
    element: z.string(),
    length: z.number().nullable(),
    label: z.string().nullable(),
    generated: z.boolean(),
  }),
);
type Column = z.infer<typeof columnRows>[number];

const readColumns = async () =>
  columnRows.parse(
    await db.$queryRaw`
      SELECT c.table_name::text AS "table", c.column_name::text AS "column", c.data_type::text AS type,
        c.udt_name::text AS element, c.character_maximum_length::int AS length, c.is_generated = 'ALWAYS' AS generated,
        (SELECT e.enumlabel::text FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid
          WHERE t.typname = ltrim(c.udt_name, '_') ORDER BY e.enumsortorder LIMIT 1) AS label
      FROM information_schema.columns c JOIN pg_class k ON k.oid = format('public.%I', c.table_name)::regclass
      WHERE c.table_schema = 'public' AND k.relkind IN ('r', 'p') AND NOT k.relispartition
      ORDER BY c.table_name, c.ordinal_position`,
  );

/** A text that names the column, as long as the column takes it. */
function markOf({ length, type }: Column, at: number): string {
  const mark = `z${at}z`;
  return type === "character" ? mark.padEnd(length ?? 0, "z").slice(0, length ?? 0) : mark.slice(0, length ?? 20);
}

const isMarked = ({ table, column, type, length, label }: Column) =>
  !(`${table}.${column}` in VALUES) && label === null && /^(?:text|character.*)$/.test(type) && (length ?? 20) >= 6;

function contentOf(column: Column, at: number): unknown {
  const name = `${column.table}.${column.column}`;
  if (name in VALUES) return VALUES[name];
  if (column.type === "ARRAY") return [contentOf({ ...column, type: column.element.slice(1) }, at)];
  if (column.label !== null) return column.label;
  if (/^(?:text|varchar|character.*)$/.test(column.type)) return markOf(column, at);
  if (/^(?:integer|int4|smallint|int2)$/.test(column.type)) return /small|int2/.test(column.type) ? 7 : ID;
  if (/^(?:bigint|int8)$/.test(column.type)) return 9_007_199_254_740;
  if (/^(?:numeric|double precision|real)$/.test(column.type)) return 2.5;
  if (column.type === "boolean") return true;
  if (column.type === "date") return "2026-11-20";
  if (column.type.startsWith("timestamp")) return "2026-11-20T15:00:00";
  if (column.type === "uuid") return "5f1c6a52-8a43-4c7e-9d0b-1f2e3d4c5b6a";
  if (/^jsonb?$/.test(column.type)) return [];
  throw new Error(`${name} is a ${column.type}: has the archive room for it?`);
}

let columns: Column[];
let archive: Map<string, Buffer>;

beforeAll(async () => {
  await makeBase(db);
  columns = await readColumns();
  const tables = new Set(columns.map(({ table }) => table).filter((table) => !(table in NOT_EXPORTED)));
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL session_replication_role = replica`; // rows may refer to later ones
    for (const table of tables) {
      const filled = columns.filter((one) => one.table === table && !one.generated);
      const row = Object.fromEntries(filled.map((one) => [one.column, contentOf(one, columns.indexOf(one))]));
      const names = filled.map(({ column }) => `"${column}"`).join(", ");
      await tx.$executeRawUnsafe(
        `INSERT INTO "${table}" (${names}) SELECT ${names} FROM jsonb_populate_record(NULL::"${table}", $1::jsonb)
         ON CONFLICT DO NOTHING`,
        JSON.stringify(row),
      );
    }
  });
  const { ctx } = merchantContext(db, ID);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await exportAccount({ ...ctx, actor: merchantActor(ID) }, copyFor(1))) chunks.push(chunk);
  archive = readZip(Buffer.concat(chunks));
});

it("has each table of the database, or leaves it out for a reason", () => {
  const content = Buffer.concat([...archive.values()]).toString();
  const marked = columns.filter(isMarked);
  const found = new Set(
    marked.filter((one) => content.includes(markOf(one, columns.indexOf(one)))).map((one) => one.table),
  );
  const tables = new Set(columns.map(({ table }) => table));
  for (const [table, start] of Object.entries(NUMBERS)) if (content.includes(start)) found.add(table);
  expect([...tables].filter((table) => !found.has(table) && !(table in NOT_EXPORTED))).toEqual([]);
  expect(Object.keys(NOT_EXPORTED).filter((table) => found.has(table) || !tables.has(table))).toEqual([]);
});

it("has each column of these tables, whatever its type", () => {
  const content = Buffer.concat([...archive.values()]).toString();
  const missing = columns
    .filter((one) => isMarked(one) && !(one.table in NOT_EXPORTED))
    .filter((one) => !content.includes(markOf(one, columns.indexOf(one))))
    .map(({ table, column }) => `${table}.${column}`);
  expect(missing).toEqual(LEFT_OUT);
});
