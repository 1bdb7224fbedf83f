import { countryWords } from "~/copy/country-words";
import { quantityOf } from "~/copy/quantity-of";
import type { OrderMessageWords } from "~/domain/order/place/message";

/** The WhatsApp draft, in neutral words. The greeting is verbatim from the specification: docs/product.md#whatsapp-message. */
export const orderMessageCopy: OrderMessageWords = {
  greeting: (tent) => `Hola ${tent}. Te escribo desde tu catálogo digital`,
  order: (number) => `*Pedido N.º ${number}*`,
  priceList: (name) => `Con los precios de la lista ${name}`,
  line: (quantity, name, price) => `${quantityOf(quantity, name)} - ${price}`,
  askPrice: "a consultar",
  more: (count, amount) => `… y ${count === 1 ? "1 producto" : `${count} productos`} más - ${amount}`,
  discount: "Descuento",
  discountLine: (name, amount) => `${name}: ${amount}`,
  deliveryCost: (amount) => `Costo de envío: ${amount}`,
  deliveryTerms: { free: "gratis", toAgree: "a convenir" },
  freeBy: (name) => `gratis (${name})`,
  total: (amount) => `*Total: ${amount}*`,
  totalWithUnpriced: (amount) => `*Total: ${amount} + productos a consultar*`,
  customer: (name) => `Nombre: ${name}`,
  delivery: (address) => `Envío: ${address}`,
  pickup: "Retiro",
  branch: (name) => `Sucursal: ${name}`,
  pickupAt: (branch) => `Retiro: ${branch}`,
  payment: (method, to) => {
    const name = { CASH: "efectivo", TRANSFER: "transferencia", OTHER: "a convenir" }[method];
    return method === "TRANSFER" && to !== "" ? `Pago: ${name} a ${to}` : `Pago: ${name}`;
  },
  note: (note) => `Nota: ${note}`,
  holiday: (until) => `La tienda está cerrada por vacaciones hasta el ${until}`,
  closed: (time, inDays, weekday) =>
    `La tienda está cerrada y responde ${inDays > 0 ? `el ${weekday}` : "hoy"} desde ${time}`,
  link: (url) => `Ver pedido: ${url}`,
};

/** The draft's words in the shop's country. */
export function orderMessageFor(countryId: number): OrderMessageWords {
  const { pickup, delivery } = countryWords(countryId) ?? {};
  return {
    ...orderMessageCopy,
    ...(pickup ? { pickup, pickupAt: (branch) => `${pickup}: ${branch}` } : null),
    ...(delivery ? { delivery: (address) => `${delivery}: ${address}` } : null),
  };
}
