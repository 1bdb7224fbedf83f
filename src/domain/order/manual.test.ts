import { describe, expect, test } from "vitest";
import { MAX_CENTS } from "../product/money";
import { asMerchantSells, editedSums, editedTotal, manualFormSchema, manualLinesSchema } from "./manual";
import type { CatalogueProduct } from "./pricing";

const product: CatalogueProduct = {
  id: 1,
  name: "Remera",
  price: 500,
  unit: "UNIT",
  step: 1_000,
  minQuantity: 1_000,
  stock: 0,
  paused: true,
  variants: [],
};
const variant = { id: 7, label: "M", price: null, stock: 0, paused: true };

describe("what a merchant sells", () => {
  test("is neither paused nor short of stock, at the catalogue's price or the one set by hand", () => {
    const [plain] = asMerchantSells([product], []);
    expect(plain).toMatchObject({ price: 500, paused: false, stock: null });
    const [set] = asMerchantSells([product], [{ productId: 1, variantId: null, price: 450 }]);
    expect(set?.price).toBe(450);
    const [asked] = asMerchantSells([product], [{ productId: 1, variantId: null, price: null }]);
    expect(asked?.price).toBeNull();
  });

  test("a variant without price has the product's, unless one is set, or none is", () => {
    const shirt = { ...product, variants: [variant, { ...variant, id: 8 }] };
    const lines = [{ productId: 1, variantId: 8, price: null }];
    const [sold] = asMerchantSells([shirt], lines);
    expect(sold?.variants.map(({ price, paused, stock }) => [price, paused, stock])).toEqual([
      [500, false, null],
      [null, false, null],
    ]);
  });
});

test.each([
  [null, 1_000, null],
  [333, 1_500, 500],
  [MAX_CENTS, 1_000, MAX_CENTS],
  [MAX_CENTS, 1_001, "tooLarge"],
])("%s times %s is %s", (price, quantity, total) => expect(editedTotal(price, quantity)).toBe(total));

test.each([
  [
    [300, null],
    { subtotal: 1_000, discount: 100, deliveryCost: 50 },
    { subtotal: 300, discount: 30, total: 320, hasUnpriced: true },
  ],
  [[10], { subtotal: 0, discount: 0, deliveryCost: 0 }, { subtotal: 10, discount: 0, total: 10, hasUnpriced: false }],
  [[MAX_CENTS], { subtotal: 1, discount: 0, deliveryCost: 1 }, null],
])("lines of %j after %j", (totals, before, sums) => {
  if (sums === null) expect(editedSums(totals, before)).toBeNull();
  else expect(editedSums(totals, before)).toMatchObject(sums);
});

test("the same product twice, no product and too many are refused", () => {
  const line = { productId: 1, variantId: null, quantityMilli: 1_000 };
  const keyOf = (lines: object[]) => manualLinesSchema.safeParse(lines).error?.issues[0]?.message;
  expect(keyOf([line, line])).toBe("order.lineTwice");
  expect(keyOf([])).toBe("order.noManualLines");
  expect(keyOf(Array.from({ length: 101 }, (_, index) => ({ ...line, productId: index + 1 })))).toBe(
    "order.tooManyLines",
  );
  expect(keyOf([line, { ...line, variantId: 2 }])).toBeUndefined();
});

test("a delivery needs an address, and a customer a name", () => {
  const issues = manualFormSchema.safeParse({ customerName: " ", method: "DELIVERY" }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join("."), message])).toContainEqual([
    "customerName",
    "order.customerRequired",
  ]);
  const noAddress = manualFormSchema.safeParse({ customerName: "Rosa", method: "DELIVERY" }).error?.issues ?? [];
  expect(noAddress.map(({ message }) => message)).toEqual(["order.addressRequired"]);
});
