import type { StoredCartLine } from "~/domain/catalogue/cart/cart";
import type { Checkout } from "~/domain/catalogue/cart/checkout";
import type { CartShop } from "~/domain/catalogue/cart/checkout-machine";
import type { Cents } from "~/domain/money/money";
import type { ListKey } from "~/domain/price-lists/list-link";
import { plainCall } from "~/trpc/plain-call";
import type { RouterInputs } from "~/trpc/react";

type Inputs = RouterInputs["order"];

const asked = (lines: readonly StoredCartLine[]): Inputs["check"]["lines"] =>
  lines.map(({ productId, variantId, quantity, priceCents }) => ({
    productId,
    variantId,
    quantityMilli: quantity,
    seenPrice: priceCents,
  }));

type OrderedFrom = Pick<CartShop, "from">;

/** Fetches the cart's current prices and what changed since it was filled. */
export const checkCart = ({ from }: OrderedFrom, lines: readonly StoredCartLine[]) =>
  plainCall("order", "check", { ...from, lines: asked(lines) });

/** Places the order. Idempotent: sending the same key twice creates one order. */
export const sendOrder = (
  { from }: OrderedFrom,
  clientKey: string,
  lines: readonly StoredCartLine[],
  seenTotal: Cents,
  form: Checkout,
) => plainCall("order", "place", { ...from, clientKey, lines: asked(lines), seenTotal, ...form });

/** Fetches what an earlier order would be today. */
export const fetchRepeat = ({ tentId, listKey: list }: { tentId: number; listKey: ListKey | null }, token: string) =>
  plainCall("order", "repeat", { tentId, list, token });

/** Fetches how far this visitor's orders have come. */
export const fetchProgress = (tentId: number, tokens: string[]) => plainCall("order", "progress", { tentId, tokens });

/** Records that the visitor opened WhatsApp. */
export const orderOpened = (token: string): void => {
  void plainCall("order", "opened", { token });
};
