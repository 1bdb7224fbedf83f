import { parseCart, type StoredCartLine } from "~/domain/catalogue/cart/cart";

const keyOf = (tentId: number) => `cart:${tentId}`;

// One snapshot a shop, so that React sees the same array until the cart changes.
let snapshot: { tentId: number; text: string | null; lines: StoredCartLine[] } | null = null;
const listeners = new Set<() => void>();

function stored(tentId: number): string | null {
  try {
    return localStorage.getItem(keyOf(tentId));
  } catch {
    return snapshot?.tentId === tentId ? snapshot.text : null;
  }
}

/** The cart of a shop as this device has it. */
export function readCart(tentId: number): StoredCartLine[] {
  const text = stored(tentId);
  if (snapshot?.tentId !== tentId || snapshot.text !== text) snapshot = { tentId, text, lines: parseCart(text) };
  return snapshot.lines;
}

/** Keeps the cart and tells every island; false where the device keeps nothing. */
export function writeCart(tentId: number, lines: StoredCartLine[]): boolean {
  const text = JSON.stringify(lines);
  let kept = true;
  try {
    localStorage.setItem(keyOf(tentId), text);
  } catch {
    kept = false;
  }
  snapshot = { tentId, text, lines };
  for (const listener of listeners) listener();
  return kept;
}

/** Calls back when the cart changes here or in another window. */
export function watchCart(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}
