import { storable } from "~/domain/text";
import type { PhotoFailureKey } from "./photo-failure";

const MAX_ADDRESS = 2_000;

export interface PhotoAddress {
  /** The normal form, or the text itself where it is no address; null where it is too long to be stored. */
  url: string | null;
  failure: PhotoFailureKey | null;
}

/** The address of a photo in a cell of a file. The same photo has the same address, however it is written. */
export function photoAddress(text: string): PhotoAddress {
  const written = storable(text).trim();
  const parsed = URL.parse(written);
  const isWeb = parsed !== null && ["http:", "https:"].includes(parsed.protocol);
  if (!isWeb || parsed.username || parsed.password) {
    return written.length > MAX_ADDRESS
      ? { url: null, failure: "longAddress" }
      : { url: written, failure: "notAddress" };
  }
  parsed.hash = ""; // is never sent
  return parsed.href.length > MAX_ADDRESS ? { url: null, failure: "longAddress" } : { url: parsed.href, failure: null };
}
