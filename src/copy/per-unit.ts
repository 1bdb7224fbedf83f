import type { Unit } from "~/domain/money/unit";

/** What a price is for, after it; nothing for a single piece. */
export const perUnit = {
  UNIT: "",
  KG: "por kg",
  HUNDRED_GRAMS: "por 100 g",
  METRE: "por m",
  DOZEN: "por docena",
  PACKAGE: "por bulto",
} satisfies Record<Unit, string>;

/** "$ 18.900 por kg", for a message. */
export const pricePerUnit = (price: string, unit: Unit): string => `${price} ${perUnit[unit]}`.trim();
