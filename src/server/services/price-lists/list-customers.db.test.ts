import { beforeAll, describe, expect, test } from "vitest";
import { MAX_REFUSED_REQUESTS } from "~/domain/price-lists/price-list";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { askForList } from "./ask-for-list";
import { enterList } from "./enter-list";
import {
  acceptListCustomer,
  addListCustomer,
  readListCustomers,
  refuseListCustomer,
  removeListCustomer,
} from "./list-customers";
import { readListPrices, readProductOnLists, saveListEntries } from "./list-prices";
import { requireOpenList } from "./open-list";
import {
  changeListLink,
  createPriceList,
  deletePriceList,
  getPriceList,
  listPriceLists,
  updatePriceList,
} from "./price-lists";

const db = testDb();
beforeAll(() => makeBase(db));

/** Friday noon in Buenos Aires. */
const NOON = new Date("2026-11-20T15:00:00Z");

async function makeShop(over: Parameters<typeof makePriceList>[2] = {}) {
  const { owner, tentId } = await makeTent(db);
  const list = await makePriceList(db, tentId, over);
  const { ctx } = merchantContext(db, owner.id, NOON);
  const visitor = { ...ctx, actor: null };
  const publicId = mintPublicTentId(tentId);
  const from = { address: `10.7.0.${tentId % 250}` };
  const ask = (name: string, phone: string, message = "") =>
    askForList(visitor, publicId, { name, phone, message }, from);
  const everybody = async () => {
    const page = await readListCustomers(ctx, tentId, { id: list.id, search: null, page: 1 });
    return [...page.asking, ...page.customers];
  };
  const customers = async () =>
    (await everybody()).map(({ name, message, acceptedAt }) => [name, message, acceptedAt !== null]);
  return { tentId, publicId, list, ctx, visitor, from, ask, everybody, customers };
}

test("a visitor asks once per number, and is accepted in one tap", async () => {
  const { tentId, list, ctx, ask, customers, everybody } = await makeShop({ takesRequests: true });
  await ask("Tienda Ñandubay", "11 5874-9895", "Vendo mates en Goya");
  await ask("Tienda Ñandubay SRL", "+54 9 11 5874-9895");
  await ask("Pablo", "11 6044-9021");
  expect(await customers()).toEqual([
    ["Tienda Ñandubay SRL", null, false],
    ["Pablo", null, false],
  ]);
  const [first] = await everybody();
  const ref = { id: list.id, customerId: first?.id ?? 0 };
  await Promise.all([acceptListCustomer(ctx, tentId, ref), acceptListCustomer(ctx, tentId, ref)]);
  // asking again does not rename who was accepted
  await ask("Otro nombre", "11 5874-9895");
  expect(await customers()).toEqual([
    ["Pablo", null, false],
    ["Tienda Ñandubay SRL", null, true],
  ]);
  await removeListCustomer(ctx, tentId, { ...ref, newLink: false });
  await expect(removeListCustomer(ctx, tentId, { ...ref, newLink: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await customers()).toEqual([["Pablo", null, false]]);
});

describe("a request that was refused", () => {
  async function refusedRequest() {
    const shop = await makeShop({ takesRequests: true });
    const { tentId, list, ctx, ask } = shop;
    const read = (search: string | null = null) => readListCustomers(ctx, tentId, { id: list.id, search, page: 1 });
    await ask("Bazar del Sur", "11 5874-9895", "Vendo en ferias");
    const ref = { id: list.id, customerId: (await read()).asking[0]?.id ?? 0 };
    const refuse = (refused: boolean) => refuseListCustomer(ctx, tentId, { ...ref, refused });
    expect(await refuse(true)).toBe(true);
    return { ...shop, read, ref, refuse };
  }

  test("keeps its number, does not count as waiting, and can be taken back", async () => {
    const { tentId, ctx, read, refuse } = await refusedRequest();
    expect(await refuse(true)).toBe(true); // a retry
    expect(await read()).toMatchObject({
      asking: [],
      askingTotal: 0,
      customers: [],
      refused: [{ name: "Bazar del Sur", phone: "5491158749895", message: "Vendo en ferias", askedAgainAt: null }],
      refusedTotal: 1,
      askedAgain: 0,
      isEmpty: false,
    });
    expect(await listPriceLists(ctx, tentId)).toMatchObject([{ requests: 0, customers: 0 }]);
    expect(await read("bazar")).toMatchObject({ refusedTotal: 1 });
    expect(await read("otro")).toMatchObject({ refusedTotal: 0 });
    await refuse(false);
    expect(await read()).toMatchObject({ asking: [{ name: "Bazar del Sur", refusedAt: null }], refusedTotal: 0 });
    expect(await listPriceLists(ctx, tentId)).toMatchObject([{ requests: 1 }]);
  });

  test("is accepted later, also by adding its number", async () => {
    const one = await refusedRequest();
    await acceptListCustomer(one.ctx, one.tentId, one.ref);
    expect(await one.read()).toMatchObject({ customers: [{ refusedAt: null }], refusedTotal: 0 });
    const other = await refusedRequest();
    await addListCustomer(other.ctx, other.tentId, { id: other.list.id, name: "Bazar", phone: "+54 9 11 5874-9895" });
    expect(await other.read()).toMatchObject({ customers: [{ name: "Bazar", refusedAt: null }], refusedTotal: 0 });
  });

  test("asks again without telling the merchant, and is not lost", async () => {
    const { ask, read, ctx, tentId, refuse } = await refusedRequest();
    await ask("Bazar del Sur SRL", "+54 9 11 5874-9895", "Ya tengo local");
    expect(await read()).toMatchObject({
      askingTotal: 0,
      refused: [{ name: "Bazar del Sur SRL", message: "Ya tengo local", askedAgainAt: NOON }],
      askedAgain: 1,
    });
    expect(await listPriceLists(ctx, tentId)).toMatchObject([{ requests: 0 }]);
    await refuse(false);
    expect(await read()).toMatchObject({ asking: [{ askedAgainAt: null }], askedAgain: 0 });
  });

  test("stays accepted when another tab accepted it meanwhile", async () => {
    const { ctx, tentId, ref, refuse, read } = await refusedRequest();
    await acceptListCustomer(ctx, tentId, ref);
    expect(await refuse(true)).toBe(false);
    expect(await refuse(false)).toBe(false);
    expect(await read()).toMatchObject({ total: 1, refusedTotal: 0 });
  });

  test("is out of another merchant's reach, and of another list's", async () => {
    const { tentId, ctx, ref } = await refusedRequest();
    const other = await makeShop();
    const second = await makePriceList(db, tentId, { name: "Feria" });
    const refusal = { ...ref, refused: false };
    for (const call of [
      () => refuseListCustomer(other.ctx, other.tentId, refusal),
      () => refuseListCustomer(other.ctx, other.tentId, { ...refusal, id: other.list.id }),
      () => refuseListCustomer(ctx, tentId, { ...refusal, id: second.id }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("is forgotten when more were refused after it than a list keeps", async () => {
    const { list, ctx, tentId, ask, read } = await refusedRequest();
    await db.priceListCustomer.createMany({
      data: Array.from({ length: MAX_REFUSED_REQUESTS - 1 }, (_, at) => ({
        priceListId: list.id,
        name: `Otro ${at}`,
        phone: `54911600000${String(at).padStart(3, "0")}`,
        refusedAt: new Date(NOON.getTime() + 1000),
      })),
    });
    await ask("La última", "11 4922-0187");
    const last = (await read()).asking[0]?.id ?? 0;
    await refuseListCustomer(ctx, tentId, { id: list.id, customerId: last, refused: true });
    expect(await read()).toMatchObject({ refusedTotal: MAX_REFUSED_REQUESTS });
    expect((await read("bazar del sur")).refusedTotal + (await read("la ultima")).refusedTotal).toBe(1);
  });
});

test("a shop takes requests only for an active list that takes them, and says what is wrong with a number", async () => {
  const closed = await makeShop();
  await expect(closed.ask("Ana", "11 5874-9895")).rejects.toMatchObject({ code: "NOT_FOUND" });
  const over = await makeShop({ takesRequests: true, validTo: "2026-11-19" });
  await expect(over.ask("Ana", "11 5874-9895")).rejects.toMatchObject({ code: "NOT_FOUND" });
  const open = await makeShop({ takesRequests: true });
  await expect(open.ask("Ana", "123")).rejects.toMatchObject({ details: { fields: { phone: [expect.any(String)] } } });
});

test("a customer is added once, who asks is accepted by it, and what they bought counts", async () => {
  const { tentId, list, ctx, ask, everybody } = await makeShop({ takesRequests: true });
  await ask("Don Tito", "11 4922-0187");
  const add = (name: string, phone: string) => addListCustomer(ctx, tentId, { id: list.id, name, phone });
  await add("Almacén Don Tito", "11 4922-0187");
  await expect(add("Otro", "+54 9 11 4922-0187")).rejects.toMatchObject({
    details: { fields: { phone: ["priceList.isCustomer"] } },
  });
  const order = (over: object) =>
    db.order.create({
      data: {
        tentId,
        number: Math.floor(Math.random() * 1e9),
        clientKey: crypto.randomUUID(),
        token: crypto.randomUUID().slice(0, 32),
        customerName: "Tito",
        customerPhone: "5491149220187",
        currency: "ARS",
        subtotal: 100,
        total: 100,
        priceListId: list.id,
        createdAt: NOON,
        ...over,
      },
    });
  for (const over of [
    {},
    { total: 50.5 },
    { status: "CANCELLED" },
    { suspected: true },
    { priceListId: null },
    { createdAt: new Date("2025-11-01") },
  ])
    await order(over);
  expect(await everybody()).toMatchObject([{ name: "Almacén Don Tito", bought: 15_050 }]);
});

test("customers come in pages, and are searched by name and number", async () => {
  const { tentId, list, ctx } = await makeShop();
  await db.priceListCustomer.createMany({
    data: Array.from({ length: 111 }, (_, at) => ({
      priceListId: list.id,
      name: at === 7 ? "Ñandú Librería" : `Almacén ${String(at).padStart(3, "0")}`,
      phone: `54911600000${String(at).padStart(3, "0")}`,
      acceptedAt: at < 56 ? NOON : null,
    })),
  });
  const read = (search: string | null, page = 1) => readListCustomers(ctx, tentId, { id: list.id, search, page });
  const first = await read(null);
  expect(first).toMatchObject({ total: 56, pages: 2, askingTotal: 55, isEmpty: false });
  expect([first.asking.length, first.customers.length]).toEqual([50, 50]);
  const second = await read(null, 2);
  expect(second.customers).toHaveLength(6);
  expect(new Set([...first.customers, ...second.customers].map(({ id }) => id)).size).toBe(56);
  expect(await read("libreria nandu")).toMatchObject({ total: 1, customers: [{ name: "Ñandú Librería" }], asking: [] });
  expect(await read("11 6000-00060")).toMatchObject({ total: 0, asking: [{ name: "Almacén 060" }] });
  expect(await read("nadie")).toMatchObject({ total: 0, askingTotal: 0, pages: 1, isEmpty: false });
});

test("a password is asked for, limited in tries, and changing it asks again", async () => {
  const { tentId, list, ctx, visitor, publicId, from } = await makeShop();
  await updatePriceList(ctx, tentId, { id: list.id, password: "mate-2026" });
  const enter = (password: string, address = from.address) =>
    enterList(visitor, publicId, { secret: list.secret, password }, { address });
  expect(await enter("otra")).toBeNull();
  const pass = await enter("mate-2026");
  const open = () => requireOpenList(visitor, publicId, { secret: list.secret, pass });
  await expect(open()).resolves.toMatchObject({ id: list.id });
  await updatePriceList(ctx, tentId, { id: list.id, password: "otra-clave" });
  await expect(open()).rejects.toMatchObject({ code: "NOT_FOUND" });
  for (let tries = 0; tries < 9; tries++) await enter("*mal*."); // all readings of what was pasted are one try
  await expect(enter("otra-clave")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  const otherPass = await enter("otra-clave", "10.7.9.9");
  expect(otherPass).toEqual(expect.any(String));
  // a program that sends the right password with each call uses up no tries
  for (let calls = 0; calls < 20; calls++) expect(await enter("otra-clave", "10.7.9.9")).toBe(otherPass);
  await expect(enter("mate-2026")).rejects.toMatchObject({ code: "RATE_LIMITED" });
});

test("a changed link closes the old one at once, and a deleted list both", async () => {
  const { tentId, list, ctx, visitor, publicId } = await makeShop();
  const open = (secret: string) => requireOpenList(visitor, publicId, { secret, pass: null });
  const { secret, link } = await changeListLink(ctx, tentId, list.id);
  expect(link).toMatch(new RegExp(`/lista/${secret}$`));
  await expect(open(list.secret)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(open(secret)).resolves.toMatchObject({ id: list.id });
  const promotion = await db.promotion.create({
    data: { tentId, name: "Promo", kind: "PERCENT", percent: 5, onLists: [list.id] },
  });
  await deletePriceList(ctx, tentId, list.id);
  await expect(open(secret)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await db.promotion.findUniqueOrThrow({ where: { id: promotion.id } })).onLists).toEqual([]);
});

test("the grid shows public, list and own prices with costs, and saves own ones", async () => {
  const { tentId, list, ctx } = await makeShop({ percent: "25", rounding: "100" });
  const mate = await makeProduct(db, tentId, { name: "Mate imperial", price: "32900" });
  const yerba = await makeProduct(db, tentId, { name: "Yerba orgánica", price: "7900" });
  await makeProduct(db, tentId, { name: "Sin precio", price: null });
  await db.productCost.create({ data: { productId: mate.id, cost: "18400" } });
  const read = (over: object = {}) =>
    readListPrices(ctx, tentId, { id: list.id, search: null, own: false, page: 1, ...over });
  const save = (productId: number, price: number | null) =>
    saveListEntries(ctx, tentId, { id: list.id, entries: [{ productId, variantId: null, price }] });
  await save(yerba.id, 560_000);
  await Promise.all([save(yerba.id, 570_000), save(yerba.id, 570_000)]);
  expect(await read()).toMatchObject({
    total: 3,
    withOwn: 1,
    rows: [
      { name: "Mate imperial", publicPrice: 3_290_000, listPrice: 2_470_000, ownPrice: null, cost: 1_840_000 },
      { name: "Sin precio", publicPrice: null, listPrice: null },
      { name: "Yerba orgánica", publicPrice: 790_000, listPrice: 570_000, ownPrice: 570_000, cost: null },
    ],
  });
  expect((await read({ own: true })).rows).toMatchObject([{ id: yerba.id }]);
  expect((await read({ search: "imper" })).rows).toMatchObject([{ id: mate.id }]);
  // of two prices for one product in one call, the last counts; another product's stays
  const price = (productId: number, cents: number | null) => ({ productId, variantId: null, price: cents });
  const entries = [price(mate.id, 100), price(mate.id, 2_000_000), price(mate.id, null), price(mate.id, 2_100_000)];
  await saveListEntries(ctx, tentId, { id: list.id, entries });
  expect((await read({ own: true })).rows).toMatchObject([{ ownPrice: 2_100_000 }, { ownPrice: 570_000 }]);
  await saveListEntries(ctx, tentId, { id: list.id, entries: [price(mate.id, null), price(yerba.id, null)] });
  expect((await read({ own: true })).total).toBe(0);
});

test("a product's form reads what it and its variants cost on each list", async () => {
  const { tentId, list, ctx } = await makeShop({ percent: "25", rounding: "100" });
  const fair = await makePriceList(db, tentId, {
    name: "Feria",
    percent: null,
    validFrom: "2026-12-01",
    restricted: true,
    visibleProductIds: [],
  });
  const shirt = await makeProduct(db, tentId, { name: "Remera", price: "1000" });
  await db.productCost.create({ data: { productId: shirt.id, cost: "600" } });
  await db.productOption.create({ data: { productId: shirt.id, name: "Talle", values: ["S", "M"], position: 0 } });
  const [small, medium] = await db.variant.createManyAndReturn({
    data: [
      { productId: shirt.id, values: ["S"], position: 0 },
      { productId: shirt.id, values: ["M"], price: "2000", position: 1 },
    ],
  });
  const read = (listId?: number) => readProductOnLists(ctx, tentId, { productId: shirt.id, listId });
  const save = (variantId: number | null, price: number | null) =>
    saveListEntries(ctx, tentId, { id: list.id, entries: [{ productId: shirt.id, variantId, price }] });
  expect(await read()).toMatchObject({
    cost: 60_000,
    lists: [
      {
        listId: list.id,
        percent: 25,
        state: "active",
        isShown: true,
        publicPrice: 100_000,
        listPrice: 80_000,
        ownPrice: null,
        variants: [
          { id: small?.id, label: "S", publicPrice: 100_000, listPrice: 80_000, ownPrice: null },
          { id: medium?.id, label: "M", publicPrice: 200_000, listPrice: 150_000, ownPrice: null },
        ],
      },
      { listId: fair.id, name: "Feria", percent: 0, state: "scheduled", isShown: false, listPrice: 100_000 },
    ],
  });
  await save(medium?.id ?? 0, 140_000);
  await save(null, 70_000);
  const both = [
    { listPrice: 70_000, ownPrice: null },
    { listPrice: 140_000, ownPrice: 140_000 },
  ];
  expect((await read(list.id)).lists).toMatchObject([{ ownPrice: 70_000, listPrice: 70_000, variants: both }]);
  await save(medium?.id ?? 0, null);
  expect((await read(list.id)).lists).toMatchObject([{ variants: [both[0], { listPrice: 70_000, ownPrice: null }] }]);
  const grid = await readListPrices(ctx, tentId, { id: list.id, search: null, own: false, page: 1 });
  expect(grid.rows).toMatchObject([{ variants: 2, ownVariants: 0, ownPrice: 70_000 }]);
  await db.product.update({ where: { id: shirt.id }, data: { deletedAt: NOON } });
  await expect(read()).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a customer is taken off and the link changed together, or neither", async () => {
  const { tentId, list, ctx, visitor, publicId, ask, customers, everybody } = await makeShop({ takesRequests: true });
  await ask("Pablo", "11 6044-9021");
  const [customer] = await everybody();
  const removal = { id: list.id, customerId: customer?.id ?? 0, newLink: true };
  const results = await Promise.allSettled([1, 2].map(() => removeListCustomer(ctx, tentId, removal)));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await customers()).toEqual([]);
  const { secret } = await getPriceList(ctx, tentId, list.id);
  const open = (one: string) => requireOpenList(visitor, publicId, { secret: one, pass: null });
  await expect(open(list.secret)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(removeListCustomer(ctx, tentId, removal)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(open(secret)).resolves.toMatchObject({ id: list.id });
});

test("a list of some products can be saved after one of them was deleted", async () => {
  const { tentId, list, ctx } = await makeShop();
  const [kept, deleted] = [await makeProduct(db, tentId), await makeProduct(db, tentId)];
  await updatePriceList(ctx, tentId, { id: list.id, visibleProductIds: [kept.id, deleted.id] });
  for (const { id } of [kept, deleted])
    await saveListEntries(ctx, tentId, { id: list.id, entries: [{ productId: id, variantId: null, price: 100 }] });
  await db.product.update({ where: { id: deleted.id }, data: { deletedAt: NOON } });
  expect((await getPriceList(ctx, tentId, list.id)).visibleProductIds).toEqual([kept.id]);
  // a form that was open still names it
  await updatePriceList(ctx, tentId, { id: list.id, name: "Otra", visibleProductIds: [kept.id, deleted.id] });
  const other = await makeProduct(db, tentId);
  await updatePriceList(ctx, tentId, { id: list.id, visibleProductIds: [other.id] });
  const prices = await readListPrices(ctx, tentId, { id: list.id, search: null, own: true, page: 1 });
  expect(prices).toMatchObject({ rows: [], total: 0, withOwn: 0 });
});

test("another merchant's list, product or customer is not found", async () => {
  const mine = await makeShop();
  const theirs = await makeShop({ takesRequests: true });
  await theirs.ask("Ana", "11 5874-9895");
  const [customer] = await theirs.everybody();
  const product = await makeProduct(db, theirs.tentId);
  const { ctx, tentId, list } = mine;
  const own = await makeProduct(db, tentId);
  const customerId = customer?.id ?? 0;
  const entries = [{ productId: product.id, variantId: null, price: 100 }];
  for (const call of [
    () => updatePriceList(ctx, tentId, { id: theirs.list.id, name: "Mía" }),
    () => deletePriceList(ctx, tentId, theirs.list.id),
    () => changeListLink(ctx, tentId, theirs.list.id),
    () => saveListEntries(ctx, tentId, { id: theirs.list.id, entries }),
    () => readListPrices(ctx, tentId, { id: theirs.list.id, search: null, own: false, page: 1 }),
    () => readProductOnLists(ctx, tentId, { productId: product.id }),
    () => readProductOnLists(ctx, tentId, { productId: own.id, listId: theirs.list.id }),
    () => readListCustomers(ctx, tentId, { id: theirs.list.id, search: null, page: 1 }),
    () => acceptListCustomer(ctx, tentId, { id: theirs.list.id, customerId }),
    () => acceptListCustomer(ctx, tentId, { id: list.id, customerId }),
    () => removeListCustomer(ctx, tentId, { id: list.id, customerId, newLink: true }),
  ])
    await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(saveListEntries(ctx, tentId, { id: list.id, entries })).rejects.toMatchObject({ code: "VALIDATION" });
});

test("a shop has at most 20 lists", async () => {
  const { ctx, tentId } = await makeShop();
  for (let count = 1; count < 20; count++) await makePriceList(db, tentId);
  await expect(createPriceList(ctx, tentId, { name: "Una más" })).rejects.toMatchObject({
    details: { fields: { name: ["priceList.tooMany"] } },
  });
});

test("two lists of a shop have different names, also when both are created at once", async () => {
  const { ctx, tentId, list } = await makeShop();
  const taken = { details: { fields: { name: ["priceList.nameTaken"] } } };
  const results = await Promise.allSettled(
    ["Gremio 10%", "GREMIO 10%"].map((name) => createPriceList(ctx, tentId, { name })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: taken });
  // "%" is no wildcard
  const other = await createPriceList(ctx, tentId, { name: "Gremio 10 y más" });
  await expect(updatePriceList(ctx, tentId, { id: other.id, name: "gremio 10%" })).rejects.toMatchObject(taken);
  await updatePriceList(ctx, tentId, { id: other.id, name: "GREMIO 10 y más" });
  await updatePriceList(ctx, tentId, { id: list.id, percent: 7 });
});
