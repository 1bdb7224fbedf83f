import type { CartRulesVerbs } from "~/copy/cart-verbs";
import type { CouponRefusal } from "~/domain/coupons/coupon";

/** What the cart says of coupons, in a file of its own so that no other cart loads it; neutral wording. */
export const cartCouponCopy = {
  open: "Cupón de descuento",
  code: "Código del cupón",
  apply: "Aplicar",
  remove: "Quitar",
  applied: (code: string) => `Cupón ${code}`,
  missing: (price: string) => `Faltan ${price} de compra para usarlo.`,
  onlyDelivery: "Vale para pedidos con envío.",
  oncePerPhone: "Es un cupón por persona.",
  phoneMissing: ({ leaveUs }: CartRulesVerbs) => `Es un cupón por persona: ${leaveUs} tu teléfono.`,
  /** After the reason for which an order was refused. */
  without: "El total ahora es sin cupón, y el pedido se puede enviar así.",
  offline: "No se pudo revisar el cupón. Se puede probar otra vez.",
  tooMany: "Hubo demasiados intentos. En unos minutos se puede probar otra vez.",
  refused: {
    "coupon.unknown": "Ese cupón no existe en esta tienda.",
    "coupon.notYet": "Ese cupón todavía no empezó.",
    "coupon.over": "Ese cupón ya terminó.",
    "coupon.usedUp": "Ese cupón ya se agotó.",
    "coupon.usedByPhone": "Con este teléfono ya se usó el cupón.",
  } satisfies Record<CouponRefusal, string>,
};
