import type { DeepPartial } from "~/copy/merge";

/** What the rules that an order keeps make of an edit: said beside its sums, before it is saved. */
export const keptRules = {
  lost: (names: readonly string[]) =>
    names.length === 1 ? `Ya no se aplica: ${names[0]}.` : `Ya no se aplican: ${names.join(", ")}.`,
  returned: "Si guardas, el cupón queda libre para otro pedido.",
  refused: {
    "coupon.usedUp": (name: string) => `${name}: ya se agotó, así que no descuenta.`,
    "coupon.usedByPhone": (name: string) => `${name}: ya se usó con este teléfono, así que no descuenta.`,
  },
  nothing: (total: string) => `El total queda en ${total}.`,
  unknown:
    "Este pedido no guardó las promociones con que se hizo: si cambias algo, no se vuelven a calcular. Para eso, aplica los descuentos de hoy.",
};

const keptRulesAr: DeepPartial<typeof keptRules> = {
  returned: "Si guardás, el cupón queda libre para otro pedido.",
  unknown:
    "Este pedido no guardó las promociones con que se hizo: si cambiás algo, no se vuelven a calcular. Para eso, aplicá los descuentos de hoy.",
};

export const keptRulesTexts = { name: "keptRules", neutral: keptRules, argentine: keptRulesAr } as const;
