// Keeps the code of a coupon's link on the device, where the cart finds it, and says so.
import type { InlineScriptElement } from "./inline-script";

/** As the cart: a code may have been pasted with something around it. */
const MAX_TYPED = 60;

export interface CouponMemoryData {
  shop: number;
  /** The sentence of the notice, with `*` for the code. */
  told: string;
}

function keep({ previousElementSibling: notice, dataset }: InlineScriptElement<CouponMemoryData>): void {
  const code = new URLSearchParams(location.search).get("cupon")?.trim();
  if (!code || code.length > MAX_TYPED || !(notice instanceof HTMLElement)) return;
  localStorage[`coupon:${dataset.shop}`] = JSON.stringify(code);
  notice.textContent = dataset.told.replace("*", () => code.toUpperCase());
  notice.hidden = false;
}

try {
  keep(document.currentScript as InlineScriptElement<CouponMemoryData>);
} catch {} // a device that stores nothing keeps no code
