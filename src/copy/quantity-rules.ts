import type { ValidationKey } from "~/domain/validation-key";

type QuantityRule = Extract<ValidationKey, `quantity.${string}`>;

/** What is wrong with a typed quantity: said while an order is written, too. */
export const quantityRules: Record<QuantityRule, string> = {
  "quantity.invalid": "Escribe una cantidad, por ejemplo 1 o 0,5.",
  "quantity.notPositive": "La cantidad debe ser mayor que cero.",
  "quantity.tooLarge": "La cantidad es demasiado grande.",
  "quantity.tooManyDecimals": "La cantidad lleva tres decimales como máximo.",
};

export const quantityRulesAr: Partial<Record<QuantityRule, string>> = {
  "quantity.invalid": "Escribí una cantidad, por ejemplo 1 o 0,5.",
};

export const quantityRulesTexts = {
  name: "quantityRules",
  neutral: quantityRules,
  argentine: quantityRulesAr,
} as const;

/** What is sold by steps, in texts without numbers of their own. */
const quantitySteps = {
  whole: "Va en números enteros.",
  steps: (step: string, from: string) => `Se vende de a ${step}, desde ${from}.`,
};

export const quantityStepsTexts = { name: "quantitySteps", neutral: quantitySteps } as const;
