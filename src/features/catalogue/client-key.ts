import { randomUuid } from "~/lib/random-uuid";

const keyOf = (tentId: number) => `order-key:${tentId}`;

/** One key for one order: the same content gets the same key until it was answered, over reloads too. */
export function clientKeyFor(tentId: number, content: string): string {
  try {
    const [key, of] = JSON.parse(localStorage.getItem(keyOf(tentId)) ?? "[]") as [string?, string?];
    if (key && of === content) return key;
    const fresh = randomUuid();
    localStorage.setItem(keyOf(tentId), JSON.stringify([fresh, content]));
    return fresh;
  } catch {
    return randomUuid();
  }
}

export function forgetClientKey(tentId: number): void {
  try {
    localStorage.removeItem(keyOf(tentId));
  } catch {
    // what was never kept needs no forgetting
  }
}
