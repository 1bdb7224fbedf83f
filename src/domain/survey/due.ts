/** With the first products in, a merchant has a minute for us; before, the shop comes first. */
export const SURVEY_FROM_PRODUCTS = 3;

interface Merchant {
  role: "SUPER" | "MERCHANT";
  onboarded: boolean;
  answered: boolean;
  products: number;
}

/** Spec §4: the survey shows when none exists for the user; here only past the first steps and the first products. */
export function surveyDue({ role, onboarded, answered, products }: Merchant): boolean {
  return role === "MERCHANT" && onboarded && !answered && products >= SURVEY_FROM_PRODUCTS;
}

const LATER_MS = 7 * 86_400_000;

/** Until when the survey that was put off at `now` stays away on this device. */
export const postponedUntil = (now: number): number => now + LATER_MS;

/** Whether what the device keeps still puts the survey off; a date too far ahead is no date of ours. */
export function isPostponed(kept: string | null, now: number): boolean {
  const until = Number(kept ?? 0);
  return until > now && until <= postponedUntil(now);
}
