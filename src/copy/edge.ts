/** Server responses without a page: the country is not known here, so the wording is neutral. */
export const edgeCopy = {
  unknownHost: { title: "No hay ninguna tienda aquí", text: "Revisa la dirección: no corresponde a ninguna tienda." },
  unavailable: { title: "No disponible por el momento", text: "Vuelve a intentarlo en unos segundos." },
  badRequest: { title: "Dirección no válida", text: "La dirección está mal escrita." },
  badMethod: { title: "Método no permitido", text: "Esta dirección no admite ese tipo de pedido." },
  badBody: { title: "Demasiado grande", text: "Lo que se envió supera el tamaño permitido o no dice cuánto mide." },
  noLogin: { title: "Aquí no se ingresa", text: "El ingreso está en la página principal." },
  toMain: "Ir a la página principal",
} as const;
