import type { Cents } from "~/domain/money/money";

export interface ChargedPrice {
  cents: Cents;
  currency: string;
}

/** The terms a subscription was opened with; null leaves the value to the provider's own plan. */
export interface AgreedTerms {
  planRef: string | null;
  price: ChargedPrice | null;
}

/** A payment covers the agreed price when it is at least as high: it may include earlier debt, but never be less. */
export function covers(paid: ChargedPrice, agreed: ChargedPrice | null): boolean {
  return agreed === null || (paid.currency === agreed.currency && paid.cents >= agreed.cents);
}

/** Whether the plan and price reported by a provider match the agreed ones, as far as it reports them. */
export function isAsAgreed(agreed: AgreedTerms, reported: AgreedTerms): boolean {
  const otherPlan = agreed.planRef !== null && reported.planRef !== null && reported.planRef !== agreed.planRef;
  return !otherPlan && (reported.price === null || covers(reported.price, agreed.price));
}
