import { describe, expect, test } from "vitest";
import { type Cents, cents, MAX_CENTS } from "../../money/money";
import { milli } from "../../money/quantity";
import type { CatalogueProduct } from "../place/pricing";
import {
  asMerchantSells,
  editedSums,
  editedTotal,
  manualFormSchema,
  manualLinesSchema,
  type OrderSums,
} from "./manual";

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

test.each<[(Cents | null)[], OrderSums, object | null]>([
  [
    [cents(300), null],
    { subtotal: cents(1_000), discount: cents(100), deliveryCost: cents(50) },
    { subtotal: cents(300), discount: cents(30), total: cents(320), hasUnpriced: true },
  ],
  [
    [cents(10)],
    { subtotal: cents(0), discount: cents(0), deliveryCost: cents(0) },
    { subtotal: cents(10), discount: cents(0), total: cents(10), hasUnpriced: false },
  ],
  [[MAX_CENTS], { subtotal: cents(1), discount: cents(0), deliveryCost: cents(1) }, null],
])("lines of %j after %j", (totals, before, sums) => {
  if (sums === null) expect(editedSums(totals, before)).toBeNull();
  else expect(editedSums(totals, before)).toMatchObject(sums);
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
