import { DAY_MS } from "../duration";

/** Merchants are not interrupted until they have created their first products. */
export const SURVEY_FROM_PRODUCTS = 3;

interface Merchant {
  role: "SUPER" | "MERCHANT";
  onboarded: boolean;
  answered: boolean;
  /** "Ahora no" was chosen, and the delay is not over. */
  postponed: boolean;
  products: number;
}

/** Whether the survey is shown (docs/product.md#survey): after onboarding and the first products, until answered. */
export function surveyDue({ role, onboarded, answered, postponed, products }: Merchant): boolean {
  return role === "MERCHANT" && onboarded && !answered && !postponed && products >= SURVEY_FROM_PRODUCTS;
}

const LATER_MS = 7 * DAY_MS;

/** When a survey postponed at `now` is shown again. */
export const postponedUntil = (now: Date): Date => new Date(now.getTime() + LATER_MS);
