/** What both the list and the form of orders show. */
export const orderWords = {
  toAsk: "A consultar",
  plusAsk: "+ a consultar",
  payments: { none: "Sin elegir", CASH: "Efectivo", TRANSFER: "Transferencia", OTHER: "Otra" },
};
