const KEY = "session-expired";

/** Remembers in this tab that the session ended under the merchant's hands, so that the log-in leads back to the screen. */
export function markExpiredSession(): void {
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // without storage the log-in leads to the home
  }
}

/** Whether it did, once. */
export function takeExpiredSession(): boolean {
  try {
    const marked = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return marked;
  } catch {
    return false;
  }
}
