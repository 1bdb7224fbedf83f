import { readStored, store } from "./device-storage";

const MAX_PRODUCTS = 12;

/** A product as stored on this device: without a price, which may have changed since. */
export interface SeenProduct {
  id: number;
  name: string;
  href: string;
  photo: string | null;
}

const keyOf = (tentId: number) => `seen:${tentId}`;

function isSeen(one: unknown): one is SeenProduct {
  const { id, name, href, photo } = Object(one) as Record<keyof SeenProduct, unknown>;
  const isText = (value: unknown) => typeof value === "string";
  return typeof id === "number" && isText(name) && /^\//.test(String(href)) && (photo === null || isText(photo));
}

/** Products of a shop viewed on this device, most recent first. */
export function readSeenProducts(tentId: number): SeenProduct[] {
  const stored = readStored(keyOf(tentId));
  return Array.isArray(stored) ? stored.filter(isSeen).slice(0, MAX_PRODUCTS) : [];
}

export function storeSeenProduct(tentId: number, product: SeenProduct): void {
  const others = readSeenProducts(tentId).filter(({ id }) => id !== product.id);
  store(keyOf(tentId), [product, ...others].slice(0, MAX_PRODUCTS));
}

/** Forgets a product that the shop does not show any more. */
export function forgetSeenProduct(tentId: number, gone: number): void {
  const seen = readSeenProducts(tentId);
  const others = seen.filter(({ id }) => id !== gone);
  if (others.length < seen.length) store(keyOf(tentId), others);
}
