import type { DeepPartial } from "~/copy/merge";

/** The email that notifies a merchant of a new order. */
export const orderMailCopy = {
  subject: "Pedido N.º {number} de {customer}: {total}",
  text: ["Entró un pedido en {shop}.", "{lines}", "Total: {total}"],
  action: "Ver el pedido",
  after: ["El pedido quedó guardado aunque el mensaje de WhatsApp no te llegue."],
  line: (quantity: string, name: string) => `${quantity} x ${name}`,
  more: (count: number) => (count === 1 ? "… y 1 producto más" : `… y ${count} productos más`),
  discount: "Descuento",
  discountLine: (name: string, amount: string) => `${name}: ${amount}`,
  freeDelivery: (name: string) => `Envío gratis: ${name}`,
  toAsk: "a consultar",
  plusAsk: "+ productos a consultar",
  /** One email about the orders of a busy minute. */
  bundle: {
    subject: "{count} en {shop}",
    text: ["Entraron varios pedidos seguidos en {shop}.", "{lines}"],
    action: "Ver los pedidos",
    after: ["{suspected}"],
    count: (count: number, written: string) => (count === 1 ? "1 pedido nuevo" : `${written} pedidos nuevos`),
    line: (number: number, customer: string, total: string) => `N.º ${number}, ${customer}: ${total}`,
    more: (count: number, written: string) => (count === 1 ? "… y 1 pedido más" : `… y ${written} pedidos más`),
    saved: "Quedaron guardados aunque los mensajes de WhatsApp no te lleguen.",
    suspected: (count: number, written: string) =>
      count === 1
        ? "Además guardamos aparte 1 pedido sospechoso: revísalo en Mis pedidos."
        : `Además guardamos aparte ${written} pedidos sospechosos: revísalos en Mis pedidos.`,
  },
};

const orderMailCopyAr: DeepPartial<typeof orderMailCopy> = {
  bundle: {
    suspected: (count: number, written: string) =>
      count === 1
        ? "Además guardamos aparte 1 pedido sospechoso: revisalo en Mis pedidos."
        : `Además guardamos aparte ${written} pedidos sospechosos: revisalos en Mis pedidos.`,
  },
};

export const orderMailTexts = { name: "orderMail", neutral: orderMailCopy, argentine: orderMailCopyAr } as const;
