import { collapseBlanks, plainLine } from "../text";

export const MAX_USER_NAME = 120;
export const FIRST_BIRTH_YEAR = 1900;

/** `today` is `YYYY-MM-DD` in the person's country. */
export function birthDateProblem(date: string, today: string): "account.birthDateFuture" | null {
  return date > today ? "account.birthDateFuture" : null;
}

/** "Ana" for "Ana Pérez", used in greetings. */
export function firstName(name: string): string {
  return collapseBlanks(name).split(" ")[0] ?? "";
}

/**
 * A name in which no mail program sees an address: "http://ganaste.com" becomes "ganaste com". Whoever registers writes any
 * name, and any mail address to send it to.
 */
export function unlinkedName(name: string): string {
  return plainLine(name)
    .replace(/\p{L}[\p{L}\d+.-]*:\/\/+|\b(?:mailto|tel|sms):/giu, "")
    .replace(/(?<=[\p{L}\p{N}])[.\u2024\u3002\uff0e\uff61](?=\p{L}{2}|\p{N})/gu, " ")
    .replaceAll("@", " ");
}
