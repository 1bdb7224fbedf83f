import { ARGENTINA } from "~/copy/country";
import type { PaymentMethod } from "~/domain/order/place/payment";
import type { OrderProgress } from "~/domain/order/place/progress";

/** The page of an order, `/catalogo/pedidos`, and a shop's other dead ends; neutral wording. */
export const orderPage = {
  number: (number: number) => `Pedido ${number}`,
  /** The heading, by how far the order has come. */
  heading: {
    received: "¡Gracias!",
    preparing: "Lo están preparando",
    ready: "Ya está listo",
    sent: "Va en camino",
    pickedUp: "¡Que lo disfrutes!",
    cancelled: "Este pedido se canceló",
    closed: "Este pedido terminó",
  } satisfies Record<OrderProgress, string> as Record<OrderProgress, string>,
  thanks: (name: string) => `¡Gracias, ${name}!`,
  state: "Estado del pedido",
  confirmedAt: (time: string) => `se confirmó a ${/^1:/.test(time) ? "la" : "las"} ${time}`,
  confirmedOn: (day: string, time: string) => `se confirmó el ${day}, ${time}`,
  waiting: "cuando la tienda lo confirme",
  next: "Qué sigue",
  /** What the customer can expect, by how far the order has come and how it is handed over. */
  expect: {
    received: "La tienda te responde por WhatsApp para confirmarlo.",
    receivedNoChat: "La tienda ya tiene tu pedido y se va a comunicar contigo.",
    preparing: "La tienda te avisa cuando esté listo.",
    readyPickup: "Ya puedes pasar a buscarlo.",
    readyDelivery: "Sale para tu dirección.",
    sent: "Si tarda, escribe a la tienda.",
    pickedUp: "Si algo no está bien, escribe a la tienda.",
    cancelled: "La tienda lo canceló. Si fue un error, escríbele.",
    closed: "La tienda lo dio por terminado. Si falta algo, escríbele.",
  },
  notSent: "Si no llegaste a mandar el mensaje de WhatsApp, toca el botón.",
  map: "Ver en el mapa",
  payment: "Pago",
  paid: "recibido",
  /** When each way of paying is due; `pickup` if the order is collected. */
  due: (method: PaymentMethod, name: string, pickup: boolean) =>
    method === "CASH" ? `${name}, ${pickup ? "al buscarlo" : "al recibirlo"}` : name,
  courier: (courier: string) => `Lo lleva ${courier}`,
  tracking: (number: string) => `seguimiento ${number}`,
  write: "Escribir a la tienda",
  repeat: "Repetir pedido",
  ordered: "Lo que pediste",
  units: (count: string) => (count === "1" ? `${count} unidad` : `${count} unidades`),
  products: "Productos",
  discount: "Descuento",
  free: "Gratis",
  /** The row of the cost of an order of a shop that never said how orders are received. */
  handover: "Entrega",
  toAgree: "A convenir",
  total: "Total",
  plusAsk: "+ productos a consultar",
  toAsk: "A consultar",
  /** How it is paid; `name` is the country's. */
  paidBy: (method: PaymentMethod, name: string) =>
    ({
      CASH: "Pago en efectivo.",
      TRANSFER: `Pago por ${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
      OTHER: "Pago a convenir.",
    })[method],
  collectedBy: (name: string) => `Lo pasa a buscar ${name}.`,
  receivedBy: (name: string) => `Lo recibe ${name}.`,
  mine: {
    help: "Guardados en este dispositivo. Para verlos no hace falta cuenta ni contraseña.",
    needsScript: "Esta lista se guarda en el dispositivo y necesita JavaScript, que está apagado en este navegador.",
    see: "Ver mis pedidos",
  },
  lost: {
    title: "Aquí no quedó nada",
    help: "La página se movió o el producto ya no está. El resto de la tienda sigue en su lugar.",
  },
  unseen: {
    title: "Sin conexión",
    help: "Esta página no se llegó a guardar en este dispositivo. Lo que ya viste se abre igual.",
    catalogue: "Ver el catálogo guardado",
    order: "Ver mi pedido",
  },
  links: {
    products: (count: number) => (count === 1 ? "1 producto" : `${count} productos`),
  },
};

export type OrderPageCopy = typeof orderPage;

/** What differs in Argentina. */
export const orderPageAr: Partial<OrderPageCopy> = {
  expect: {
    ...orderPage.expect,
    receivedNoChat: "La tienda ya tiene tu pedido y se va a comunicar con vos.",
    readyPickup: "Ya podés pasar a buscarlo.",
    sent: "Si tarda, escribile a la tienda.",
    pickedUp: "Si algo no está bien, escribile a la tienda.",
    cancelled: "La tienda lo canceló. Si fue un error, escribile.",
    closed: "La tienda lo dio por terminado. Si falta algo, escribile.",
  },
  notSent: "Si no llegaste a mandar el mensaje de WhatsApp, tocá el botón.",
  lost: { ...orderPage.lost, title: "Acá no quedó nada" },
};

/** The wording in the shop's country. */
export const orderPageCopyFor = (countryId: number): OrderPageCopy =>
  countryId === ARGENTINA ? { ...orderPage, ...orderPageAr } : orderPage;
