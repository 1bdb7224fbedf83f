const KEY = "visitor";

/** What the device remembers of who orders. */
export interface Visitor {
  name: string;
  phone: string;
  address: string;
}

export function readVisitor(): Visitor {
  const blank = { name: "", phone: "", address: "" };
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof kept === "object" && kept !== null ? { ...blank, ...kept } : blank;
  } catch {
    return blank;
  }
}

export function keepVisitor(visitor: Visitor): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(visitor));
  } catch {
    // a device that keeps nothing asks again
  }
}
