const keyOf = (tentId: number) => `order-key:${tentId}`;

// crypto.randomUUID is missing where a page comes over plain http from another machine.
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes]
    .map((byte, index) => (index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte))
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

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
