import { readStored, store } from "../browser/device-storage";

const MAX_SEARCHES = 5;

/** Recent searches on this device, most recent first, stored per shop. */
export function readRecentSearches(key: string): string[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, MAX_SEARCHES) : [];
}

export function storeRecentSearch(key: string, asked: string): void {
  const text = asked.trim();
  const others = readRecentSearches(key).filter((one) => one.toLowerCase() !== text.toLowerCase());
  store(key, [text, ...others].slice(0, MAX_SEARCHES));
}
