import { DAY_MS } from "../duration";

/** With the first products in, a merchant has a minute for us; before, the shop comes first. */
export const SURVEY_FROM_PRODUCTS = 3;

interface Merchant {
  role: "SUPER" | "MERCHANT";
  onboarded: boolean;
  answered: boolean;
  /** "Ahora no" was said, and its time is not over. */
  postponed: boolean;
  products: number;
}

/** When the survey appears (docs/product.md#survey): after the first steps and the first products, until it is answered. */
export function surveyDue({ role, onboarded, answered, postponed, products }: Merchant): boolean {
  return role === "MERCHANT" && onboarded && !answered && !postponed && products >= SURVEY_FROM_PRODUCTS;
}

const LATER_MS = 7 * DAY_MS;

/** Until when a survey that was put off at `now` stays away from the account. */
export const postponedUntil = (now: Date): Date => new Date(now.getTime() + LATER_MS);
