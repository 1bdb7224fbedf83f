import { beforeAll, expect, test } from "vitest";
import { customerListSchema, customerSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { placeOrder } from "../place/place-order";
import { getCustomer, listCustomers } from "./customers";

const db = testDb();
beforeAll(() => makeBase(db));

async function shopWithOrders() {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const product = await makeProduct(db, tentId, { price: "1500" });
  const place = (customerName: string, customerPhone: string | null) =>
    placeOrder(
      ctx,
      orderSubmitSchema.parse({
        tentId,
        clientKey: crypto.randomUUID(),
        lines: [{ productId: product.id, quantityMilli: 1_000 }],
        customerName,
        customerPhone,
        method: "PICKUP",
      }),
      { address: `10.2.0.${tentId}` },
    );
  await place("Zoe", "11 5874-9895");
  await place("Ángela", "11 5874-9896");
  await place("Zoe", "11 5874-9895");
  await place("Sin teléfono", null);
  await db.order.updateMany({ where: { tentId, number: 3 }, data: { status: "CANCELLED" } });
  const list = (input: object = {}) => listCustomers(ctx, tentId, customerListSchema.parse(input));
  return { ctx, tentId, list };
}

test("lists customers by name with order count and amount spent, without cancelled orders", async () => {
  const { list, ctx, tentId } = await shopWithOrders();
  const { rows, pages } = await list();
  expect(rows.map(({ name, orders, spent }) => [name, orders, spent])).toEqual([
    ["Ángela", 1, 150_000],
    ["Zoe", 2, 150_000],
  ]);
  expect(pages).toBe(1);
  const zoe = rows[1]?.id ?? 0;
  const customer = await getCustomer(ctx, tentId, customerSchema.parse({ id: zoe, page: 1 }));
  expect(customer).toMatchObject({ name: "Zoe", phone: "5491158749895", orders: 2, spent: 150_000, pages: 1 });
  expect(customer.rows.map(({ number }) => number)).toEqual([3, 1]);
});

test("sums more spending than a single price can hold", async () => {
  const { list, ctx, tentId } = await shopWithOrders();
  await db.order.updateMany({ where: { tentId }, data: { status: "CONFIRMED", total: "999999999999.99" } });
  const zoe = (await list()).rows.find(({ name }) => name === "Zoe");
  expect(zoe).toMatchObject({ orders: 2, spent: 199_999_999_999_998 });
  const customer = await getCustomer(ctx, tentId, customerSchema.parse({ id: zoe?.id, page: 1 }));
  expect(customer).toMatchObject({ orders: 2, spent: 199_999_999_999_998 });
});

test("finds them by name without accents and by phone", async () => {
  const { list } = await shopWithOrders();
  const names = async (search: string) => (await list({ search })).rows.map(({ name }) => name);
  expect(await names("angela")).toEqual(["Ángela"]);
  expect(await names("5874-9895")).toEqual(["Zoe"]);
  expect(await names("%")).toEqual([]);
});

test("does not find another merchant's customer", async () => {
  const [mine, other] = [await shopWithOrders(), await shopWithOrders()];
  const foreign = (await other.list()).rows[0]?.id ?? 0;
  await expect(getCustomer(mine.ctx, mine.tentId, { id: foreign, page: 1 })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
