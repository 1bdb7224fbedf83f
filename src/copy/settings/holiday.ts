/** `/configuraciones/vacaciones` */
export const holidayWords = {
  holiday: {
    closed: "Cerrado por vacaciones",
    closedHint: "Se avisa arriba de tu tienda y en el pedido. El catálogo se sigue viendo.",
    from: "Primer día cerrado",
    until: "Último día cerrado",
    text: "Mensaje",
    textPlaceholder: "Los pedidos de estos días salen a la vuelta.",
  },
};

export const holidayTexts = { name: "tent", neutral: holidayWords } as const;
