/** A price that has overtaken the one before the offer. */
export const previousCleared = "Se quitó el precio anterior ({price}): el nuevo ya no es menor.";

/** Asked about amounts that are ten times as high as before, or a tenth: one, or several that are saved together. */
export const slip = {
  title: {
    price: "¿El precio es {price}?",
    previousPrice: "¿El precio anterior es {price}?",
    cost: "¿El costo es {price}?",
  },
  text: {
    price: "«{name}» cuesta hoy {price}.",
    previousPrice: "El precio anterior de «{name}» es hoy {price}.",
    cost: "El costo de «{name}» es hoy {price}.",
  },
  many: "¿Están bien estos precios?",
  change: "{label}: de {before} a {after}",
  more: "y {n} más",
  yes: "Sí, guardar",
  no: "Corregir",
};

export const slipTexts = { name: "slip", neutral: slip } as const;
