import { describe, expect, test } from "vitest";
import { cents } from "~/domain/money/money";
import { DOT_GROUPS } from "~/domain/money/number-format";
import { milli } from "~/domain/money/quantity";
import { changesOf, emptyValues, type Product, readDraft, valuesOf, valuesSchema } from "./product-values";

const product: Product = {
  id: 7,
  tentId: 1,
  name: "Pan de campo",
  description: "",
  price: cents(123_450_050),
  previousPrice: null,
  sku: null,
  stock: milli(2_500),
  categoryId: 10_001,
  paused: false,
  offer: true,
  order: 3,
  unit: "KG",
  step: milli(250),
  minQuantity: milli(1_000),
  deletedAt: null,
  images: [],
  options: [],
  variants: [],
};

test("formats a product as a user would type it, and parses it back to the same", () => {
  const values = valuesOf(product, DOT_GROUPS);
  expect(values).toMatchObject({ price: "1.234.500,50", previousPrice: "", stock: "2,5", step: "0,25", sku: "" });
  expect(valuesSchema.parse(values)).toMatchObject({
    price: 1_234_500.5,
    stock: 2.5,
    step: 0.25,
    sku: null,
    unit: "KG",
  });
});

test("sends only touched fields", () => {
  const values = { ...valuesOf(product, DOT_GROUPS), price: "", name: "Pan" };
  expect(changesOf(values, { price: true, name: true, stock: false })).toEqual({ price: "", name: "Pan" });
  expect(changesOf(values, {})).toEqual({});
});

describe("readDraft", () => {
  test("restores a draft and fills in missing fields", () => {
    expect(readDraft(JSON.stringify({ ...emptyValues, name: "Mate", price: "1.5" }))).toMatchObject({
      name: "Mate",
      price: "1.5",
    });
    expect(readDraft('{"name":"Mate","unit":"LITRO"}')).toEqual({ ...emptyValues, name: "Mate" });
  });

  test("restores a draft that uses old field names", () => {
    const old = { name: "Mate", previous_price: "2000", category_id: 7, min_quantity: "0,5" };
    const values = { name: "Mate", previousPrice: "2000", categoryId: 7, minQuantity: "0,5" };
    expect(readDraft(JSON.stringify(old))).toEqual({ ...emptyValues, ...values });
  });

  test.each([null, "", "{", "[]", '"texto"', '{"name":5}', "null"])("returns null for %j", (text) => {
    expect(readDraft(text)).toBeNull();
  });
});
