import { ARGENTINA_ID, DEFAULT_COUNTRY_ID } from "../tent/countries";
import { FREE_PLAN_ID } from "./free-period";

interface Priced {
  id: number;
  totalCents: number;
  currency: string;
}

/** The currency in which merchants of a country are offered plans first: pesos in Argentina, dollars elsewhere. */
export function planCurrencyOf(countryId: number | null | undefined): string {
  return (countryId ?? DEFAULT_COUNTRY_ID) === ARGENTINA_ID ? "ARS" : "USD";
}

/** The plans that cost something: those in the currency, and the others. Where none is in the currency, all are shown. */
export function plansInCurrency<Plan extends Priced>(
  plans: readonly Plan[],
  currency: string,
): { shown: Plan[]; others: Plan[] } {
  const paid = plans.filter(({ id, totalCents }) => id !== FREE_PLAN_ID && totalCents > 0);
  const shown = paid.filter((plan) => plan.currency === currency);
  return shown.length === 0
    ? { shown: paid, others: [] }
    : { shown, others: paid.filter((plan) => !shown.includes(plan)) };
}
