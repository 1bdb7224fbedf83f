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

function write(key: string, recent: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // a device that keeps nothing remembers nothing
  }
}

export function keepRecent(key: string, asked: string): void {
  const text = asked.trim();
  const others = readRecent(key).filter((one) => one.toLowerCase() !== text.toLowerCase());
  write(key, [text, ...others].slice(0, KEPT));
}

export const forgetRecent = (key: string): void => write(key, []);
