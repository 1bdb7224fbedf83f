import { describe, expect, test } from "vitest";
import { type Cents, cents, MAX_CENTS } from "../../money/money";
import { milli } from "../../money/quantity";
import type { CatalogueProduct } from "../place/pricing";
import { asMerchantSells, discountOf, editedTotal, manualFormSchema, manualLinesSchema, orderSums } from "./manual";

const product: CatalogueProduct = {
  id: 1,
  name: "Remera",
  price: cents(500),
  unit: "UNIT",
  step: milli(1_000),
  minQuantity: milli(1_000),
  stock: milli(0),
  paused: true,
  variants: [],
};
const variant = { id: 7, label: "M", price: null, stock: milli(0), paused: true };

describe("the catalogue for a manual order", () => {
  test("ignores pauses and stock, and uses the catalogue's price or the one set by hand", () => {
    const [plain] = asMerchantSells([product], []);
    expect(plain).toMatchObject({ price: cents(500), paused: false, stock: null });
    const [set] = asMerchantSells([product], [{ productId: 1, variantId: null, price: cents(450) }]);
    expect(set?.price).toBe(450);
    const [asked] = asMerchantSells([product], [{ productId: 1, variantId: null, price: null }]);
    expect(asked?.price).toBeNull();
  });

  test("a variant without a price uses the product's, unless a price or none is set by hand", () => {
    const shirt = { ...product, variants: [variant, { ...variant, id: 8 }] };
    const lines = [{ productId: 1, variantId: 8, price: null }];
    const [sold] = asMerchantSells([shirt], lines);
    expect(sold?.variants.map(({ price, paused, stock }) => [price, paused, stock])).toEqual([
      [500, false, null],
      [null, false, null],
    ]);
  });
});

test.each<[Cents | null, number, Cents | number | null | "tooLarge"]>([
  [null, 1_000, null],
  [cents(333), 1_500, 500],
  [MAX_CENTS, 1_000, MAX_CENTS],
  [MAX_CENTS, 1_001, "tooLarge"],
])("%s times %s is %s", (price, quantity, total) => expect(editedTotal(price, milli(quantity))).toBe(total));

test.each<[string, (Cents | null)[], Parameters<typeof orderSums>[1], object | string]>([
  [
    "a percentage of priced lines",
    [cents(300), null],
    { deliveryCost: cents(50), discount: { percent: 10 } },
    { subtotal: 300, discount: 30, total: 320, hasUnpriced: true },
  ],
  [
    "an amount",
    [cents(1_000)],
    { deliveryCost: cents(0), discount: { amount: cents(280) } },
    { subtotal: 1_000, discount: 280, total: 720, hasUnpriced: false },
  ],
  ["everything off", [cents(10)], { deliveryCost: cents(5), discount: { percent: 100 } }, { discount: 10, total: 5 }],
  ["more than the goods", [cents(10)], { deliveryCost: cents(5), discount: { amount: cents(11) } }, "discountTooLarge"],
  ["too much", [MAX_CENTS], { deliveryCost: cents(1), discount: { amount: cents(0) } }, "tooLarge"],
])("sums with %s", (_name, totals, terms, sums) => {
  if (typeof sums === "string") expect(orderSums(totals, terms)).toBe(sums);
  else expect(orderSums(totals, terms)).toMatchObject(sums);
});

test.each<[number, number, object]>([
  [41_400, 4_140, { percent: 10 }],
  [999, 100, { percent: 10 }],
  [64_600, 2_800, { amount: 2_800 }],
  [64_600, 0, { amount: 0 }],
  [0, 0, { amount: 0 }],
])("a discount on %i of %i was meant as %j", (subtotal, discount, meant) => {
  expect(discountOf({ subtotal: cents(subtotal), discount: cents(discount) })).toEqual(meant);
});

test("rejects duplicate products, no products and too many", () => {
  const line = { productId: 1, variantId: null, quantityMilli: 1_000 };
  const keyOf = (lines: object[]) => manualLinesSchema.safeParse(lines).error?.issues[0]?.message;
  expect(keyOf([line, line])).toBe("order.lineTwice");
  expect(keyOf([])).toBe("order.noManualLines");
  expect(keyOf(Array.from({ length: 101 }, (_, index) => ({ ...line, productId: index + 1 })))).toBe(
    "order.tooManyLines",
  );
  expect(keyOf([line, { ...line, variantId: 2 }])).toBeUndefined();
  const custom = { productId: null, name: "Arreglo", quantityMilli: 1_000, price: 200_000 };
  expect(keyOf([line, custom, custom])).toBeUndefined();
  expect(manualLinesSchema.safeParse([{ ...custom, name: " " }]).success).toBe(false);
  expect(manualLinesSchema.safeParse([{ ...custom, price: null }]).success).toBe(false);
});

test("requires an address for a delivery and a name for the customer", () => {
  const issues = manualFormSchema.safeParse({ customerName: " ", method: "DELIVERY" }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join("."), message])).toContainEqual([
    "customerName",
    "order.customerRequired",
  ]);
  const noAddress = manualFormSchema.safeParse({ customerName: "Rosa", method: "DELIVERY" }).error?.issues ?? [];
  expect(noAddress.map(({ message }) => message)).toEqual(["order.addressRequired"]);
});
