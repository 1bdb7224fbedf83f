import { readStored, store } from "./device-storage";

const KEY = "visitor";

/** What the device remembers of who orders. */
export interface Visitor {
  name: string;
  phone: string;
  address: string;
}

export function readVisitor(): Visitor {
  const stored = readStored(KEY);
  return { name: "", phone: "", address: "", ...(typeof stored === "object" ? stored : null) };
}

export const keepVisitor = (visitor: Visitor): void => void store(KEY, visitor);
