import { expect, test } from "vitest";
import { milli } from "~/domain/money/milli";
import { cents } from "~/domain/money/money";
import { COMMA_GROUPS, DOT_GROUPS, type NumberFormat, numberFormatOf } from "~/domain/money/number-format";
import { UNITS, type Unit } from "~/domain/money/unit";
import { COUNTRIES } from "~/domain/tent/countries";
import {
  amountsToSave,
  changesOf,
  emptyValues,
  isOvertaken,
  type Product,
  unsentValues,
  valuesOf,
} from "./product-values";
import { valuesSchema } from "./product-values-schema";

const product: Product = {
  id: 7,
  tentId: 1,
  name: "Pan de campo",
  description: "",
  price: cents(123_450_050),
  previousPrice: null,
  cost: null,
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

test.each([
  ["dots", DOT_GROUPS, { price: "1.234.500,50", stock: "2,5", step: "0,25" }],
  ["commas", COMMA_GROUPS, { price: "1,234,500.50", stock: "2.5", step: "0.25" }],
])("formats a product as a user would type it with %s, and parses it back to the same", (_name, numbers, written) => {
  const values = valuesOf(product, numbers);
  expect(values).toMatchObject({ ...written, previousPrice: "", sku: "" });
  expect(valuesSchema(numbers, null).parse(values)).toMatchObject({
    price: 1_234_500.5,
    stock: 2.5,
    step: 0.25,
    sku: null,
    unit: "KG",
  });
});

test.each(COUNTRIES.map(({ id, name }) => [name, numberFormatOf(id)] as const))(
  "%s: prices and quantities shown in the fields are read as themselves",
  (_name, numbers) => {
    for (const unit of UNITS) {
      for (const amount of [1, 5, 250, 1_000, 1_234, 1_250, 12_500, 999_500, 1_234_000, 1_234_567]) {
        const shown = { ...product, unit, price: cents(amount), previousPrice: cents(amount * 1_000) };
        const quantities = { stock: milli(amount), step: milli(amount), minQuantity: milli(amount) };
        expect(valuesSchema(numbers, null).parse(valuesOf({ ...shown, ...quantities }, numbers))).toMatchObject({
          price: amount / 100,
          previousPrice: amount * 10,
          stock: amount / 1_000,
          step: amount / 1_000,
          minQuantity: amount / 1_000,
        });
      }
    }
  },
);

test("reads a typed stock as the country groups thousands, and kilos as decimals", () => {
  const read = (stock: string, unit: Unit, numbers: NumberFormat) =>
    valuesSchema(numbers, null).parse({ ...valuesOf(product, numbers), stock, unit }).stock;
  expect(read("12,345", "UNIT", COMMA_GROUPS)).toBe(12_345);
  expect(read("1.234.567", "UNIT", DOT_GROUPS)).toBe(1_234_567);
  expect(read("1,250", "KG", COMMA_GROUPS)).toBe(1.25);
  expect(read("1.250", "KG", DOT_GROUPS)).toBe(1.25);
});

test("sends only touched fields", () => {
  const values = { ...valuesOf(product, DOT_GROUPS), price: "", name: "Pan" };
  expect(changesOf(values, { price: true, name: true, stock: false })).toEqual({ price: "", name: "Pan" });
  expect(changesOf(values, {})).toEqual({});
});

test.each([
  // opened with price and previous price, typed price and previous price, what is validated
  ["an untouched one that the price reaches is no obstacle", ["100", "150"], ["150", "150"], null],
  ["nor one that the price passes", ["100", "150"], ["28.900", "150"], null],
  ["nor one that was stored below the price", ["200", "150"], ["200", "150"], null],
  ["nor beside a price that is taken away", ["100", "150"], ["", "150"], null],
  ["a higher one stays", ["100", "150"], ["120", "150"], 150],
  ["one that is typed must be higher", ["100", "150"], ["100", "90"], "previousPrice"],
  ["also together with the price", ["100", "150"], ["200", "180"], "previousPrice"],
  ["what cannot be read is said at the price", ["100", "150"], ["mil", "150"], "price"],
])("a previous price: %s", (_name, opened, typed, wanted) => {
  const of = ([price = "", previousPrice = ""]: string[]) => ({
    ...valuesOf(product, DOT_GROUPS),
    price,
    previousPrice,
  });
  const read = valuesSchema(DOT_GROUPS, of(opened)).safeParse(of(typed));
  expect(read.success ? read.data.previousPrice : read.error.issues[0]?.path[0]).toBe(wanted);
  expect(isOvertaken(of(typed), of(opened))).toBe(wanted === null);
});

test("asks about each amount of the form by what it is until it is saved", () => {
  const stored = { ...product, price: cents(200_000), previousPrice: cents(250_000), cost: cents(90_000) };
  const labels = { price: "Precio", previousPrice: "Precio anterior", cost: "Costo" };
  const typed = { ...valuesOf(stored, DOT_GROUPS), price: "80.000.000", cost: "90", previousPrice: "mucho" };
  expect(amountsToSave(stored, typed, labels)).toEqual([
    { field: "price", name: stored.name, label: "Precio", before: 200_000, after: 8_000_000_000 },
    { field: "previousPrice", name: stored.name, label: "Precio anterior", before: 250_000, after: null },
    { field: "cost", name: stored.name, label: "Costo", before: 90_000, after: 9_000 },
  ]);
});

test.each([
  ["of the form", { ...emptyValues, name: "Mate", price: "1.500", stock: "5", offer: true, photos: ["k"], tentId: 7 }],
  ["of many photos", { name: "Mate", price: "900", categoryId: 3, photos: ["k"] }],
  ["with amounts in place of texts", { name: "Mate", price: 100.5, previousPrice: null, stock: 2 }],
])("opens a product that was not sent with what it says: %s", (_name, input) => {
  const values = unsentValues(input);
  expect(Object.keys(values).toSorted()).toEqual(Object.keys(emptyValues).toSorted());
  expect(values).toMatchObject({
    name: "Mate",
    price: String(input.price),
    stock: "stock" in input ? String(input.stock) : "",
    categoryId: "categoryId" in input ? input.categoryId : null,
    previousPrice: "",
  });
});
