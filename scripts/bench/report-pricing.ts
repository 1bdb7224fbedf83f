import { kb, ms, twoDecimals } from "./format.ts";
import type { PartResult } from "./part.ts";
import type { PricingCost } from "./pricing.ts";

const MAX_CART_MS = 2;
const MAX_UNCACHED_RATIO = 1.15;
/** A cached page is sent as it is: what is above is noise. */
const MAX_CACHED_RATIO = 1.1;
const HTML_BUDGET = 8_000;

export function reportPricing(pricing: PricingCost): PartResult {
  const { lines, promotions, cartMs, shopPromotions, shopLists, cached, uncached, bytes } = pricing;
  const cachedRatio = cached.with / cached.without;
  const uncachedRatio = uncached.with / uncached.without;
  return {
    lines: [
      "",
      `Un carrito de ${lines} líneas con ${promotions} promociones: ${ms(cartMs)} ms.`,
      `Una categoría con ${shopPromotions} promociones y ${shopLists} listas: guardada ${ms(cached.with)} ms (sin ellas ${ms(cached.without)}), sin guardar ${ms(uncached.with)} ms (${ms(uncached.without)}), ${kb(bytes.with)} comprimido (${kb(bytes.without)}).`,
    ],
    checks: [
      { ok: cartMs <= MAX_CART_MS, text: `calcular el carrito ≤ ${ms(MAX_CART_MS)} ms: ${ms(cartMs)}` },
      {
        ok: uncachedRatio <= MAX_UNCACHED_RATIO,
        text: `categoría sin guardar con promociones y listas ≤ ${twoDecimals(MAX_UNCACHED_RATIO)} veces el que no las tiene: ${twoDecimals(uncachedRatio)}`,
      },
      {
        ok: cachedRatio <= MAX_CACHED_RATIO,
        text: `categoría guardada con promociones y listas ≤ ${twoDecimals(MAX_CACHED_RATIO)} veces el que no las tiene: ${twoDecimals(cachedRatio)}`,
      },
      {
        ok: bytes.with <= HTML_BUDGET,
        text: `categoría con promociones y listas ≤ ${kb(HTML_BUDGET)}: ${kb(bytes.with)}`,
      },
    ],
    data: { pricing },
  };
}
