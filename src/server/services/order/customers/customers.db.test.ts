import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import {
  customerListSchema,
  customerNoteSchema,
  customerSchema,
  orderListSchema,
  orderSubmitSchema,
} from "~/domain/order/place/schemas";
import { storedSpellings, visitorNumber } from "~/domain/tent/phone";
import { makeBase, makeCoupon, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { migrationFiles } from "../../../../../scripts/db/migrations.ts";
import { listOrders } from "../manage/list-orders";
import { placeOrder } from "../place/place-order";
import { getCustomer, listCustomers } from "./customers";
import { findCustomers } from "./find-customers";
import { noteCustomer } from "./note-customer";

const db = testDb();
beforeAll(() => makeBase(db));

async function shopWithOrders() {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const product = await makeProduct(db, tentId, { price: "1500" });
  const place = (customerName: string, customerPhone: string | null, more: object = {}) =>
    placeOrder(
      ctx,
      orderSubmitSchema.parse({
        tentId,
        clientKey: crypto.randomUUID(),
        lines: [{ productId: product.id, quantityMilli: 1_000 }],
        customerName,
        customerPhone,
        method: "PICKUP",
        ...more,
      }),
      { address: `10.2.0.${tentId % 250}` },
    );
  await place("Zoe", "11 5874-9895");
  await place("Ángela", "11 5874-9896");
  await place("Zoe", "11 5874-9895");
  await place("Sin teléfono", null);
  await db.order.updateMany({ where: { tentId, number: 3 }, data: { status: "CANCELLED" } });
  const list = (input: object = {}) => listCustomers(ctx, tentId, customerListSchema.parse(input));
  return { ctx, tentId, list, place };
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

describe("a customer's page", () => {
  async function zoesShop() {
    const shop = await shopWithOrders();
    const { ctx, tentId, list } = shop;
    const id = (await list()).rows.find(({ name }) => name === "Zoe")?.id ?? 0;
    return { ...shop, id, read: (page = 1) => getCustomer(ctx, tentId, { id, page }) };
  }

  test("says what they bought, when, and how they are called", async () => {
    const { read, tentId } = await zoesShop();
    await db.order.updateMany({ where: { tentId, number: 1 }, data: { createdAt: new Date("2026-03-01T12:00:00Z") } });
    await db.order.updateMany({ where: { tentId, number: 3 }, data: { createdAt: new Date("2026-05-02T12:00:00Z") } });
    expect(await read()).toMatchObject({
      readablePhone: "+54 9 11 5874-9895",
      orders: 2,
      cancelled: 1,
      spent: 150_000,
      lastOrderAt: new Date("2026-05-02T12:00:00Z"),
      merchantNote: "",
      addresses: [],
      lists: [],
    });
  });

  test("has the addresses that they used once each, the last one first, and five at most", async () => {
    const { read, tentId, place } = await zoesShop();
    for (let at = 0; at < 6; at++) await place("Zoe", "11 5874-9895");
    const receive = (number: number, address: string, deliveryZone: string | null = null) =>
      db.order.updateMany({ where: { tentId, number }, data: { address, deliveryZone, deliveryMethod: "DELIVERY" } });
    await receive(1, "Belgrano 1450", "Centro");
    await receive(2, "De Ángela 1"); // another customer's
    await receive(3, "Mitre 20");
    expect((await read()).addresses).toEqual([
      { address: "Mitre 20", zone: null },
      { address: "Belgrano 1450", zone: "Centro" },
    ]);
    await receive(5, "BELGRANO 1450", "Norte"); // the same one, as it was written last
    expect((await read()).addresses).toEqual([
      { address: "BELGRANO 1450", zone: "Norte" },
      { address: "Mitre 20", zone: null },
    ]);
    for (const number of [6, 7, 8, 9, 10]) await receive(number, `Calle ${number}`);
    const { addresses } = await read();
    expect(addresses.map(({ address }) => address)).toEqual([10, 9, 8, 7, 6].map((number) => `Calle ${number}`));
  });

  test("names the lists that they were accepted for, however the number was stored", async () => {
    const { read, tentId } = await zoesShop();
    const [shops, fair, asked] = [
      await makePriceList(db, tentId, { name: "Mayorista" }),
      await makePriceList(db, tentId, { name: "Feria", paused: true }),
      await makePriceList(db, tentId, { name: "Pidió" }),
    ];
    const foreign = await makePriceList(db, (await makeTent(db)).tentId);
    const acceptedAt = new Date();
    const one = { name: "Zoe", phone: "5491158749895" };
    await db.priceListCustomer.createMany({
      data: [
        { ...one, priceListId: shops.id, acceptedAt },
        { ...one, priceListId: fair.id, acceptedAt, phone: "541158749895" },
        { ...one, priceListId: asked.id },
        { ...one, priceListId: foreign.id, acceptedAt },
      ],
    });
    expect((await read()).lists).toEqual([
      { id: shops.id, name: "Mayorista" },
      { id: fair.id, name: "Feria" },
    ]);
  });

  test("keeps the merchant's note, within its limit, which no other merchant reads or writes", async () => {
    const { ctx, tentId, id, read } = await zoesShop();
    await noteCustomer(ctx, tentId, customerNoteSchema.parse({ id, merchantNote: "  Paga al mes  " }));
    expect(await read()).toMatchObject({ merchantNote: "Paga al mes" });
    expect(customerNoteSchema.safeParse({ id, merchantNote: "a".repeat(500) }).success).toBe(true);
    const tooLong = customerNoteSchema.safeParse({ id, merchantNote: "a".repeat(501) });
    expect(tooLong.error?.issues).toMatchObject([{ path: ["merchantNote"], message: "order.noteTooLong" }]);
    const other = await shopWithOrders();
    await expect(noteCustomer(other.ctx, other.tentId, { id, merchantNote: "Ajena" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await noteCustomer(ctx, tentId, { id, merchantNote: "" });
    expect((await db.customer.findUniqueOrThrow({ where: { id } })).note).toBeNull();
  });
});

test("2,000 customers come in pages, each once", async () => {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  await db.customer.createMany({
    data: Array.from({ length: 2_000 }, (_, at) => ({
      tentId,
      name: `Cliente ${at % 7}`,
      phone: `54911${String(60_000_000 + at)}`,
    })),
  });
  const read = (page: number) => listCustomers(ctx, tentId, customerListSchema.parse({ page }));
  const { pages } = await read(1);
  const all = await Promise.all(Array.from({ length: pages }, (_, at) => read(at + 1)));
  expect(new Set(all.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(2_000);
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

test.each([
  ["5491123456789", "011 15 2345-6789"],
  ["5491123456789", "15 2345-6789"],
  ["5493515123456", "0351 15 512-3456"],
  ["5491123456789", "\u202a+54 11 2345\u20116789\u202c"],
  ["5491123456789", "perez jose"],
  ["5491123456789", "JOSÉ pér"],
  ["5493515123456", "ohiggins"],
  ["5493515123456", "o’higgins sio"],
  ["5491123456789", "jose 11 2345-6789"],
  ["5491123456789", "*11 2345-6789*"],
  ["5493515123456", "O'Higgins Siobhán, 0351 15 512-3456"],
])("finds %s by %s: among customers, in the list of orders and for a new order", async (phone, search) => {
  const { ctx, tentId, list, place } = await shopWithOrders();
  await place("José Pérez", "+54 9 11 2345-6789");
  await place("Siobhán O'Higgins", "351 512 3456");
  expect((await list({ search })).rows.map((row) => row.phone)).toEqual([phone]);
  expect((await findCustomers(ctx, tentId, search)).map((row) => row.phone)).toEqual([phone]);
  const { rows } = await listOrders(ctx, tentId, orderListSchema.parse({ search }));
  expect(rows.map(({ number }) => number)).toEqual([phone === "5491123456789" ? 5 : 6]);
});

test.each(["perez juan", "pepe", "15 2345-6780", "'", "%%%", "juan 11 2345-6789", "jose 11 2345-6780"])(
  "finds nobody by %s",
  async (search) => {
    const { ctx, tentId, list, place } = await shopWithOrders();
    await place("José Pérez", "11 2345-6789");
    expect((await list({ search })).rows).toEqual([]);
    expect(await findCustomers(ctx, tentId, search)).toEqual([]);
    expect((await listOrders(ctx, tentId, orderListSchema.parse({ search }))).rows).toEqual([]);
  },
);

/** Numbers as earlier builds stored them, and as they are stored now. */
const SPELLINGS = [
  ["502051234567", "50251234567"],
  ["503070123456", "50370123456"],
  ["504091234567", "50491234567"],
  ["505081234567", "50581234567"],
  ["506088887777", "50688887777"],
  ["507061234567", "50761234567"],
  ["2400222123456", "240222123456"],
  ["591071234567", "59171234567"],
  ["5930991234567", "593991234567"],
  ["593022345678", "59322345678"],
  ["5950961456789", "595961456789"],
  ["595021123456", "59521123456"],
  ["598094231234", "59894231234"],
  ["53051234567", "5351234567"],
  ["560961234567", "56961234567"],
  ["5703001234567", "573001234567"],
  ["5804121234567", "584121234567"],
  ["340612345678", "34612345678"],
  ["510912345678", "51912345678"],
  ["51012345678", "5112345678"],
  ["5215512345678", "525512345678"],
  ["541123456789", "5491123456789"],
] as const;

async function migrateAgain() {
  const files = (await migrationFiles()).filter(({ name }) => /_phones_of_(?:other_countries|orders)$/.test(name));
  expect(files).toHaveLength(2);
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  for (const { sql } of files) await client.query(sql);
  await client.end();
}

describe("one person", () => {
  const MEXICO = 13;

  test.each([
    ["+54 9 11 2345-6789", "+54 11 2345-6789", "5491123456789"],
    ["+54 011 15 2345-6789", "0054 9 11 2345-6789", "5491123456789"],
    ["+52 1 55 1234 5678", "55 1234 5678", "525512345678"],
    ["044 55 1234 5678", "01 55 1234 5678", "525512345678"],
    ["+598 094 231 234", "+598 94 231 234", "59894231234"],
  ])("%s and %s in Mexico", async (first, second, phone) => {
    const { tentId, list, place } = await shopWithOrders();
    await db.tent.update({ where: { id: tentId }, data: { countryId: MEXICO } });
    await place("Lupe", first);
    await place("Guadalupe", second);
    expect((await list({ search: "lupe" })).rows.map((row) => [row.phone, row.orders])).toEqual([[phone, 2]]);
  });

  test("uses a coupon once, however the number is written or was stored by an earlier build", async () => {
    const { tentId, place } = await shopWithOrders();
    await db.tent.update({ where: { id: tentId }, data: { countryId: MEXICO } });
    await makeCoupon(db, tentId, { oncePerPhone: true });
    const use = (phone: string) => place("Lupe", phone, { coupon: "MATERA" });
    await use("+54 9 11 2345-6789");
    await expect(use("+54 11 2345-6789")).rejects.toMatchObject({ details: { fields: { coupon: expect.anything() } } });
    await db.order.updateMany({
      where: { tentId, customerPhone: "5491123456789" },
      data: { customerPhone: "541123456789" },
    });
    await expect(use("+54 9 11 2345-6789")).rejects.toMatchObject({
      details: { fields: { coupon: expect.anything() } },
    });
  });

  test("of whom an earlier build kept the number as it was typed is still the same", async () => {
    const { tentId, list, place } = await shopWithOrders();
    await db.tent.update({ where: { id: tentId }, data: { countryId: MEXICO } });
    await db.customer.create({ data: { tentId, name: "Lupe", phone: "541123456789" } });
    await place("Guadalupe", "+54 9 11 2345-6789");
    expect((await list({ search: "lupe" })).rows.map((row) => [row.phone, row.orders])).toEqual([["541123456789", 1]]);
  });

  test("becomes one by the migration", async () => {
    const { tentId, list } = await shopWithOrders();
    await db.tent.update({ where: { id: tentId }, data: { countryId: MEXICO } });
    const made = await db.customer.createManyAndReturn({
      data: [
        { tentId, name: "Lupe", phone: "541123456789", note: "Paga al mes" },
        { tentId, name: "Lupe", phone: "5491123456789" },
        { tentId, name: "Lupita", phone: "5215512345678" },
        { tentId, name: "Eva", phone: "598094231234" },
        { tentId, name: "Rita", phone: "5511912345678" },
      ],
    });
    const orders = await db.order.findMany({ where: { tentId }, orderBy: { number: "asc" } });
    for (const [at, { id }] of orders.entries()) {
      const { id: customerId = null, phone: customerPhone = null } = made[at] ?? {};
      await db.order.update({ where: { id }, data: { customerId, customerPhone } });
    }
    const { id: priceListId } = await makePriceList(db, tentId);
    await db.priceListCustomer.createMany({
      data: [
        { priceListId, name: "Lupe", phone: "541123456789" },
        { priceListId, name: "Lupe", phone: "5491123456789", acceptedAt: new Date() },
      ],
    });
    await migrateAgain();
    const phones = (rows: { phone: string | null }[]) => rows.map(({ phone }) => phone).sort();
    expect(phones(await db.customer.findMany({ where: { tentId, name: { notIn: ["Ángela", "Zoe"] } } }))).toEqual(
      ["525512345678", "5491123456789", "5511912345678", "59894231234"].sort(),
    );
    expect((await list({ search: "lupe" })).rows.map((row) => [row.phone, row.orders])).toEqual([["5491123456789", 2]]);
    const lupe = await db.customer.findFirst({ where: { tentId, phone: "5491123456789" } });
    expect(lupe).toMatchObject({ id: made[1]?.id, note: "Paga al mes" });
    const stored = await db.order.findMany({ where: { tentId }, orderBy: { number: "asc" } });
    expect(stored.map((order) => order.customerPhone)).toEqual([
      "5491123456789",
      "5491123456789",
      "525512345678",
      "59894231234",
    ]);
    const listed = await db.priceListCustomer.findMany({ where: { priceListId } });
    expect(listed).toMatchObject([{ phone: "5491123456789", acceptedAt: expect.any(Date) }]);
  });

  test("has by the migration the number that is read, in every country", async () => {
    const { tentId } = await shopWithOrders();
    const product = await makeProduct(db, tentId);
    const { id: priceListId } = await makePriceList(db, tentId);
    const stored = SPELLINGS.map(([phone]) => ({ phone }));
    await db.customer.createMany({ data: stored.map((row) => ({ ...row, tentId, name: "Eva" })) });
    await db.priceListCustomer.createMany({ data: stored.map((row) => ({ ...row, priceListId, name: "Eva" })) });
    await db.stockAlert.createMany({ data: stored.map((row) => ({ ...row, tentId, productId: product.id })) });
    const order = { tentId, customerName: "Eva", currency: "ARS", subtotal: 1, total: 1 };
    await db.order.createMany({
      data: stored.map(({ phone }, at) => {
        const key = `${tentId}-${phone}`;
        return { ...order, number: 100 + at, clientKey: key, token: key, customerPhone: phone };
      }),
    });
    await migrateAgain();
    const oldestFirst = { orderBy: { id: "asc" } } as const;
    const where = { tentId, name: "Eva" };
    const lists = [
      (await db.customer.findMany({ where, ...oldestFirst })).map(({ phone }) => phone),
      (await db.priceListCustomer.findMany({ where: { priceListId }, ...oldestFirst })).map(({ phone }) => phone),
      (await db.stockAlert.findMany({ where: { tentId }, ...oldestFirst })).map(({ phone }) => phone),
      (await db.order.findMany({ where: { tentId, customerName: "Eva" }, ...oldestFirst })).map(
        ({ customerPhone }) => customerPhone,
      ),
    ];
    for (const phones of lists) expect(phones).toEqual(SPELLINGS.map(([, phone]) => phone));
  });

  test.each(SPELLINGS)("%s is read as the migration stores it: %s", (stored, phone) => {
    expect(visitorNumber(`+${stored}`, { id: 1, codNumber: "549" })).toEqual({ ok: true, digits: phone });
    expect(storedSpellings(phone)).toContain(stored);
  });
});

test("does not find another merchant's customer", async () => {
  const [mine, other] = [await shopWithOrders(), await shopWithOrders()];
  const foreign = (await other.list()).rows[0]?.id ?? 0;
  await expect(getCustomer(mine.ctx, mine.tentId, { id: foreign, page: 1 })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
