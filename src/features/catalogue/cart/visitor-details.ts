import { readStored, store } from "../browser/device-storage";

const KEY = "visitor";

/** The visitor's details stored on this device. */
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
