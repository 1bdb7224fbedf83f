import { beforeAll, describe, expect, test } from "vitest";
import { orderActionSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import { type ProductForm, productFormSchema } from "~/domain/product/crud/schemas";
import { actOnOrder } from "~/server/services/order/manage/act-on-order";
import { placeOrder } from "~/server/services/order/place/place-order";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { uploadDraft } from "~/test/upload-draft";
import { createProduct } from "../crud/create-product";
import { duplicateProduct } from "../crud/duplicate-product";
import { updateProduct, updateProductField } from "../crud/update-product";
import { setImportColumns, startImport } from "../import/prepare-import";
import { runImport } from "../import/run-import";
import { saveVariantForm } from "../variants/save-variant-form";

const db = testDb();
beforeAll(() => makeBase(db));

async function makeShop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  return { ctx, tentId };
}

const isBack = async (id: number) => (await db.product.findUniqueOrThrow({ where: { id } })).restockedAt !== null;
const form = (over: object): ProductForm =>
  productFormSchema.parse({ name: "Remera", price: "100", description: "", sku: "", categoryId: null, ...over });

describe("a product that was sold out is back", () => {
  test("when its stock is edited, and not when it had stock before", async () => {
    const { ctx, tentId } = await makeShop();
    const { id } = await makeProduct(db, tentId, { stock: "2" });
    await updateProduct(ctx, tentId, { id, stock: 5 });
    await updateProduct(ctx, tentId, { id, stock: 0 });
    expect(await isBack(id)).toBe(false);
    await updateProduct(ctx, tentId, { id, name: "Otro nombre" });
    expect(await isBack(id)).toBe(false);
    await updateProduct(ctx, tentId, { id, stock: 3 });
    expect(await isBack(id)).toBe(true);
  });

  test("when stock is no longer counted", async () => {
    const { ctx, tentId } = await makeShop();
    const { id } = await makeProduct(db, tentId, { stock: "0" });
    await updateProduct(ctx, tentId, { id, stock: null });
    expect(await isBack(id)).toBe(true);
  });

  test("when less is enough for an order", async () => {
    const { ctx, tentId } = await makeShop();
    const { id } = await makeProduct(db, tentId, { stock: "2", minQuantity: "3" });
    await updateProductField(ctx, tentId, { id, field: "minQuantity", value: 2 });
    expect(await isBack(id)).toBe(true);
  });

  test("when a variant gets stock in the form of the product or of its variants, and none had any", async () => {
    const { ctx, tentId } = await makeShop();
    const options = ["S", "M"].map((Talle) => ({ options: { Talle }, stock: 0 }));
    const first = await createProduct(ctx, tentId, form({ variants: options }));
    const second = await createProduct(ctx, tentId, form({ variants: options }));
    expect(await isBack(first.id)).toBe(false);
    const variants = first.variants.map(({ id, values: [Talle = ""] }, at) => ({ id, options: { Talle }, stock: at }));
    await updateProduct(ctx, tentId, { id: first.id, variants: form({ variants }).variants });
    expect(await isBack(first.id)).toBe(true);

    const [one] = second.variants;
    const rows = [{ id: one?.id ?? 0, values: one?.values ?? [], stock: 4 }];
    await saveVariantForm(ctx, tentId, { id: second.id, rows, stock: null });
    expect(await isBack(second.id)).toBe(true);
  });

  test("not when all its variants are replaced by sold-out ones", async () => {
    const { ctx, tentId } = await makeShop();
    const { id } = await createProduct(ctx, tentId, form({ variants: [{ options: { Talle: "S" }, stock: 0 }] }));
    const { variants } = form({ variants: [{ options: { Color: "Negro" }, stock: 0 }] });
    await updateProduct(ctx, tentId, { id, variants });
    expect(await isBack(id)).toBe(false);
  });

  test("when an import raises its stock", async () => {
    const { ctx, tentId } = await makeShop();
    const { id } = await makeProduct(db, tentId, { name: "Termo", sku: "T1", stock: "0" });
    const other = await makeProduct(db, tentId, { name: "Mate", sku: "M1", stock: "1" });
    const file = new Blob(["Código;Nombre;Stock\nT1;Termo;6\nM1;Mate;6"]);
    const draft = await uploadDraft(ctx, tentId, { file, name: "lista.csv" });
    const columns = { targets: ["sku", "name", "stock"] as const, decimals: [null, null, null], byName: false };
    await setImportColumns(ctx, tentId, { id: draft.id, ...columns, targets: [...columns.targets] });
    await startImport(ctx, tentId, { id: draft.id, cells: [] });
    await runImport(ctx, { importId: draft.id });
    expect(await isBack(id)).toBe(true);
    expect(await isBack(other.id)).toBe(false);
  });

  test("when a cancelled order returns the last pieces", async () => {
    const { ctx, tentId } = await makeShop();
    const { id } = await makeProduct(db, tentId, { stock: "1" });
    const order = orderSubmitSchema.parse({
      tentId,
      clientKey: crypto.randomUUID(),
      lines: [{ productId: id, quantityMilli: 1_000 }],
      customerName: "Lucía",
      method: "PICKUP",
    });
    const { number } = await placeOrder(ctx, order, { address: "10.9.0.1" });
    await actOnOrder(ctx, tentId, orderActionSchema.parse({ number, action: "confirm" }));
    expect(await isBack(id)).toBe(false);
    await actOnOrder(ctx, tentId, orderActionSchema.parse({ number, action: "cancel" }));
    expect(await isBack(id)).toBe(true);
  });
});

test("a copy of a product that is back was never sold out", async () => {
  const { ctx, tentId } = await makeShop();
  const { id } = await makeProduct(db, tentId, { stock: "2", restockedAt: new Date() });
  expect(await isBack((await duplicateProduct(ctx, tentId, id)).id)).toBe(false);
});
