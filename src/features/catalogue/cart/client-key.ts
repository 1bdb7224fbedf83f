import { randomUuid } from "~/lib/random-uuid";
import { dropStored, readStored, store } from "../browser/device-storage";

const keyOf = (tentId: number) => `order-key:${tentId}`;

/**
 * Idempotency key of the order that is being made. It stays until the server has stored one, across reloads, tabs and changes of
 * the cart: an attempt without an answer may have arrived, so another key could make a second order.
 */
export function clientKeyFor(tentId: number, content: string): { key: string; isChanged: boolean } {
  const stored = readStored(keyOf(tentId));
  const [key, first] = Array.isArray(stored) ? (stored as [string?, string?]) : [];
  if (key) return { key, isChanged: first !== content };
  const fresh = randomUuid();
  store(keyOf(tentId), [fresh, content]);
  return { key: fresh, isChanged: false };
}

export const clearClientKey = (tentId: number): void => dropStored(keyOf(tentId));
