import type { Cents } from "~/domain/money/money";

export interface ChargedPrice {
  cents: Cents;
  currency: string;
}

/** What a subscription was opened for; null is left to its provider's own plan. */
export interface AgreedTerms {
  planRef: string | null;
  price: ChargedPrice | null;
}

/** Paying that much is paying what was agreed: more may be owed from before, less never is enough. */
export function covers(paid: ChargedPrice, agreed: ChargedPrice | null): boolean {
  return agreed === null || (paid.currency === agreed.currency && paid.cents >= agreed.cents);
}

/** Whether a provider tells of the plan and the price that were agreed, as far as it tells of them. */
export function isAsAgreed(agreed: AgreedTerms, told: AgreedTerms): boolean {
  const otherPlan = agreed.planRef !== null && told.planRef !== null && told.planRef !== agreed.planRef;
  return !otherPlan && (told.price === null || covers(told.price, agreed.price));
}
