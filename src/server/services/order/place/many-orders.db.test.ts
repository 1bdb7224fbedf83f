import { beforeAll, describe, expect, test } from "vitest";
import { type OrderListInput, orderListSchema } from "~/domain/order/place/schemas";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { listOrders, ORDERS_PER_PAGE, ordersPage } from "../manage/list-orders";

const ORDERS = 20_000;
const db = testDb();
let ctx: ServiceContext;
let tentId: OwnedTentId;

interface Plan {
  "Node Type": string;
  "Index Name"?: string;
  "Actual Rows": number;
  Plans?: Plan[];
}

/** Every executed step of the page query's plan. */
async function stepsOf(input: object): Promise<Plan[]> {
  const sql = ordersPage(tentId, orderListSchema.parse(input), ctx.now());
  const [row] = await db.$queryRaw<{ "QUERY PLAN": { Plan: Plan }[] }[]>(
    Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
  );
  const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
  return (row?.["QUERY PLAN"] ?? []).flatMap(({ Plan }) => flat(Plan));
}

beforeAll(async () => {
  await makeBase(db);
  const shop = await makeTent(db);
  const { tentId: neighbour } = await makeTent(db);
  tentId = shop.tentId;
  ctx = merchantContext(db, shop.owner.id).ctx;
  for (const id of [tentId, neighbour]) {
    await db.$executeRaw`
      INSERT INTO orders (tent_id, number, client_key, token, customer_name, currency, subtotal, total, status,
        payment_status, delivery_status, created_at, updated_at)
      SELECT ${id}, n, 'key-' || n, ${id} || '-' || n, 'Cliente ' || n, 'ARS', n, n,
        (ARRAY['NEW', 'CONFIRMED', 'CANCELLED', 'ARCHIVED', 'ARCHIVED', 'ARCHIVED'])[1 + n % 6]::order_status,
        (ARRAY['PENDING', 'RECEIVED'])[1 + n % 2]::payment_status, 'TO_PREPARE',
        TIMESTAMP '2026-01-01' + n * INTERVAL '10 minutes', now()
      FROM generate_series(1, ${ORDERS}) n`;
  }
  await db.$executeRaw`VACUUM ANALYZE orders`;
});

describe("a shop with 20,000 orders", () => {
  test.each<[string, Partial<OrderListInput>, string]>([
    ["the first page", {}, "orders_tent_id_created_at_id_idx"],
    ["a page in the middle", { page: 300 }, "orders_tent_id_created_at_id_idx"],
    ["days", { from: "2026-02-01", until: "2026-02-03" }, "orders_tent_id_created_at_id_idx"],
    ["a state", { filter: "nuevos" }, "orders_tent_id_status_created_at_id_idx"],
  ])("%s is read along an index, without sorting the table", async (_, input, index) => {
    const steps = await stepsOf(input);
    const indexes = steps.map((step) => step["Index Name"]).filter(Boolean);
    // days are those of the shop's time zone, which is read once
    expect(indexes.filter((name) => name !== "tents_pkey" && name !== "countries_pkey")).toEqual([index]);
    const types = steps.map((step) => step["Node Type"]);
    expect(types.filter((type) => /^(Sort|Seq Scan)$/.test(type))).toEqual([]);
    const read = Math.max(...steps.map((step) => step["Actual Rows"]));
    expect(read).toBeLessThanOrEqual((input.page ?? 1) * ORDERS_PER_PAGE);
  });

  test("reads a page in one statement and thirty rows", async () => {
    let statements = 0;
    const counting = db.$extends({
      query: {
        async $allOperations({ args, query }) {
          statements += 1;
          return query(args);
        },
      },
    });
    const counted = { ...ctx, db: counting as unknown as typeof db };
    const answer = await listOrders(counted, tentId, orderListSchema.parse({ filter: "nuevos", page: 2 }));
    expect(statements).toBe(1);
    expect(answer.rows).toHaveLength(ORDERS_PER_PAGE);
    expect(answer.counts).toMatchObject({ todos: ORDERS, nuevos: 3_333, cancelados: 3_334 });
    expect(answer.pages).toBe(112);
    const numbers = answer.rows.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  });
});
