const KEY = "typed-mail";

/** Carries a typed email between log-in and registration without putting it into the URL. */
export function storeTypedMail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // without storage the user types it again
  }
}

/** Returns the email typed on the previous page, and removes it. */
export function takeTypedMail(): string {
  try {
    const email = sessionStorage.getItem(KEY) ?? "";
    sessionStorage.removeItem(KEY);
    return email;
  } catch {
    return "";
  }
}
