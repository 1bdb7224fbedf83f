export const PRODUCT_LIMITS = {
  name: 120,
  description: 5_000,
  sku: 60,
  options: 3,
  optionName: 30,
  optionValue: 40,
  variants: 200,
  stock: 999_999_999,
} as const;
