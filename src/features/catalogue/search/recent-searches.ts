import { readStored, store } from "../browser/device-storage";

const KEPT = 5;

/** Recent searches on this device, most recent first, stored per shop. */
export function readRecent(key: string): string[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, KEPT) : [];
}

export function keepRecent(key: string, asked: string): void {
  const text = asked.trim();
  const others = readRecent(key).filter((one) => one.toLowerCase() !== text.toLowerCase());
  store(key, [text, ...others].slice(0, KEPT));
}
