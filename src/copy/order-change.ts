import { ARGENTINA } from "~/copy/country";
import { countryWords } from "~/copy/country-words";
import type { ChangeWords } from "~/domain/order/manage/change-message";

/** The WhatsApp draft about a changed order, in neutral words. */
const orderChange: ChangeWords = {
  title: (name, number) => `Hola ${name}, *tu pedido N.º ${number} cambió*:`,
  now: (quantity) => `ahora ${quantity}`,
  price: (from, to) => `${to} (antes ${from})`,
  ask: "a consultar",
  plusAsk: "+ productos a consultar",
  facts: {
    customerName: "Nombre",
    customerPhone: "Teléfono",
    method: "Entrega",
    address: "Dirección",
    zone: "Zona",
    branchName: "Sucursal",
    paymentMethod: "Pago",
  },
  values: {
    DELIVERY: "envío",
    PICKUP: "retiro",
    CASH: "efectivo",
    TRANSFER: "transferencia",
    OTHER: "a convenir",
  },
  none: "sin definir",
  discount: "Descuento",
  deliveryCost: "Costo de envío",
  total: (to, from) => (from === null ? `*Total: ${to}*` : `*Total: ${to}* (antes ${from})`),
  more: (count) => (count === 1 ? "… y 1 cambio más" : `… y ${count} cambios más`),
  question: "¿Lo confirmas?",
  link: (url) => `Ver pedido: ${url}`,
};

/** The draft's words in the shop's country. */
export function changeWordsFor(countryId: number): ChangeWords {
  const { pickup, delivery, transfer } = countryWords(countryId) ?? {};
  return {
    ...orderChange,
    ...(countryId === ARGENTINA ? { question: "¿Lo confirmás?" } : {}),
    values: {
      ...orderChange.values,
      ...(pickup ? { PICKUP: pickup.toLowerCase() } : {}),
      ...(delivery ? { DELIVERY: delivery.toLowerCase() } : {}),
      ...(transfer ? { TRANSFER: transfer } : {}),
    },
  };
}
