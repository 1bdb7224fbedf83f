import { parseCart, type StoredCartLine } from "~/domain/catalogue/cart/cart";

const keyOf = (tentId: number) => `cart:${tentId}`;

// useSyncExternalStore needs the same array until the cart changes, so the parsed cart is memoised.
let snapshot: { tentId: number; text: string | null; lines: StoredCartLine[] } | null = null;

function stored(tentId: number): string | null {
  try {
    return localStorage.getItem(keyOf(tentId));
  } catch {
    return snapshot?.tentId === tentId ? snapshot.text : null;
  }
}

/** The cart of a shop stored on this device. */
export function readCart(tentId: number): StoredCartLine[] {
  const text = stored(tentId);
  if (snapshot?.tentId !== tentId || snapshot.text !== text) snapshot = { tentId, text, lines: parseCart(text) };
  return snapshot.lines;
}

/** Stores the cart and notifies every listener; false when the device refuses to store it. */
export function writeCart(tentId: number, lines: StoredCartLine[]): boolean {
  const text = JSON.stringify(lines);
  let kept = true;
  try {
    localStorage.setItem(keyOf(tentId), text);
  } catch {
    kept = false;
  }
  snapshot = { tentId, text, lines };
  // the browser tells other windows only; islands that are bundled apart have a copy of this module
  dispatchEvent(new Event("storage"));
  return kept;
}

/** Subscribes to cart changes in this window and in others. */
export function watchCart(listener: () => void): () => void {
  addEventListener("storage", listener);
  addEventListener("pageshow", listener);
  return () => {
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}

/** The category of a product in a listing; its page says it where a rule of the shop names categories. */
export const categoryOf = ({ dataset: { c } }: HTMLElement): number | null | undefined =>
  c === undefined ? c : Number(c) || null;
