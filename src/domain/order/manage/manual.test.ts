import { describe, expect, test } from "vitest";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import type { CatalogueProduct } from "../place/pricing";
import { asMerchantSells, manualFormSchema, manualLinesSchema } from "./manual";

const product: CatalogueProduct = {
  id: 1,
  name: "Remera",
  price: cents(500),
  unit: "UNIT",
  step: milli(1_000),
  minQuantity: milli(1_000),
  stock: milli(0),
  paused: true,
  categoryId: null,
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
