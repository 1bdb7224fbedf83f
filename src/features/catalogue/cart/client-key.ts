import { randomUuid } from "~/lib/random-uuid";
import { dropStored, readStored, store } from "../browser/device-storage";

const keyOf = (tentId: number) => `order-key:${tentId}`;

/**
 * Idempotency key of the order that is being made. It stays until the server has stored one, across reloads, tabs and changes of
 * the cart: an attempt without an answer may have arrived, so another key could make a second order. `first` is the content of the
 * first attempt before this one that may have been stored.
 */
export function clientKeyFor(tentId: number, content: string) {
  const stored = readStored(keyOf(tentId));
  const [key = randomUuid(), first] = Array.isArray(stored) ? (stored as [string?, (string | null)?]) : [];
  keepClientKey(tentId, key, first ?? content);
  return { key, first, isChanged: (first ?? content) !== content };
}

/** Stores the key with the first content; after an attempt that stored nothing, with the one that was first before it. */
export const keepClientKey = (tentId: number, key: string, first?: string | null): void =>
  void store(keyOf(tentId), [key, first]);

export const clearClientKey = (tentId: number): void => dropStored(keyOf(tentId));
