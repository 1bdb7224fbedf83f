import type { ShopView } from "../view";

/** What a device stores a cart under: the shop's id, or, as its prices differ, the negative one of the price list. */
export const cartIdOf = ({ id, list }: Pick<ShopView, "id" | "list">): number => (list ? -list.id : id);
