import { readStored, store } from "../browser/device-storage";

const KEY = "visitor";

/** What the device remembers of who orders. */
export interface VisitorDetails {
  name: string;
  phone: string;
  address: string;
}

export function readVisitorDetails(): VisitorDetails {
  const stored = readStored(KEY);
  return { name: "", phone: "", address: "", ...(typeof stored === "object" ? stored : null) };
}

export const storeVisitorDetails = (visitor: VisitorDetails): void => void store(KEY, visitor);
