// What scripts/bench/search.mjs runs: searches of one shop as the page asks them, each beside counting that shop's rows.
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { parseSearch } from "~/domain/catalogue/search";
import { SUGGESTIONS } from "~/domain/catalogue/suggestion";
import type { Prisma } from "~/generated/prisma/client";
import { PrismaClient } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { preparedName } from "~/server/prepared";
import { searchProducts } from "~/server/services/catalogue/search-products";
import { mintPublicTentId } from "~/server/tenant";

/** As one types, with slips of the finger, a code, two words; what finds much, little and nothing. */
const QUESTIONS = [
  "mat",
  "mate",
  "taza de vidrio",
  "lámpara",
  "bandeja lino",
  "cuenco",
  "canasto 17",
  "sku-1234",
  "tetrea",
  "mnta",
  "canatso",
  "zapatillas",
];
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
const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: url, max: 2 }) });
const { id } = await prisma.tent.findUniqueOrThrow({ where: { subdomain }, select: { id: true } });
const tentId = mintPublicTentId(id);

let asked: Prisma.Sql[] = [];
let took = 0;
async function timed(text: string, values: unknown[]) {
  const started = performance.now();
  const { rows } = await client.query({ name: preparedName(text), text, values });
  took += performance.now() - started;
  return rows;
}

/** Every statement of a search goes through one connection and is timed there. */
const ctx = {
  db: new Proxy(prisma, {
    get(target, name, receiver) {
      if (name !== "$queryRaw") return Reflect.get(target, name, receiver);
      return (sql: Prisma.Sql) => {
        asked.push(sql);
        return timed(sql.text, sql.values);
      };
    },
  }),
} as unknown as ServiceContext;

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

async function measure(query: string) {
  const own: number[] = [];
  const count: number[] = [];
  let found = 0;
  for (let round = 0; round < Number(rounds); round++) {
    asked = [];
    took = 0;
    found = (await searchProducts(ctx, tentId, parseSearch({ q: query }), SUGGESTIONS)).total;
    own.push(took);
    took = 0;
    await timed(`/* prepared */ ${COUNT}`, [id]);
    count.push(took);
  }
  const plans = [];
  for (const { text, values } of asked) plans.push(await explain(text, values));
  return {
    query,
    found,
    own: median(own),
    count: median(count),
    // others on the machine slow down the one as the other: what was asked one after the other is compared
    ratio: median(own.map((ms, at) => ms / (count[at] ?? Number.NaN))),
    rows: Math.max(...plans.map(({ rows }) => rows)),
    strange: plans.flatMap(({ strange }) => strange),
  };
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How many rows of products a search looked at, and the plan's nodes that could have been another shop's. */
async function explain(text: string, values: unknown[]) {
  const { rows: answer } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  const plan = (answer[0] as { "QUERY PLAN": { Plan: Plan }[] })["QUERY PLAN"][0]?.Plan;
  const nodes = plan ? nodesOf(plan).filter((node) => node["Relation Name"] === "products") : [];
  const seen = (node: Plan) =>
    ((node["Actual Rows"] ?? 0) +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0)) *
    (node["Actual Loops"] ?? 1);
  const own = `(tent_id = ${id})`;
  // a row is found by its shop, or by its id among those found so
  const ours = (node: Plan) =>
    [node["Index Cond"], node["Recheck Cond"]].some((cond) => cond?.includes(own) || /^\(id = /.test(cond ?? ""));
  return {
    rows: nodes.reduce((sum, node) => sum + seen(node), 0),
    strange: nodes.filter((node) => !ours(node)).map((node) => JSON.stringify({ ...node, Plans: undefined })),
  };
}

try {
  await measure("mate");
  const questions = [];
  for (const query of QUESTIONS) questions.push(await measure(query));
  process.stdout.write(JSON.stringify(questions));
} finally {
  await client.end();
  await prisma.$disconnect();
}
