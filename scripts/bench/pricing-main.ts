// Run by pricing.ts, under tsx because it imports the product's sources: prices a large cart over and over, and prints the median
// of the milliseconds.
import { milli } from "~/domain/money/milli";
import { cents } from "~/domain/money/money";
import { priceGoods } from "~/domain/pricing/price-goods";
import type { GoodsLine, PricingRules, Promotion } from "~/domain/pricing/rules";
import { median } from "./median.ts";

/** A cart in which every promotion reaches some line, and several compete for each. */
function largeCart(lineCount: number, promotionCount: number): { lines: GoodsLine[]; rules: PricingRules } {
  const lines = Array.from(
    { length: lineCount },
    (_, n): GoodsLine => ({
      productId: n + 1,
      variantId: null,
      categoryId: n % 10,
      unit: "UNIT",
      quantity: milli((1 + (n % 7)) * 1_000),
      unitPrice: cents(12_345 + n * 678),
    }),
  );
  const promotions = Array.from({ length: promotionCount }, (_, n): Promotion => {
    const rule = { name: `Promoción ${n}`, ...(n % 3 === 0 ? {} : { categoryIds: [n % 10, (n + 1) % 10] }) };
    if (n % 4 === 0) return { ...rule, kind: "NXM", buy: 3 + (n % 3), pay: 2, acrossProducts: n % 8 === 0 };
    if (n % 4 === 1) return { ...rule, kind: "NTH_PERCENT", nth: 2, percent: 30 + n / 2, acrossProducts: true };
    if (n % 4 === 2) return { ...rule, kind: "PERCENT", percent: 5 + n / 4 };
    return { ...rule, kind: "AMOUNT", amount: cents(500 + n * 10) };
  });
  return { lines, rules: { promotions, payment: { name: "10 % por transferencia", percent: 10 } } };
}

function timeCart(lineCount: number, promotionCount: number, rounds: number): number {
  const { lines, rules } = largeCart(lineCount, promotionCount);
  const price = () => {
    const started = performance.now();
    priceGoods(lines, rules);
    return performance.now() - started;
  };
  for (let n = 0; n < rounds; n += 1) price(); // the engine compiles what runs often
  return median(Array.from({ length: rounds }, price));
}

const [lineCount = 0, promotionCount = 0, rounds = 0] = process.argv.slice(2).map(Number);
process.stdout.write(String(timeCart(lineCount, promotionCount, rounds)));
