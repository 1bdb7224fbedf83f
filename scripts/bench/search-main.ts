// Run by search.ts, under tsx because it imports the product's sources: searches in one shop as its page does them, each compared
// with counting that shop's rows.
import pg from "pg";
import { z } from "zod";
import { parseSearch } from "~/domain/catalogue/search/search";
import { SUGGESTIONS } from "~/domain/catalogue/search/suggestion";
import { Prisma } from "~/generated/prisma/client";
import { VersionedCache } from "~/server/adapters/shop-cache/versioned-cache";
import { ports, serviceContext } from "~/server/container";
import type { ServiceContext } from "~/server/context";
import { db } from "~/server/database/client";
import { PREPARED, preparedName } from "~/server/database/prepared-statements";
import { prepareSearch, searchProducts } from "~/server/services/catalogue/search/search-products";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import type { SearchMeasurement, SearchMeasurements } from "./search.ts";

/** Beginnings of words, a code, two words. Some find many products, others few or none. */
const WORDS = ["mat", "mate", "taza de vidrio", "lámpara", "bandeja lino", "cuenco", "canasto 17", "sku-1234"];
const TYPOS = ["tetrea", "mnta", "canatso", "alfonbra", "bandeaj lino", "zapatillas"];
const COUNT = `${PREPARED} SELECT count(*) FROM products WHERE tent_id = $1 AND deleted_at IS NULL`;

interface Plan {
  Plans?: Plan[] | undefined;
  "Relation Name"?: string | undefined;
  "Index Cond"?: string | undefined;
  "Recheck Cond"?: string | undefined;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number | undefined;
  "Rows Removed by Index Recheck"?: number | undefined;
}

const planNode: z.ZodType<Plan> = z.looseObject({
  get Plans() {
    return z.array(planNode).optional();
  },
  "Relation Name": z.string().optional(),
  "Index Cond": z.string().optional(),
  "Recheck Cond": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Rows Removed by Filter": z.number().optional(),
  "Rows Removed by Index Recheck": z.number().optional(),
});
const explained = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: planNode })]) })]);

const [, , subdomain = "", rounds = "30"] = process.argv;
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { rows: tents } = await client.query<{ id: number }>("SELECT id FROM tents WHERE subdomain = $1", [subdomain]);
const id = tents[0]?.id ?? Number.NaN;
const tentId = mintPublicTentId(id);

/** The statements of the search that is measured, and their milliseconds. */
let statements: Prisma.Sql[] = [];
let statementMs = 0;

async function timed(text: string, values: unknown[]): Promise<unknown[]> {
  const started = performance.now();
  const { rows } = await client.query({ name: preparedName(text), text, values });
  statementMs += performance.now() - started;
  return rows;
}

function queryRaw(first: Prisma.Sql | TemplateStringsArray, ...values: unknown[]): Promise<unknown[]> {
  const sql = "text" in first ? first : Prisma.sql(first, ...values);
  statements.push(sql);
  return timed(sql.text, sql.values);
}

let version = 0;
const cache = new VersionedCache(async () => ({ tent: version, site: 0 }));
/** The server's context, but raw statements are timed on a connection of their own and the cache can be emptied. */
const ctx: ServiceContext = {
  ...serviceContext(null),
  db: new Proxy(db, { get: (own, name) => (name === "$queryRaw" ? queryRaw : Reflect.get(own, name)) }),
  ports: {
    ...ports,
    shopCache: {
      ...ports.shopCache,
      getOrCompute: (read) => cache.getOrCompute(read),
      peek: (of) => cache.peek(of),
    },
  },
};

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/** Measures a search. Without `cached`, the cache holds nothing of the shop, as after a change. */
async function measure(query: string, { cached }: { cached: boolean }): Promise<SearchMeasurement> {
  const own: number[] = [];
  const whole: number[] = [];
  const count: number[] = [];
  let found = 0;
  if (cached) await prepareSearch(ctx, tentId);
  for (let round = 0; round < Number(rounds); round++) {
    if (!cached) cache.purge(id, { tent: ++version, site: 0 });
    statements = [];
    statementMs = 0;
    const started = performance.now();
    found = (await searchProducts(ctx, tentId, parseSearch({ q: query }), { size: SUGGESTIONS })).total;
    whole.push(performance.now() - started);
    own.push(statementMs);
    statementMs = 0;
    await timed(COUNT, [id]);
    count.push(statementMs);
  }
  const plans = [];
  for (const { text, values } of statements) plans.push(await explain(text, values));
  // a busy machine slows down both: measurements of the same round are compared
  const ratioToCount = (times: number[]) => median(times.map((ms, round) => ms / (count[round] ?? Number.NaN)));
  return {
    query,
    found,
    ratio: ratioToCount(own),
    wholeRatio: ratioToCount(whole),
    own: median(own),
    whole: median(whole),
    count: median(count),
    statements: plans.length,
    rows: Math.max(...plans.map(({ rows }) => rows)),
    foreignRows: plans.reduce((sum, { foreignRows }) => sum + foreignRows, 0),
    foreignNodes: plans.flatMap(({ foreignNodes }) => foreignNodes),
  };
}

const withChildren = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withChildren)];

const rowsOf = (nodes: Plan[]) =>
  nodes.reduce((sum, node) => {
    const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
    return sum + (node["Actual Rows"] + removed) * node["Actual Loops"];
  }, 0);

/** Whether a node finds rows by their shop, or by the id of a row that was found by its shop. */
const isOwn = (node: Plan) =>
  [node["Index Cond"], node["Recheck Cond"]].some(
    (condition = "") => condition.includes(`(tent_id = ${id})`) || /^\((?:id|product_id) = /.test(condition),
  );

/** How many rows of products a statement looks at, and which nodes of its plan may look at other shops' rows. */
async function explain(text: string, values: unknown[]) {
  const { rows: answer } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  const [row] = explained.parse(answer);
  const [{ Plan: plan }] = row["QUERY PLAN"];
  const nodes = withChildren(plan).filter((node) => node["Relation Name"] && node["Actual Loops"] !== 0);
  const foreign = nodes.filter((node) => !isOwn(node));
  return {
    rows: rowsOf(nodes.filter((node) => node["Relation Name"] === "products")),
    foreignRows: rowsOf(foreign),
    foreignNodes: foreign.map((node) => JSON.stringify({ ...node, Plans: undefined })),
  };
}

async function measureAll(queries: readonly string[], how: { cached: boolean }): Promise<SearchMeasurement[]> {
  const measured: SearchMeasurement[] = [];
  for (const query of queries) measured.push(await measure(query, how));
  return measured;
}

try {
  // a server that runs has compiled its code: until then the compiler would be measured
  await measureAll([...WORDS, ...TYPOS], { cached: true });
  await measureAll(TYPOS, { cached: false });
  const measured: SearchMeasurements = {
    words: await measureAll(WORDS, { cached: true }),
    typos: await measureAll(TYPOS, { cached: true }),
    uncachedTypos: await measureAll(TYPOS, { cached: false }),
  };
  process.stdout.write(JSON.stringify(measured));
} finally {
  await client.end();
  await db.$disconnect();
}
