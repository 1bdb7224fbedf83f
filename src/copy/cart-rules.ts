import type { CartRulesVerbs } from "~/copy/cart-verbs";

/**
 * What the cart of a shop with promotions says about them, in a file of its own so that no other cart loads it. Verbs are
 * those of the shop's country, which the page brings along.
 */
export const cartRulesCopy = {
  ended: (promotion: string) => `Terminó «${promotion}». El total ya está actualizado.`,
  saved: ({ save }: CartRulesVerbs, price: string) => `${save} ${price}`,
  /** `what` is the promotion, and its product. */
  addFree: ({ add }: CartRulesVerbs, what: string, more: number, free: number) =>
    `${what}: ${add} ${more} más y ${free === 1 ? "1 es gratis" : `${free} son gratis`}`,
  addReduced: ({ add }: CartRulesVerbs, what: string, percent: string) =>
    `${what}: ${add} 1 más con ${percent} % de descuento`,
  cheaperWith: (rule: string, more: string) => `${rule}: con ${more} más el total baja`,
  freeDeliveryLost: "Sin los descuentos el envío sería gratis",
};
