// Storage errors are swallowed: the shop also works on devices that store nothing.

/** The JSON value stored under a key; null when it is missing or unreadable. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Returns false when the device refuses to store the value. */
export function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function dropStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
