// What scripts/bench/search.ts runs: searches of one shop as the page asks them, each beside counting that shop's rows.
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { Prisma, PrismaClient } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { parseSearch } from "../../src/domain/catalogue/search/search";
import { SUGGESTIONS } from "../../src/domain/catalogue/search/suggestion";
import { VersionedCache } from "../../src/server/adapters/shop-cache/versioned-cache";
import { preparedName } from "../../src/server/database/prepared-statements";
import { prepareSearch, searchProducts } from "../../src/server/services/catalogue/search/search-products";
import { mintPublicTentId } from "../../src/server/services/tenancy/tenant-ids";

/** As one types, a code, two words; what finds much, little and nothing. */
const WORDS = ["mat", "mate", "taza de vidrio", "lámpara", "bandeja lino", "cuenco", "canasto 17", "sku-1234"];
const SLIPS = ["tetrea", "mnta", "canatso", "alfonbra", "bandeaj lino", "zapatillas"];
const COUNT = "SELECT count(*) FROM products WHERE tent_id = $1 AND deleted_at IS NULL";

interface Plan {
  Plans?: Plan[];
  "Relation Name"?: string;
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
}

const [, , url = "", subdomain = "", rounds = "30"] = process.argv;
const client = new pg.Client({ connectionString: url });
await client.connect();
const { rows: tents } = await client.query<{ id: number }>("SELECT id FROM tents WHERE subdomain = $1", [subdomain]);
const id = tents[0]?.id ?? Number.NaN;
const tentId = mintPublicTentId(id);

let asked: Prisma.Sql[] = [];
let took = 0;
async function timed(text: string, values: unknown[]) {
  const started = performance.now();
  const { rows } = await client.query({ name: preparedName(text), text, values });
  took += performance.now() - started;
  return rows;
}

let version = 0;
const answers = new VersionedCache(async () => ({ tent: version, site: 0 }));
const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max: 2 }) });
/** Every statement of a search goes through one connection and is timed there; answers are kept as the server keeps them. */
const ctx = {
  db: {
    $queryRaw: (first: Prisma.Sql | TemplateStringsArray, ...values: unknown[]) => {
      const sql = "text" in first ? first : Prisma.sql(first, ...values);
      asked.push(sql);
      return timed(sql.text, sql.values);
    },
    tent: prisma.tent,
    category: prisma.category,
  },
  ports: { shopCache: { getOrCompute: answers.getOrCompute.bind(answers), peek: answers.peek.bind(answers) } },
} as unknown as ServiceContext;

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/** `fresh`: as the first question after a change in the shop, when nothing of it is kept. */
async function measure(query: string, fresh = false) {
  const own: number[] = [];
  const whole: number[] = [];
  const count: number[] = [];
  let found = 0;
  if (!fresh) await prepareSearch(ctx, tentId);
  for (let round = 0; round < Number(rounds); round++) {
    if (fresh) answers.purge(id, { tent: ++version, site: 0 });
    asked = [];
    took = 0;
    const started = performance.now();
    found = (await searchProducts(ctx, tentId, parseSearch({ q: query }), SUGGESTIONS)).total;
    whole.push(performance.now() - started);
    own.push(took);
    took = 0;
    await timed(`/* prepared */ ${COUNT}`, [id]);
    count.push(took);
  }
  const plans = [];
  for (const { text, values } of asked) plans.push(await explain(text, values));
  const against = (times: number[]) => median(times.map((ms, at) => ms / (count[at] ?? Number.NaN)));
  return {
    query,
    found,
    // others on the machine slow down the one as the other: what was asked one after the other is compared
    ratio: against(own),
    wholeRatio: against(whole),
    own: median(own),
    whole: median(whole),
    count: median(count),
    statements: plans.length,
    rows: Math.max(...plans.map(({ rows }) => rows)),
    foreign: plans.reduce((sum, { foreign }) => sum + foreign, 0),
    strange: plans.flatMap(({ strange }) => strange),
  };
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How many rows of products a search looked at, and the plan's nodes that could have been another shop's. */
async function explain(text: string, values: unknown[]) {
  const { rows: answer } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  const plan = (answer[0] as { "QUERY PLAN": { Plan: Plan }[] })["QUERY PLAN"][0]?.Plan;
  const nodes = plan ? nodesOf(plan).filter((node) => node["Relation Name"] && node["Actual Loops"] !== 0) : [];
  const seen = (node: Plan) =>
    ((node["Actual Rows"] ?? 0) +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0)) *
    (node["Actual Loops"] ?? 1);
  const total = (those: Plan[]) => those.reduce((sum, node) => sum + seen(node), 0);
  const own = `(tent_id = ${id})`;
  // a row is found by its shop, or by the id of one found so
  const ours = (node: Plan) =>
    [node["Index Cond"], node["Recheck Cond"]].some(
      (cond) => cond?.includes(own) || /^\((?:id|product_id) = /.test(cond ?? ""),
    );
  const strange = nodes.filter((node) => !ours(node));
  return {
    rows: total(nodes.filter((node) => node["Relation Name"] === "products")),
    foreign: total(strange),
    strange: strange.map((node) => JSON.stringify({ ...node, Plans: undefined })),
  };
}

try {
  await measure("mate");
  await measure("mtae", true);
  const all = async (queries: string[], fresh = false) => {
    const measured = [];
    for (const query of queries) measured.push(await measure(query, fresh));
    return measured;
  };
  process.stdout.write(
    JSON.stringify({ words: await all(WORDS), slips: await all(SLIPS), first: await all(SLIPS, true) }),
  );
} finally {
  await client.end();
  await prisma.$disconnect();
}
