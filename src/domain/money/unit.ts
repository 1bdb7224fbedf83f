/** What products are sold by. */
export const UNITS = ["UNIT", "KG", "HUNDRED_GRAMS", "METRE", "DOZEN", "PACKAGE"] as const;
export type Unit = (typeof UNITS)[number];
