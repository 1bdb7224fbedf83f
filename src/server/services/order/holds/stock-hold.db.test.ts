import { beforeAll, describe, expect, test } from "vitest";
import { manualOrderSchema, type OrderEdit, orderEditSchema } from "~/domain/order/manage/manual";
import type { OrderAction } from "~/domain/order/manage/states";
import { type OrderSubmit, orderActionSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import { tentSections } from "~/domain/tent/tent-form";
import { AppError } from "~/server/errors";
import { getPublicProduct } from "~/server/services/catalogue/get-product";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { updateOrderRules } from "~/server/services/tent/settings/update-tent";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { actOnOrder } from "../manage/act-on-order";
import { createManualOrder } from "../manage/create-manual-order";
import { editOrder } from "../manage/edit-order";
import { getOrder } from "../manage/get-order";
import { acceptSuspected } from "../manage/suspected-orders";
import { checkOrder } from "../place/check-order";
import { placeOrder } from "../place/place-order";
import { releaseHolds } from "./release-holds";

const db = testDb();
beforeAll(() => makeBase(db));

const START = new Date("2026-11-29T15:00:00Z");
const HOURS = 3_600_000;
type Line = { productId: number; variantId?: number | null; quantityMilli: number };

async function makeShop({ hold = true, hours = 24 } = {}) {
  const { owner, tentId } = await makeTent(db, { stockHold: hold, stockHoldHours: hours });
  const { ctx: base, shopCache } = merchantContext(db, owner.id, START);
  const at = (after: number) => ({ ...base, now: () => new Date(START.getTime() + after * HOURS) });
  let visitors = 0;
  const submit = (lines: Line[], over: Partial<OrderSubmit> = {}) =>
    orderSubmitSchema.parse({
      tentId,
      clientKey: crypto.randomUUID(),
      lines,
      customerName: "Lucía",
      method: "PICKUP",
      ...over,
    });
  /** Each order comes from an address of its own, unless one is named. */
  const place = (
    lines: Line[],
    {
      after = 0,
      address = `10.${tentId % 200}.${++visitors}.1`,
      ...over
    }: Omit<Partial<OrderSubmit>, "address"> & { after?: number; address?: string } = {},
  ) => placeOrder(at(after), submit(lines, over), { address });
  const act = (number: number, action: OrderAction, after = 0) =>
    actOnOrder(at(after), tentId, orderActionSchema.parse({ number, action }));
  const edit = async (number: number, quantities: number[], after = 0) => {
    const order = await getOrder(at(after), tentId, number);
    const input: OrderEdit = orderEditSchema.parse({
      number,
      clientKey: crypto.randomUUID(),
      version: order.version,
      lines: order.lines.map(({ id, price }, place) => ({ lineId: id, quantityMilli: quantities[place], price })),
      deliveryCost: 0,
      customerName: "Lucía",
      method: "PICKUP",
    });
    return editOrder(at(after), tentId, input);
  };
  /** What pages say is left: the stock that visitors see, by product or variant. */
  const shown = async (productId: number, variantId: number | null = null) => {
    const page = await getPublicProduct(base, mintPublicTentId(tentId), productId);
    if (variantId === null) return page?.stock;
    return page?.variants.find(({ id }) => id === variantId)?.stock;
  };
  const heldUntil = async (number: number, after = 0) => (await getOrder(at(after), tentId, number)).heldUntil;
  const product = (stock: number | null, over: object = {}) => makeProduct(db, tentId, { stock, ...over });
  return { at, act, edit, heldUntil, place, product, shopCache, shown, submit, tentId };
}

const one = (productId: number, quantityMilli = 1_000, variantId: number | null = null) => [
  { productId, variantId, quantityMilli },
];
const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const tally = (codes: string[]) => {
  const counts: Record<string, number> = {};
  for (const each of codes) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
};
const stockOf = async (id: number) => Number((await db.product.findUniqueOrThrow({ where: { id } })).stock);

describe("ten orders for the last unit, at once", () => {
  test.each([
    ["are all accepted without the setting", false, { done: 10 }],
    ["are one order with it", true, { done: 1, ORDER_CHANGED: 9 }],
  ])("%s", async (_, hold, codes) => {
    const { place, product, tentId } = await makeShop({ hold });
    const { id } = await product(1);
    expect(tally(await Promise.all(Array.from({ length: 10 }, () => code(place(one(id))))))).toEqual(codes);
    expect(await db.order.count({ where: { tentId } })).toBe(codes.done);
  });

  test.each<[string, number, number, number]>([
    ["units", 7_000, 2_000, 3],
    ["weight", 1_000, 250, 4],
    ["a variant", 2_000, 1_000, 2],
  ])("hold %s as far as it goes", async (name, stock, quantity, fit) => {
    const { place, product, shown } = await makeShop();
    const weighed = name === "weight" ? { unit: "KG", step: 0.05, minQuantity: 0.05 } : {};
    const varied = name === "a variant";
    const { id } = await product(varied ? null : stock / 1_000, weighed);
    const variant = varied
      ? await db.variant.create({ data: { productId: id, values: ["Rojo"], stock: stock / 1_000 } })
      : null;
    if (varied)
      await db.productOption.create({ data: { productId: id, name: "Color", values: ["Rojo"], position: 0 } });
    const lines = one(id, quantity, variant?.id ?? null);
    const codes = tally(await Promise.all(Array.from({ length: 10 }, () => code(place(lines)))));
    expect(codes).toEqual({ done: fit, ORDER_CHANGED: 10 - fit });
    expect(await shown(id, variant?.id ?? null)).toBe(stock - fit * quantity);
  });
});

describe("an order that holds stock", () => {
  test("tells the next visitor what the cart tells, and purges the pages once", async () => {
    const { at, heldUntil, place, product, shopCache, shown, submit, tentId } = await makeShop();
    const { id } = await product(3);
    await place(one(id, 2_000));
    expect(await shown(id)).toBe(1_000);
    expect(shopCache.purged.filter((tent) => tent === tentId)).toHaveLength(1);
    const cart = await checkOrder(at(0), submit(one(id, 2_000)), { address: "10.0.0.9" });
    expect(cart.changes).toMatchObject([{ kind: "lessStock", from: 2_000, to: 1_000 }]);
    await place(one(id));
    expect((await checkOrder(at(0), submit(one(id)), { address: "10.0.0.9" })).changes).toMatchObject([
      { kind: "soldOut" },
    ]);
    expect(await heldUntil(1)).toEqual(new Date(START.getTime() + 24 * HOURS));
    expect(await stockOf(id)).toBe(3);
  });

  test("is counted once, however often it is sent", async () => {
    const { at, product, shown, submit, tentId } = await makeShop();
    const { id } = await product(2);
    const input = submit(one(id));
    const send = () => placeOrder(at(0), input, { address: "10.0.0.8" });
    await Promise.all([send(), send(), send()]);
    expect((await send()).number).toBe(1);
    expect(await shown(id)).toBe(1_000);
    expect(await db.order.count({ where: { tentId } })).toBe(1);
  });

  test("leaves nothing when its transaction breaks off, and is placed by the retry", async () => {
    const { at, product, shown, submit, tentId } = await makeShop();
    const { id } = await product(1);
    const input = submit(one(id));
    const { ports } = at(0);
    const jobs = { ...ports.jobs, enqueue: () => Promise.reject(new Error("killed")) };
    await expect(placeOrder({ ...at(0), ports: { ...ports, jobs } }, input, { address: "10.0.0.7" })).rejects.toThrow(
      "killed",
    );
    expect(await shown(id)).toBe(1_000);
    await placeOrder(at(0), input, { address: "10.0.0.7" });
    expect(await shown(id)).toBe(0);
    expect(await db.order.count({ where: { tentId } })).toBe(1);
  });

  test("becomes the movement of stock when it is confirmed, once", async () => {
    const { act, heldUntil, place, product, shown } = await makeShop();
    const { id } = await product(3);
    await place(one(id, 2_000));
    expect(tally(await Promise.all([code(act(1, "confirm")), code(act(1, "confirm"))]))).toEqual({
      done: 1,
      STATE_NOT_ALLOWED: 1,
    });
    expect([await stockOf(id), await shown(id), await heldUntil(1)]).toEqual([1, 1_000, null]);
    await act(1, "undoConfirm", 1);
    expect([await stockOf(id), await shown(id)]).toEqual([3, 1_000]);
    expect(await heldUntil(1, 1)).toEqual(new Date(START.getTime() + 25 * HOURS));
    await act(1, "cancel", 1);
    expect([await stockOf(id), await shown(id)]).toEqual([3, 3_000]);
  });

  test.each<[OrderAction]>([["cancel"], ["archive"]])(
    "gives it back on %s, and holds it again when it is reopened",
    async (action) => {
      const { act, heldUntil, place, product, shopCache, shown, tentId } = await makeShop();
      const { id } = await product(1);
      await place(one(id));
      await act(1, action);
      expect([await shown(id), await heldUntil(1)]).toEqual([1_000, null]);
      expect(shopCache.purged.filter((tent) => tent === tentId)).toHaveLength(2);
      await act(1, "reopen", 2);
      expect([await shown(id), await heldUntil(1, 2)]).toEqual([0, new Date(START.getTime() + 26 * HOURS)]);
      await act(1, action);
      await place(one(id));
      await act(1, "reopen"); // another order has it by now: it is as it was, and holds nothing
      expect([await shown(id), await heldUntil(1)]).toEqual([0, null]);
      expect(await code(act(1, "confirm"))).toBe("STOCK_MISSING");
    },
  );

  test("follows its lines when it is edited, as far as there is stock", async () => {
    const { edit, heldUntil, place, product, shown } = await makeShop();
    const { id } = await product(4);
    await place(one(id, 2_000));
    await place(one(id));
    expect(await shown(id)).toBe(1_000);
    await edit(1, [3_000]);
    expect(await shown(id)).toBe(0);
    expect(await code(edit(1, [4_000]))).toBe("STOCK_MISSING");
    await edit(1, [1_000]);
    expect(await shown(id)).toBe(2_000);
    expect(await heldUntil(1)).not.toBeNull();
  });

  test("keeps it from other orders that hold nothing, until the merchant cancels it", async () => {
    const { act, place, product } = await makeShop();
    const { id } = await product(1);
    await place(one(id));
    const later = await place(one(id), { after: 25 });
    expect(await code(act(1, "confirm", 25))).toBe("STOCK_MISSING");
    await act(later.number, "cancel", 25);
    await act(1, "confirm", 25);
    expect(await stockOf(id)).toBe(0);
  });

  test("has it before a later one when the merchant lowers the stock", async () => {
    const { act, place, product, shown } = await makeShop();
    const { id } = await product(2);
    await place(one(id));
    await place(one(id));
    await db.product.update({ where: { id }, data: { stock: 1 } });
    expect(await shown(id)).toBe(0);
    expect(await code(act(2, "confirm"))).toBe("STOCK_MISSING");
    await act(1, "confirm");
    expect([await stockOf(id), await shown(id)]).toEqual([0, 0]);
    expect(await code(act(2, "confirm"))).toBe("STOCK_MISSING");
  });
});

describe("a hold ends by itself", () => {
  test.each([
    [1, 0.99, false],
    [24, 24, true],
    [72, 71.9, false],
  ])("after %d hours: %d hours later it is over: %s, also while no job runs", async (hours, after, over) => {
    const { at, heldUntil, place, product, shown, submit } = await makeShop({ hours });
    const { id } = await product(1);
    await place(one(id));
    const { changes } = await checkOrder(at(after), submit(one(id)), { address: "10.0.0.6" });
    expect(changes.map(({ kind }) => kind)).toEqual(over ? [] : ["soldOut"]);
    expect((await heldUntil(1, after)) === null).toBe(over);
    expect(await code(place(one(id), { after }))).toBe(over ? "done" : "ORDER_CHANGED");
    expect(await shown(id)).toBe(0);
  });

  test("the job shows it on the pages, purges them once, and may run late or twice", async () => {
    const { at, place, product, shopCache, shown, tentId } = await makeShop();
    const { id } = await product(1);
    await place(one(id));
    await releaseHolds(at(23));
    expect(await shown(id)).toBe(0);
    await Promise.all([releaseHolds(at(24)), releaseHolds(at(24))]);
    await releaseHolds(at(30));
    expect(await shown(id)).toBe(1_000);
    expect(shopCache.purged.filter((tent) => tent === tentId)).toHaveLength(2);
    const row = await db.order.findFirstOrThrow({ where: { tentId }, select: { heldUntil: true, heldBy: true } });
    expect(row).toEqual({ heldUntil: null, heldBy: null });
  });

  test.each(Array.from({ length: 4 }, (_, round) => [round]))(
    "while it is confirmed: taken once, held by nobody (%d)",
    async () => {
      const { act, at, place, product, shown } = await makeShop();
      const { id } = await product(2);
      await place(one(id));
      await Promise.all([act(1, "confirm", 24), releaseHolds(at(24))]);
      expect([await stockOf(id), await shown(id)]).toEqual([1, 1_000]);
    },
  );

  test("turning the setting off releases all of them; saving another setting does not", async () => {
    const { at, heldUntil, place, product, shown, tentId } = await makeShop();
    const { id } = await product(2);
    await place(one(id));
    const rules = { minimumPurchase: "", orderText: "", showSoldOut: true, listingLayout: "AUTO" };
    await updateOrderRules(at(0), tentId, tentSections.orders.parse(rules));
    expect(await shown(id)).toBe(1_000);
    await updateOrderRules(at(0), tentId, tentSections.orders.parse({ ...rules, stockHold: false }));
    expect([await shown(id), await heldUntil(1)]).toEqual([2_000, null]);
    await place(one(id, 2_000));
    expect(await shown(id)).toBe(2_000);
  });

  test("a server of the release before confirms it without knowing of it", async () => {
    const { at, place, product, shown, tentId } = await makeShop();
    const { id } = await product(2);
    await place(one(id));
    // what that release writes
    await db.product.update({ where: { id }, data: { stock: { decrement: 1 } } });
    await db.order.updateMany({ where: { tentId }, data: { status: "CONFIRMED", stockTaken: true } });
    expect(await code(place(one(id)))).toBe("done");
    await releaseHolds(at(0));
    expect(await shown(id)).toBe(0);
    expect((await db.product.findUniqueOrThrow({ where: { id } })).held.toNumber()).toBe(1);
  });
});

describe("orders that hold nothing", () => {
  test.each([
    ["address", { address: "10.77.0.1" }],
    ["phone", { customerPhone: "11 5874-9895" }],
  ])("the fourth of one %s, until one of the three is over", async (_, same) => {
    const { act, heldUntil, place, product, shown } = await makeShop();
    const { id } = await product(10);
    for (let count = 0; count < 4; count += 1) await place(one(id), same);
    expect(await shown(id)).toBe(7_000);
    expect([await heldUntil(3), await heldUntil(4)]).toEqual([expect.any(Date), null]);
    await act(1, "cancel");
    await place(one(id), same);
    expect(await shown(id)).toBe(7_000);
    expect(await heldUntil(5)).not.toBeNull();
  });

  test("those of other addresses of one IPv6 network count together, those of another shop do not", async () => {
    const [mine, other] = [await makeShop(), await makeShop()];
    const { id } = await mine.product(10);
    const theirs = await other.product(10);
    for (let count = 1; count <= 4; count += 1) {
      await mine.place(one(id), { address: `2001:db8:0:7::${count}` });
      if (count < 4) await other.place(one(theirs.id), { address: `2001:db8:0:7::${count}` });
    }
    expect([await mine.shown(id), await other.shown(theirs.id)]).toEqual([7_000, 7_000]);
  });

  test("one without counted stock, whose products may be ordered without end", async () => {
    const { heldUntil, place, product, shopCache, tentId } = await makeShop();
    const { id } = await product(null);
    await place(one(id, 9_000));
    expect(await heldUntil(1)).toBeNull();
    expect(shopCache.purged).not.toContain(tentId);
  });

  test("a suspected one, also once it is accepted", async () => {
    const { at, heldUntil, place, product, shown, tentId } = await makeShop();
    const { id } = await product(5);
    await db.order.createMany({
      data: Array.from({ length: 100 }, (_, row) => ({
        tentId,
        number: 1_000 + row,
        clientKey: crypto.randomUUID(),
        token: crypto.randomUUID().slice(0, 22),
        customerName: "X",
        currency: "ARS",
        subtotal: 0,
        total: 0,
        createdAt: START,
      })),
    });
    const { number } = await place(one(id));
    await acceptSuspected(at(0), tentId, { from: number, to: number });
    expect([await shown(id), await heldUntil(number)]).toEqual([5_000, null]);
  });

  test("one whose product was deleted", async () => {
    const { act, heldUntil, place, product } = await makeShop();
    const { id } = await product(1);
    await place(one(id));
    await db.product.delete({ where: { id } });
    await act(1, "cancel");
    await act(1, "reopen");
    expect(await heldUntil(1)).toBeNull();
  });
});

test("an order by hand holds what is left, and is taken anyway", async () => {
  const { act, at, heldUntil, place, product, shown, tentId } = await makeShop();
  const { id } = await product(2);
  const take = (quantityMilli: number) =>
    createManualOrder(
      at(0),
      tentId,
      manualOrderSchema.parse({
        clientKey: crypto.randomUUID(),
        lines: [{ productId: id, quantityMilli }],
        customerName: "Ana",
        method: "PICKUP",
      }),
    );
  await take(1_000);
  expect([await shown(id), await heldUntil(1)]).toEqual([1_000, expect.any(Date)]);
  await place(one(id));
  const { number } = await take(1_000);
  expect([await shown(id), await heldUntil(number)]).toEqual([0, null]);
  expect(await code(act(number, "confirm"))).toBe("STOCK_MISSING");
  await act(2, "cancel");
  await act(number, "confirm");
  await act(1, "confirm");
  expect(await stockOf(id)).toBe(0);
});
