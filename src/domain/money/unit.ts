import { type Milli, milli, ONE } from "./milli";

/** What products are sold by. */
export const UNITS = ["UNIT", "KG", "HUNDRED_GRAMS", "METRE", "DOZEN", "PACKAGE"] as const;
export type Unit = (typeof UNITS)[number];

/** The step and the least quantity that a product gets with its unit: what is weighed is sold by the quarter. */
export const USUAL_STEP: Readonly<Record<Unit, Milli>> = {
  UNIT: ONE,
  KG: milli(250),
  HUNDRED_GRAMS: ONE,
  METRE: milli(500),
  DOZEN: ONE,
  PACKAGE: ONE,
};
