import { DAY_MS } from "../duration";

/** Merchants are not interrupted until they have created their first products. */
export const SURVEY_FROM_PRODUCTS = 3;

const SETTLED_MS = 7 * DAY_MS;

interface Merchant {
  role: "SUPER" | "MERCHANT";
  onboardedAt: Date | null;
  /** An order was ever placed in the shop. */
  hasSold: boolean;
  answered: boolean;
  /** "Ahora no" was chosen, and the delay is not over. */
  postponed: boolean;
  products: number;
}

/**
 * Whether the survey is shown (docs/product.md#survey): after the first products, until answered. It does not interrupt
 * those who are setting up their shop, so only after the first order or the first week.
 */
export function surveyDue({ role, onboardedAt, hasSold, answered, postponed, products }: Merchant, now: Date): boolean {
  if (role !== "MERCHANT" || onboardedAt === null || answered || postponed) return false;
  const settled = hasSold || now.getTime() - onboardedAt.getTime() >= SETTLED_MS;
  return settled && products >= SURVEY_FROM_PRODUCTS;
}

const LATER_MS = 7 * DAY_MS;

/** When a survey postponed at `now` is shown again. */
export const postponedUntil = (now: Date): Date => new Date(now.getTime() + LATER_MS);
