/** The part of an order's screen that is there before the order: every screen of the panel loads it. */
export const orderHead = {
  titleOf: (number: number) => `Pedido N.º ${number}`,
  back: "Volver a los pedidos",
  steps: {
    label: "Pasos del pedido",
    done: "(hecho)",
    new: "Nuevo",
    confirmed: "Confirmado",
    payment: "Pago",
    delivery: "Entrega",
  },
  lines: "Productos",
  total: "Total",
  customerTitle: "Cliente",
  deliveryAndPayment: "Entrega y pago",
};

export const orderHeadTexts = { name: "orderHead", neutral: orderHead } as const;
