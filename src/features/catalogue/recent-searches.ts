const KEPT = 5;

/** What was asked for on this device, the last first; kept by shop. */
export function readRecent(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function keepRecent(key: string, asked: string): void {
  const text = asked.trim();
  const others = readRecent(key).filter((one) => one.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(key, JSON.stringify([text, ...others].slice(0, KEPT)));
  } catch {
    // a device that keeps nothing remembers nothing
  }
}

export function forgetRecent(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // a device that keeps nothing has nothing to forget
  }
}
