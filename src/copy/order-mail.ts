import type { DeepPartial } from "~/copy/merge";

/** The mail that tells a merchant of a new order. */
export const orderMailCopy = {
  subject: "Pedido N.º {number} de {customer}: {total}",
  text: ["Entró un pedido en {shop}.", "{lines}", "Total: {total}"],
  action: "Ver el pedido",
  after: ["El pedido quedó guardado aunque el mensaje de WhatsApp no te llegue."],
  line: (quantity: string, name: string) => `${quantity} x ${name}`,
  more: (count: number) => (count === 1 ? "… y 1 producto más" : `… y ${count} productos más`),
  unpriced: "{total} + productos a consultar",
};

export const orderMailCopyAr: DeepPartial<typeof orderMailCopy> = {};
