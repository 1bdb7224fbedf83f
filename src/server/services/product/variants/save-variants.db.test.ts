import { beforeAll, describe, expect, it } from "vitest";
import { orderActionSchema, orderSubmitSchema } from "~/domain/order/place/schemas";
import { productChangesSchema, productFormSchema, variantFormSchema } from "~/domain/product/crud/schemas";
import type { AppError } from "~/server/errors";
import { actOnOrder } from "~/server/services/order/manage/act-on-order";
import { getOrder } from "~/server/services/order/manage/get-order";
import { placeOrder } from "~/server/services/order/place/place-order";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { createProduct } from "../crud/create-product";
import { deleteProduct } from "../crud/delete-product";
import type { ProductView } from "../crud/product-view";
import { updateProduct } from "../crud/update-product";
import { saveVariantForm } from "./save-variant-form";
import { variantsInOrders } from "./variants-in-orders";

const db = testDb();

beforeAll(() => makeBase(db));

const SIZES = [{ name: "Talle", values: ["S", "M"] }];

/** A shop with a shirt in S and M, five of each. */
async function shop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx, shopCache } = merchantContext(db, owner.id);
  const shirt = await createProduct(
    ctx,
    tentId,
    productFormSchema.parse({
      name: "Remera",
      price: 100,
      variants: [
        { options: { Talle: "S" }, stock: 5, sku: "R-S" },
        { options: { Talle: "M" }, stock: 5, price: 120 },
      ],
    }),
  );
  const [s, m] = shirt.variants.map((variant) => variant.id) as [number, number];
  const save = (input: object) => saveVariantForm(ctx, tentId, variantFormSchema.parse({ id: shirt.id, ...input }));
  const order = (variantId: number) =>
    placeOrder(
      ctx,
      orderSubmitSchema.parse({
        tentId,
        clientKey: crypto.randomUUID(),
        lines: [{ productId: shirt.id, variantId, quantityMilli: 2_000 }],
        customerName: "Lucía Fernández",
        method: "PICKUP",
      }),
      { address: `10.4.0.${tentId}` },
    );
  const confirm = (number: number) => actOnOrder(ctx, tentId, orderActionSchema.parse({ number, action: "confirm" }));
  return { ctx, tentId, shopCache, shirt, s, m, save, order, confirm };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: AppError) => `${error.code} ${Object.values(error.details.fields ?? {}).join()}`.trim(),
  );
const rows = ({ variants }: ProductView) => variants.map(({ id, values, stock }) => [id, values.join(" "), stock]);

describe("renaming", () => {
  it("keeps the rows and unsent cells when an option and its values are renamed", async () => {
    const { save, s, m, shopCache, tentId } = await shop();
    const saved = await save({
      structure: { seen: SIZES, options: [{ name: "Talla", values: ["Chico", "Mediano"] }], removed: [] },
      rows: [
        { id: s, values: ["Chico"] },
        { id: m, values: ["Mediano"] },
      ],
    });
    expect(saved.options).toEqual([{ name: "Talla", values: ["Chico", "Mediano"] }]);
    expect(saved.variants).toMatchObject([
      { id: s, values: ["Chico"], stock: 5_000, sku: "R-S", price: null },
      { id: m, values: ["Mediano"], stock: 5_000, price: 12_000 },
    ]);
    expect(shopCache.purged).toEqual([tentId, tentId]);
  });

  it("swaps the names of two values", async () => {
    const { save, s, m } = await shop();
    const saved = await save({
      structure: { seen: SIZES, options: [{ name: "Talle", values: ["M", "S"] }], removed: [] },
      rows: [
        { id: s, values: ["M"] },
        { id: m, values: ["S"] },
      ],
    });
    expect(rows(saved)).toEqual([
      [s, "M", 5_000],
      [m, "S", 5_000],
    ]);
  });

  it("keeps the rows named by a whole product", async () => {
    const { ctx, tentId, shirt, s, m } = await shop();
    const whole = (variants: object[]) =>
      updateProduct(ctx, tentId, productChangesSchema.parse({ id: shirt.id, variants }));
    const renamed = await whole([
      { id: m, options: { Talle: "S" }, stock: 1 },
      { id: s, options: { Talle: "M" }, stock: 2 },
    ]);
    expect(rows(renamed)).toEqual([
      [m, "S", 1_000],
      [s, "M", 2_000],
    ]);
    const unnamed = await whole([{ options: { Talle: "S" } }, { id: 999_999, options: { Talle: "L" } }]);
    expect(rows(unnamed)).toEqual([
      [m, "S", null],
      [expect.any(Number), "L", null],
    ]);
  });
});

describe("options and combinations", () => {
  it("grow by one option: existing rows stay, new ones are added, in order", async () => {
    const { save, s, m } = await shop();
    const saved = await save({
      structure: { seen: SIZES, options: [...SIZES, { name: "Color", values: ["Rojo", "Azul"] }], removed: [] },
      rows: [
        { id: s, values: ["S", "Rojo"] },
        { id: null, values: ["S", "Azul"], stock: "0", price: "1.500" },
        { id: m, values: ["M", "Rojo"] },
      ],
    });
    expect(saved.variants).toMatchObject([
      { id: s, values: ["S", "Rojo"], stock: 5_000 },
      { values: ["S", "Azul"], stock: 0, price: 150_000, sku: null, paused: false },
      { id: m, values: ["M", "Rojo"] },
    ]);
  });

  it("can be removed: the product then has the typed stock, else it is not counted", async () => {
    const one = await shop();
    const bare = { seen: SIZES, options: [], removed: [one.s, one.m] };
    const saved = await one.save({ structure: bare, rows: [], stock: "7,5" });
    expect(saved).toMatchObject({ stock: 7_500, options: [], variants: [] });
    const other = await shop();
    const gone = { seen: SIZES, options: [], removed: [other.s, other.m] };
    expect(await other.save({ structure: gone, rows: [] })).toMatchObject({ stock: null, variants: [] });
  });

  it("replace the product's own stock with the first variant", async () => {
    const { ctx, tentId } = await shop();
    const { id } = await createProduct(ctx, tentId, productFormSchema.parse({ name: "Gorra", stock: 9 }));
    const structure = { seen: [], options: [{ name: "Color", values: ["Rojo"] }], removed: [] };
    const input = variantFormSchema.parse({ id, structure, rows: [{ id: null, values: ["Rojo"] }] });
    expect(await saveVariantForm(ctx, tentId, input)).toMatchObject({ stock: null, variants: [{ stock: null }] });
  });

  it("are at most 200, with an error that says so", () => {
    const values = Array.from({ length: 201 }, (_, n) => `${n}`);
    const parsed = variantFormSchema.safeParse({
      id: 1,
      structure: { seen: [], options: [{ name: "Talle", values: values.slice(1) }], removed: [] },
      rows: values.map((value) => ({ id: null, values: [value] })),
    });
    expect(parsed.error?.issues[0]).toMatchObject({ path: ["rows"], message: "product.tooManyVariants" });
  });

  it("are written at once when there are 200", async () => {
    const { save, s, m } = await shop();
    const values = ["S", "M", ...Array.from({ length: 198 }, (_, n) => `T${n}`)];
    const input = {
      structure: { seen: SIZES, options: [{ name: "Talle", values }], removed: [] },
      rows: values.map((value, place) => ({ id: [s, m][place] ?? null, values: [value] })),
    };
    expect((await save(input)).variants).toHaveLength(200);
  });

  it.each([
    ["a value that its option does not have", { rows: [{ id: null, values: ["XL"] }] }, "product.optionsDiffer"],
    ["no value at all", { rows: [{ id: null, values: [] }] }, "product.optionsDiffer"],
    [
      "one combination twice",
      {
        rows: [
          { id: null, values: ["S"] },
          { id: null, values: ["S"] },
        ],
      },
      "product.variantTwice",
    ],
    [
      "a new row without a position",
      { structure: undefined, rows: [{ id: null, values: [] }] },
      "product.optionsDiffer",
    ],
    [
      "one value twice",
      { structure: { seen: [], options: [{ name: "Talle", values: ["S", "s"] }], removed: [] }, rows: [] },
      "product.optionValueTwice",
    ],
  ])("rejects %s", (_, over, key) => {
    const input = { structure: { seen: [], options: SIZES, removed: [] }, ...over };
    expect(variantFormSchema.safeParse({ id: 1, ...input }).error?.issues.map((issue) => issue.message)).toEqual([key]);
  });
});

describe("concurrent editing", () => {
  it("does not undo a sale's stock by saving other cells", async () => {
    const { save, order, confirm, s, m } = await shop();
    const placed = await order(s);
    await confirm(placed.number);
    const cells = await save({ rows: [{ id: s, values: ["S"], price: "130" }] });
    expect(cells.variants[0]).toMatchObject({ id: s, price: 13_000, stock: 3_000 });
    const renamed = await save({
      structure: { seen: SIZES, options: [{ name: "Talla", values: ["S", "M"] }], removed: [] },
      rows: [
        { id: s, values: ["S"] },
        { id: m, values: ["M"], stock: "8" },
      ],
    });
    expect(rows(renamed)).toEqual([
      [s, "S", 3_000],
      [m, "M", 8_000],
    ]);
  });

  it("does not overwrite options and combinations that changed elsewhere, and writes nothing", async () => {
    const { save, s, m } = await shop();
    const bigger = {
      structure: { seen: SIZES, options: [{ name: "Talle", values: ["S", "M", "L"] }], removed: [] },
      rows: [
        { id: s, values: ["S"] },
        { id: m, values: ["M"] },
        { id: null, values: ["L"] },
      ],
    };
    await save(bigger);
    const smaller = {
      structure: { seen: SIZES, options: [{ name: "Talle", values: ["M"] }], removed: [s] },
      rows: [{ id: m, values: ["M"], price: "1" }],
    };
    expect(await refusal(save(smaller))).toBe("VALIDATION product.variantsChanged");
    expect(await refusal(save({ rows: [{ id: 999_999, values: [], price: "1" }] }))).toBe(
      "VALIDATION product.variantsChanged",
    );
    const now = await save({ rows: [{ id: s, values: ["S"], price: "90" }] });
    expect(now.variants.map(({ values, price }) => [values[0], price])).toEqual([
      ["S", 9_000],
      ["M", 12_000],
      ["L", null],
    ]);
  });

  it("lets one of two concurrent saves win, and duplicates no combination", async () => {
    const { save, shirt, s, m } = await shop();
    const input = {
      structure: { seen: SIZES, options: [{ name: "Talle", values: ["S", "M", "L"] }], removed: [] },
      rows: [
        { id: s, values: ["S"] },
        { id: m, values: ["M"] },
        { id: null, values: ["L"] },
      ],
    };
    const answers = await Promise.all([refusal(save(input)), refusal(save(input))]);
    expect(answers.sort()).toEqual(["VALIDATION product.variantsChanged", "nothing refused"]);
    expect(await db.variant.count({ where: { productId: shirt.id } })).toBe(3);
  });
});

describe("a variant used by orders", () => {
  it("leaves its name and price to the orders when deleted, and is counted only in open ones", async () => {
    const { ctx, tentId, save, order, confirm, shirt, s, m } = await shop();
    const placed = await order(m);
    expect(await variantsInOrders(ctx, tentId, shirt.id)).toEqual([m]);
    await save({
      structure: { seen: SIZES, options: [{ name: "Talle", values: ["S"] }], removed: [m] },
      rows: [{ id: s, values: ["S"] }],
    });
    expect(await variantsInOrders(ctx, tentId, shirt.id)).toEqual([]);
    const { lines } = await getOrder(ctx, tentId, placed.number);
    expect(lines[0]).toMatchObject({ name: "Remera", variantName: "M", price: 12_000, quantity: 2_000 });
    await confirm(placed.number);
    expect((await db.variant.findUniqueOrThrow({ where: { id: s } })).stock?.toNumber()).toBe(5);
  });

  it("is not counted in a cancelled order", async () => {
    const { ctx, tentId, order, shirt, s } = await shop();
    const placed = await order(s);
    await actOnOrder(ctx, tentId, orderActionSchema.parse({ number: placed.number, action: "cancel" }));
    expect(await variantsInOrders(ctx, tentId, shirt.id)).toEqual([]);
  });
});

describe("another merchant's product, or one in the bin", () => {
  it("is not found", async () => {
    const mine = await shop();
    const theirs = await shop();
    const input = variantFormSchema.parse({ id: theirs.shirt.id, rows: [{ id: theirs.s, values: [], price: 1 }] });
    expect(await refusal(saveVariantForm(mine.ctx, mine.tentId, input))).toBe("NOT_FOUND");
    expect(await refusal(variantsInOrders(mine.ctx, mine.tentId, theirs.shirt.id))).toBe("NOT_FOUND");
    // a row of another product, through one's own
    expect(await refusal(mine.save({ rows: [{ id: theirs.s, values: [], price: 1 }] }))).toBe(
      "VALIDATION product.variantsChanged",
    );
    expect((await db.variant.findUniqueOrThrow({ where: { id: theirs.s } })).price).toBeNull();
    await deleteProduct(mine.ctx, mine.tentId, mine.shirt.id);
    expect(await refusal(mine.save({ rows: [] }))).toBe("NOT_FOUND");
  });
});
