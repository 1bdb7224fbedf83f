/** A price that has overtaken the one before the offer. */
export const previousCleared = "Se quitó el precio anterior ({price}): el nuevo ya no es menor.";

/** Asked about a price that is ten times as high as before, or a tenth. */
export const slip = {
  title: "¿El precio es {price}?",
  text: "«{name}» cuesta hoy {price}.",
  yes: "Sí, guardar",
  no: "Corregir",
};
