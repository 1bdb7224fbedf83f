import type { ValidationKey } from "~/domain/validation-key";

type PriceRule = Extract<ValidationKey, `price.${string}`>;

/** What is wrong with a typed price: said in the rows of lists, too. */
export const priceRules: Record<PriceRule, string> = {
  "price.invalid": "Escribe un precio, por ejemplo 1.500 o 1.500,50.",
  "price.negative": "El precio no puede ser negativo.",
  "price.tooLarge": "El precio es demasiado grande.",
  "price.tooManyDecimals": "El precio lleva dos decimales como máximo.",
  "price.required": "Escribe el precio.",
};

export const priceRulesAr: Partial<Record<PriceRule, string>> = {
  "price.invalid": "Escribí un precio, por ejemplo 1.500 o 1.500,50.",
  "price.required": "Escribí el precio.",
};

export const priceRulesTexts = { name: "priceRules", neutral: priceRules, argentine: priceRulesAr } as const;
