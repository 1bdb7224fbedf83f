import { bank, bankAr } from "~/copy/bank";
import { collectingCart, twelveHourCart } from "~/copy/cart-by-country";
import { neutralCart } from "~/copy/cart-neutral";
import { ARGENTINA } from "~/copy/country";
import { countryWords } from "~/copy/country-words";
import { shopScript, shopScriptAr } from "~/copy/shop-script";

/** What differs between countries: no script has it, its page brings it along. Neutral wording. */
const cartWords = {
  add: "Suma",
  howToGet: "¿Cómo lo recibes?",
  howToPay: "¿Cómo pagas?",
  branch: "¿En qué local lo retiras?",
  nameMissing: "Escribe tu nombre.",
  addressMissing: "Escribe calle y número.",
  phoneMissing: "Escribe tu teléfono, para que la tienda te responda.",
  phoneWrong: "Escribe el teléfono completo, con el código de área.",
  zoneMissing: "Elige tu zona.",
  branchMissing: "Elige el local.",
  sentHelp: "¿No se abrió WhatsApp? Toca aquí y manda el mensaje: solo entonces le llega.",
  failed: "No pudimos guardar el pedido. Revisa tu conexión y prueba otra vez.",
  changed: "La tienda cambió algo desde que armaste el pedido. Revísalo y envíalo otra vez.",
};

export const cart = { ...shopScript, ...neutralCart, ...cartWords, bank };

/** What a cart with coupons, which alone has these texts, says of an order that was refused for its coupon. */
type CouponRefusals = Partial<Record<"phoneForCoupon" | "coupon", string>>;

export type CartCopy = typeof cart & CouponRefusals;

const cartWordsAr: typeof cartWords = {
  howToGet: "¿Cómo lo recibís?",
  howToPay: "¿Cómo pagás?",
  add: "Sumá",
  branch: "¿En qué local lo retirás?",
  nameMissing: "Escribí tu nombre.",
  addressMissing: "Escribí calle y número.",
  phoneMissing: "Escribí tu teléfono, para que la tienda te responda.",
  phoneWrong: "Escribí el teléfono completo, con característica.",
  zoneMissing: "Elegí tu zona.",
  branchMissing: "Elegí el local.",
  sentHelp: "¿No se abrió WhatsApp? Tocá acá y mandá el mensaje: recién ahí le llega.",
  failed: "No pudimos guardar el pedido. Revisá tu conexión y probá otra vez.",
  changed: "La tienda cambió algo desde que armaste el pedido. Revisalo y envialo otra vez.",
};
/** What differs in Argentina. */
const cartAr: Partial<CartCopy> = { ...shopScriptAr, ...cartWordsAr, bank: bankAr };

/** The words of the cart in the shop's country, which its page brings along. */
export function cartWordsFor(countryId: number): typeof cartWords & Partial<typeof twelveHourCart> {
  if (countryId === ARGENTINA) return cartWordsAr;
  const { collects, twelveHours } = countryWords(countryId) ?? {};
  return { ...cartWords, ...(collects ? collectingCart : null), ...(twelveHours ? twelveHourCart : null) };
}

/** The cart's wording in the shop's country, without the country's own names (`cartNamesFor`). */
export const cartCopyFor = (countryId: number): CartCopy => (countryId === ARGENTINA ? { ...cart, ...cartAr } : cart);

export const cartTexts = { name: "cart", neutral: cart, argentine: cartAr } as const;
