const KEY = "typed-mail";

/** Takes a typed mail from log-in to registration and back, without putting it into an address. */
export function keepTypedMail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // a device that keeps nothing asks for it again
  }
}

/** The mail typed on the page before, once. */
export function takeTypedMail(): string {
  try {
    const email = sessionStorage.getItem(KEY) ?? "";
    sessionStorage.removeItem(KEY);
    return email;
  } catch {
    return "";
  }
}
