/** By whose prices the merchant makes an order: texts of the new order in a shop with price lists. */
export const orderPrices = {
  label: "Precios",
  public: "Públicos",
  withList: (name: string) => `Con los precios de ${name}`,
  withPublic: "Con los precios públicos",
  usePublic: "Usar los públicos",
  useTheirs: "Usar los de su lista",
  /** What is missing to the minimum of a list: an amount, pieces, or both. */
  belowMinimum: (name: string, amount: string | null, pieces: number) => {
    const missing = [amount, pieces === 0 ? null : pieces === 1 ? "1 unidad" : `${pieces} unidades`];
    const verb = amount === null && pieces === 1 ? "falta" : "faltan";
    return `No llega al mínimo de ${name}: ${verb} ${missing.filter(Boolean).join(" y ")}.`;
  },
};

export const orderPricesTexts = { name: "orderPrices", neutral: orderPrices } as const;
