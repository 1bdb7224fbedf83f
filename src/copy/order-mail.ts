import type { DeepPartial } from "~/copy/merge";
import { quantityOf } from "~/copy/quantity-of";

/** The email that notifies a merchant of a new order. */
export const orderMailCopy = {
  subject: "Pedido N.º {number} de {customer}: {total}",
  text: ["Entró un pedido en {shop}."],
  action: "Ver el pedido",
  after: ["El pedido quedó guardado aunque el mensaje de WhatsApp no te llegue."],
  line: quantityOf,
  more: (count: number) => (count === 1 ? "… y 1 producto más" : `… y ${count} productos más`),
  whatsapp: "WhatsApp",
  /** What a delivery that adds nothing to the total costs. */
  deliveryTerms: { free: "gratis", toAgree: "a convenir" },
  handover: "Entrega: a convenir",
  branch: (name: string) => `Sucursal: ${name}`,
  payment: (method: string) => `Forma de pago: ${method}`,
  note: (note: string) => `Nota del pedido: «${note}»`,
  toAsk: "a consultar",
  plusAsk: "+ productos a consultar",
  /** One email about the orders of a busy minute. */
  bundle: {
    subject: "{count} en {shop}",
    text: ["Entraron varios pedidos seguidos en {shop}."],
    action: "Ver los pedidos",
    after: ["{suspected}"],
    count: (count: number, written: string) => (count === 1 ? "1 pedido nuevo" : `${written} pedidos nuevos`),
    order: (number: number, customer: string) => `N.º ${number}, ${customer}`,
    line: (number: number, customer: string, total: string) => `N.º ${number}, ${customer}: ${total}`,
    noPhone: "Sin teléfono",
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
