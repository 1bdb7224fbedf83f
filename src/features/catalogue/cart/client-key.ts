import { randomUuid } from "~/lib/random-uuid";
import { dropStored, readStored, store } from "../browser/device-storage";

const keyOf = (tentId: number) => `order-key:${tentId}`;

/** Idempotency key of an order: the same content keeps its key until the server responds, across reloads too. */
export function clientKeyFor(tentId: number, content: string): string {
  const stored = readStored(keyOf(tentId));
  const [key, of] = Array.isArray(stored) ? (stored as [string?, string?]) : [];
  if (key && of === content) return key;
  const fresh = randomUuid();
  store(keyOf(tentId), [fresh, content]);
  return fresh;
}

export const clearClientKey = (tentId: number): void => dropStored(keyOf(tentId));
