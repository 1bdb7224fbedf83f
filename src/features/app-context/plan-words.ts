import type { Copy } from "~/copy/copy";
import { readInterval } from "~/domain/billing/interval";
import type { NumberFormat } from "~/domain/money/number-format";
import { countText } from "./count-text";

/** "por mes"; empty for an invalid interval. */
export function perInterval(copy: Pick<Copy, "billing">, written: string): string {
  const interval = readInterval(written);
  return interval ? copy.billing.per(interval.count, interval.unit) : "";
}

/** Texts of a plan's limits, which are all that plans differ in. */
export function limitsOf(
  plan: { limit: number; productLimit: number },
  copy: Copy["billing"]["plans"],
  numbers: NumberFormat,
): { products: string; tents: string } {
  const each = plan.limit > 1 ? copy.productsEach : copy.products;
  return { products: countText(each, plan.productLimit, numbers), tents: countText(copy.tents, plan.limit, numbers) };
}
