import type { ValidationKey } from "~/domain/validation-key";

type OrderRule = Extract<
  ValidationKey,
  "order.noManualLines" | "order.lineNameRequired" | "order.discountPercent" | "order.discountTooLarge"
>;

/** What is wrong with the lines and the discount of an order that the merchant writes: said while it is typed. */
export const orderRules: Record<OrderRule, string> = {
  "order.noManualLines": "Agrega al menos un producto.",
  "order.lineNameRequired": "Escribe qué es.",
  "order.discountPercent": "El descuento va de 0 a 100 %.",
  "order.discountTooLarge": "El descuento no puede ser mayor que los productos.",
};

export const orderRulesAr: Partial<Record<OrderRule, string>> = {
  "order.noManualLines": "Agregá al menos un producto.",
  "order.lineNameRequired": "Escribí qué es.",
};

export const orderRulesTexts = { name: "orderRules", neutral: orderRules, argentine: orderRulesAr } as const;
