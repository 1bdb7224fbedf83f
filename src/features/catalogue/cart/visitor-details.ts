import { readStored, store } from "../browser/device-storage";

const KEY = "visitor";

/** The visitor's details stored on this device. */
export interface VisitorDetails {
  name: string;
  phone: string;
  address: string;
}

export function readVisitorDetails(): VisitorDetails {
  return { name: "", phone: "", address: "", ...(readStored(KEY) as Partial<VisitorDetails> | null) };
}

export const storeVisitorDetails = (visitor: VisitorDetails): void => void store(KEY, visitor);
