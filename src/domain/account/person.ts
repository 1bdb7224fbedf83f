import { collapseBlanks } from "../text";

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
