import { bank, bankAr } from "~/copy/bank";
import { neutralCart } from "~/copy/cart-neutral";
import { ARGENTINA } from "~/copy/country";
import { shopScript, shopScriptAr } from "~/copy/shop-script";

export const cart = { ...shopScript, ...neutralCart, bank };

/** What a cart with coupons, which alone has these texts, says of an order that was refused for its coupon. */
type CouponRefusals = Partial<Record<"phoneForCoupon" | "coupon", string>>;

export type CartCopy = typeof cart & CouponRefusals;

/** What differs in Argentina. */
const cartWordsAr = {
  howToGet: "¿Cómo lo recibís?",
  howToPay: "¿Cómo pagás?",
  nameMissing: "Escribí tu nombre.",
  failed: "No pudimos guardar el pedido. Revisá tu conexión y probá otra vez.",
  changed: "La tienda cambió algo desde que armaste el pedido. Revisalo y envialo otra vez.",
} satisfies Partial<CartCopy>;
const cartAr: Partial<CartCopy> = { ...shopScriptAr, ...cartWordsAr, bank: bankAr };

/** The words of the cart in the shop's country, which its page brings along. */
export const cartWordsFor = (countryId: number): Partial<typeof cartWordsAr> =>
  countryId === ARGENTINA ? cartWordsAr : {};

/** The cart's wording in the shop's country, without the country's own names (`cartNamesFor`). */
export const cartCopyFor = (countryId: number): CartCopy => (countryId === ARGENTINA ? { ...cart, ...cartAr } : cart);

export const cartTexts = { name: "cart", neutral: cart, argentine: cartAr } as const;
