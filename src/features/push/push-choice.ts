const KEY = "vidriera-push";

/** Whether this person chose to get push messages on this device. */
export function hasChosen(userId: number): boolean {
  try {
    return localStorage.getItem(KEY) === String(userId);
  } catch {
    return false;
  }
}

export function storeChoice(userId: number, chosen: boolean): void {
  try {
    if (chosen) localStorage.setItem(KEY, String(userId));
    else localStorage.removeItem(KEY);
  } catch {
    // without storage, messages end with the session
  }
}
