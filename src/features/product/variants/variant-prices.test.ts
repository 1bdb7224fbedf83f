import { expect, it } from "vitest";
import { cents } from "~/domain/money/money";
import { slipsAmong } from "~/domain/product/prices/price-change";
import { openVariants } from "~/domain/product/variants/variants";
import { pricesToSave } from "./variant-prices";

const variant = (id: number, value: string, price: number | null) => ({
  id,
  values: [value],
  price: price === null ? null : cents(price),
  sku: null,
  stock: null,
  paused: false,
});
const product = {
  name: "Remera",
  price: cents(200_000),
  variants: [variant(1, "S", null), variant(2, "M", 250_000), variant(3, "L", 300_000)],
};
const opened = openVariants({
  options: [{ name: "Talle", values: ["S", "M", "L"] }],
  variants: product.variants.map((one) => ({ ...one, price: "", sku: "", stock: "" })),
});
/** The form with these prices typed, in the order of the rows. */
const typed = (...prices: string[]) => ({
  ...opened,
  rows: opened.rows.map((row, at) => ({ ...row, price: prices[at] ?? "" })),
});
const asked = (...prices: string[]) =>
  slipsAmong(pricesToSave(product, typed(...prices))).map(({ label, before, after }) => [label, before, after]);

it("compares a price with what the variant costs: its own price, or the product's", () => {
  expect(asked("80.000.000", "2.500", "3.100")).toEqual([["S", 200_000, 8_000_000_000]]);
  expect(asked("", "250", "30.000")).toEqual([
    ["M", 250_000, 25_000],
    ["L", 300_000, 3_000_000],
  ]);
});

it("asks about nothing that is unchanged, meant, empty or no price", () => {
  expect(asked("", "2.500", "3.000")).toEqual([]);
  expect(asked("2.200", "", "mucho")).toEqual([]);
});

it("compares a new combination with the product's price, and names it", () => {
  const form = typed("", "", "80.000.000");
  const rows = form.rows.map((row, at) => (at === 2 ? { ...row, id: null } : row));
  const [slip, ...others] = slipsAmong(pricesToSave(product, { ...form, rows }));
  expect(others).toEqual([]);
  expect(slip).toMatchObject({ name: "Remera · L", label: "L", before: 200_000 });
});
