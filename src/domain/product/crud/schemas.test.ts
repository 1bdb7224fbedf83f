import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
  imagesOrderSchema,
  optionsOf,
  priceSchema,
  productFields,
  productFieldUpdateSchema,
  productFormSchema,
  productUpdateWithImagesSchema,
  stockSchema,
  variantsSchema,
} from "./schemas";

const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test("requires only a name and fills in defaults", () => {
  expect(productFormSchema.parse({ name: " Remera  lisa " })).toEqual({
    name: "Remera lisa",
    description: "",
    price: null,
    previousPrice: null,
    cost: null,
    sku: null,
    categoryId: null,
    paused: false,
    offer: false,
    unit: "UNIT",
    step: 1,
    minQuantity: 1,
    stock: null,
    variants: [],
  });
});

describe("invalid products", () => {
  const good = { name: "Remera", price: 100 };
  test.each<[string, object, string]>([
    ["no name", { name: " " }, "name: product.nameRequired"],
    ["name of 121", { name: "x".repeat(121) }, "name: product.nameTooLong"],
    ["description of 5001", { description: "x".repeat(5_001) }, "description: product.descriptionTooLong"],
    ["sku of 61", { sku: "x".repeat(61) }, "sku: product.skuTooLong"],
    ["negative price", { price: -1 }, "price: price.negative"],
    ["three decimals", { price: 1.005 }, "price: price.tooManyDecimals"],
    ["too much", { price: 1e12 }, "price: price.tooLarge"],
    ["no number", { price: "mucho" }, "price: price.invalid"],
    ["price of another kind", { price: {} }, "price: price.invalid"],
    ["NaN", { price: Number.NaN }, "price: price.invalid"],
    ["previous not higher", { previousPrice: 100 }, "previousPrice: product.previousPriceNotHigher"],
    ["previous without a price", { price: null, previousPrice: 5 }, "previousPrice: product.previousPriceNotHigher"],
    ["category of another kind", { categoryId: "1" }, "categoryId: common.id"],
    ["flag", { paused: "si" }, "paused: common.flag"],
    ["unit", { unit: "litro" }, "unit: product.unit"],
    ["step zero", { step: 0 }, "step: quantity.notPositive"],
    ["step of four decimals", { step: 0.0005 }, "step: quantity.tooManyDecimals"],
    ["minimum too large", { minQuantity: 10_000 }, "minQuantity: quantity.tooLarge"],
    ["stock negative", { stock: -1 }, "stock: quantity.notPositive"],
  ])("%s", (_name, over, problem) => {
    expect(problems(productFormSchema, { ...good, ...over })).toEqual([problem]);
  });

  test("accepts values at the limits", () => {
    const edge = {
      name: "x".repeat(120),
      description: "x".repeat(5_000),
      sku: "x".repeat(60),
      price: 999_999_999_999.99,
    };
    expect(problems(productFormSchema, edge)).toEqual([]);
  });
});

test("parsed output parses to itself", () => {
  const once = productFormSchema.parse({
    name: "Pan",
    price: "1.500,50",
    previousPrice: "2000",
    unit: "100 g",
    step: "0,5",
    minQuantity: "1",
    stock: "3",
    paused: "1",
    variants: [{ options: { Talle: "M" }, price: "1.234" }],
  });
  expect(once).toMatchObject({ price: 1500.5, previousPrice: 2000, unit: "HUNDRED_GRAMS", step: 0.5, paused: true });
  expect(productFormSchema.parse(once)).toEqual(once);
});

test.each([
  ["", null],
  [null, null],
  [undefined, null],
  [0, 0],
  ["$ 1.500", 1500],
  [1500.5, 1500.5],
])("price %j becomes %j", (value, price) => {
  expect(priceSchema.parse(value)).toBe(price);
});

test.each([
  ["", null],
  [null, null],
  [0, 0],
  ["2,5", 2.5],
])("stock %j becomes %j", (value, stock) => {
  expect(stockSchema.parse(value)).toBe(stock);
});

describe("variants", () => {
  const variant = (options: Record<string, string>) => ({ options });
  test.each<[string, object[], string[]]>([
    ["two sizes", [variant({ Talle: "M" }), variant({ Talle: "L" })], []],
    ["twice the same", [variant({ Talle: "M" }), variant({ Talle: " m " })], ["1.options: product.variantTwice"]],
    ["other options", [variant({ Talle: "M" }), variant({ Color: "Azul" })], ["1.options: product.optionsDiffer"]],
    ["no options", [variant({})], ["0.options: product.optionsDiffer"]],
    ["four options", [variant({ a: "1", b: "1", c: "1", d: "1" })], ["0.options: product.tooManyOptions"]],
    ["an option twice", [variant({ Talle: "M", talle: "L" })], ["0.options: product.optionNameTwice"]],
    ["value of 41", [variant({ Talle: "x".repeat(41) })], ["0.options.Talle: product.optionValueTooLong"]],
    ["empty value", [variant({ Talle: " " })], ["0.options.Talle: product.optionValueRequired"]],
  ])("%s", (_name, variants, wanted) => {
    expect(problems(variantsSchema, variants)).toEqual(wanted);
  });

  test("accepts 200 and rejects 201", () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => variant({ Talle: String(index) }));
    expect(problems(variantsSchema, many(200))).toEqual([]);
    expect(problems(variantsSchema, many(201))).toEqual([": product.tooManyVariants"]);
  });

  test("rejects option names that are too long", () => {
    expect(problems(variantsSchema, [variant({ ["x".repeat(31)]: "M" })])).toEqual([
      "0.options: product.optionNameTooLong",
    ]);
    expect(problems(variantsSchema, [variant({ " ": "M" })])).toEqual(["0.options: product.optionNameRequired"]);
  });

  test("returns options in order and values in order of appearance", () => {
    const variants = [
      variant({ Talle: "M", Color: "Azul" }),
      variant({ Talle: "L", Color: "Azul" }),
      variant({ Talle: "M", Color: "Rojo" }),
    ];
    expect(optionsOf(variants)).toEqual([
      { name: "Talle", values: ["M", "L"] },
      { name: "Color", values: ["Azul", "Rojo"] },
    ]);
  });
});

describe("PUT /product", () => {
  test("can write these fields and no others", () => {
    expect(Object.keys(productFields)).toEqual(
      "name description price previousPrice sku categoryId paused offer order unit step minQuantity".split(" "),
    );
  });

  test.each([
    ["name", "Gorra", "Gorra"],
    ["price", null, null],
    ["price", 12.5, 12.5],
    ["paused", 1, true],
    ["offer", "0", false],
    ["categoryId", null, null],
    ["unit", "docena", "DOZEN"],
  ])("%s", (field, value, wanted) => {
    expect(productFieldUpdateSchema.parse({ id: 1, field, value })).toEqual({ id: 1, field, value: wanted });
  });

  test.each(["id", "tentId", "deletedAt", "searchText"])("rejects %s", (field) => {
    expect(problems(productFieldUpdateSchema, { id: 1, field, value: 1 })).toEqual(["field: common.unknownField"]);
  });
});

test("a whole product needs its id, and its list of images is limited", () => {
  expect(problems(productUpdateWithImagesSchema, { name: "x" })).toEqual(["id: common.id"]);
  expect(problems(productUpdateWithImagesSchema, { id: 1 })).toEqual(["name: product.nameRequired"]);
  expect(
    productUpdateWithImagesSchema.parse({ id: 1, name: "x", tentId: 2, images: [{ id: 3, order: 1, url: "y" }] }),
  ).toEqual({
    id: 1,
    name: "x",
    images: [{ id: 3, order: 1 }],
  });
  expect(problems(imagesOrderSchema, [])).toEqual([": common.empty"]);
  expect(problems(imagesOrderSchema, [{ imageId: 1, order: 0 }])).toEqual([]);
});
