import { beforeAll, expect, test } from "vitest";
import { imageFileName } from "~/domain/product/images/image";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { addProductImage } from "../images/add-product-image";
import { deleteProduct } from "./delete-product";
import { duplicateProduct } from "./duplicate-product";
import { emptyBin } from "./empty-bin";

const db = testDb();
const deletedAt = new Date("2026-10-21T15:00:00Z");
const on = (ownerId: number, day: string) => merchantContext(db, ownerId, new Date(day)).ctx;

beforeAll(() => makeBase(db));

test("permanently deletes what has been in the bin for 30 days, to the minute, and nothing else", async () => {
  const { owner, tentId } = await makeTent(db);
  const [binned, kept] = [await makeProduct(db, tentId, { deletedAt }), await makeProduct(db, tentId)];
  expect(await emptyBin(on(owner.id, "2026-11-20T14:59:00Z"))).toBe(0);
  expect(await emptyBin(on(owner.id, "2026-11-20T15:00:00Z"))).toBe(1);
  const left = await db.product.findMany({ where: { tentId }, select: { id: true } });
  expect(left).toEqual([{ id: kept.id }]);
  expect(await db.product.findUnique({ where: { id: binned.id } })).toBeNull();
});

test("deletes its photos' rows and files, but not files that another product uses", async () => {
  const { owner, tentId } = await makeTent(db);
  const { ctx, storage } = merchantContext(db, owner.id, deletedAt);
  const product = await makeProduct(db, tentId);
  const own = await addProductImage(ctx, tentId, { productId: product.id, file: await pngOf("#123456") });
  const twin = await duplicateProduct(ctx, tentId, product.id);
  const alone = await addProductImage(ctx, tentId, { productId: product.id, file: await pngOf("#654321") });
  const hashOf = async ({ id }: { id: number }) =>
    (await db.productImage.findUniqueOrThrow({ where: { id }, select: { image: { select: { hash: true } } } })).image
      .hash;
  const [shared, lonely] = [await hashOf(own), await hashOf(alone)];
  await deleteProduct(ctx, tentId, product.id);
  expect(await emptyBin({ ...ctx, now: () => new Date("2026-11-20T15:00:00Z") })).toBe(1);
  expect(await storage.exists(imageFileName(shared, 160))).toBe(true);
  expect(await storage.exists(imageFileName(lonely, 160))).toBe(false);
  expect(await db.image.count({ where: { tentId } })).toBe(1);
  expect(await db.productImage.count({ where: { productId: twin.id } })).toBe(1);
});

test("keeps an order's line when the product is deleted", async () => {
  const { owner, tentId } = await makeTent(db);
  const product = await makeProduct(db, tentId, { deletedAt });
  const order = await db.order.create({
    data: {
      tentId,
      number: 1,
      token: "a-token-of-22-letters",
      clientKey: crypto.randomUUID(),
      customerName: "Lucía",
      deliveryMethod: "PICKUP",
      currency: "ARS",
      subtotal: "1000",
      total: "1000",
      lines: {
        create: { productId: product.id, name: "Mate", unit: "UNIT", quantity: "1", price: "1000", position: 0 },
      },
    },
  });
  expect(await emptyBin(on(owner.id, "2026-11-20T15:00:00Z"))).toBe(1);
  const [line] = await db.orderLine.findMany({ where: { orderId: order.id } });
  expect(line).toMatchObject({ name: "Mate", productId: null });
});

test("empties a full bin at once, in batches", async () => {
  const { owner, tentId } = await makeTent(db);
  const row = (n: number) => ({ tentId, name: `P${n}`, searchText: `p${n}`, deletedAt });
  await db.product.createMany({ data: Array.from({ length: 1_020 }, (_, n) => row(n)) });
  const ctx = on(owner.id, "2026-11-20T15:00:00Z");
  expect([await emptyBin(ctx), await emptyBin(ctx)]).toEqual([1_020, 0]);
});
