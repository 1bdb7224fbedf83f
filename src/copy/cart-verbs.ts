import { ARGENTINA } from "~/copy/country";

/** The verbs of the cart of a shop with promotions. */
export interface CartRulesVerbs {
  /** "sumá", in the middle of a sentence. */
  add: string;
  /** "Ahorrás" */
  save: string;
  /** "dejanos", in the middle of a sentence. */
  leaveUs: string;
}

export const cartRulesVerbsFor = (countryId: number): CartRulesVerbs =>
  countryId === ARGENTINA
    ? { add: "sumá", save: "Ahorrás", leaveUs: "dejanos" }
    : { add: "suma", save: "Ahorras", leaveUs: "déjanos" };
