import type { Cents } from "~/domain/product/money";

export interface Price {
  cents: Cents;
  currency: string;
}

/** What a subscription was opened for; null is left to its provider's own plan. */
export interface Agreed {
  planRef: string | null;
  price: Price | null;
}

/** Paying that much is paying what was agreed: more may be owed from before, less never is enough. */
export function covers(paid: Price, agreed: Price | null): boolean {
  return agreed === null || (paid.currency === agreed.currency && paid.cents >= agreed.cents);
}

/** Whether a provider tells of the plan and the price that were agreed, as far as it tells of them. */
export function isAsAgreed(agreed: Agreed, told: Agreed): boolean {
  const otherPlan = agreed.planRef !== null && told.planRef !== null && told.planRef !== agreed.planRef;
  return !otherPlan && (told.price === null || covers(told.price, agreed.price));
}
