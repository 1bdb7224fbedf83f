import { bank, bankAr } from "~/copy/bank";
import { ARGENTINA } from "~/copy/country";
import type { Unit } from "~/domain/money/quantity";
import type { PaymentMethod } from "~/domain/order/place/payment";
import type { OpeningWords } from "~/domain/tent/hours";

const WEEKDAYS = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];

/** The cart's texts for the browser, in a file of their own so that a visitor loads no others; neutral wording. */
export const cart = {
  label: "Tu pedido",
  title: "Tu pedido",
  view: "Ver pedido",
  count: (count: number) => (count === 1 ? "1 producto" : `${count} productos`),
  viewWith: (count: number) => `: ${count === 1 ? "1 producto" : `${count} productos`}`,
  inOrder: (count: string) => `, hay ${count} en tu pedido`,
  announce: (count: number, total: string) =>
    `Tu pedido: ${count === 1 ? "1 producto" : `${count} productos`}, total ${total}`,
  plusAsk: "+ productos a consultar",
  full: "El pedido ya tiene 100 productos distintos. Envíalo y arma otro.",
  notKept: "Este navegador no deja guardar el pedido. Sal del modo privado o pide por WhatsApp.",
  empty: "Tu pedido está vacío",
  emptyHelp: "Suma productos del catálogo y vuelve para enviarlo.",
  seeCatalogue: "Ver catálogo",
  lines: "Productos del pedido",
  each: (price: string, unit: string) => `${price} ${unit ? `por ${unit}` : "c/u"}`,
  ask: "A consultar",
  quantityOf: (name: string) => `Cantidad de ${name}`,
  removeOne: "Quitar uno",
  addOne: "Agregar uno",
  remove: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Quitaste ${name}.`,
  undo: "Deshacer",
  badQuantity: (example: string) => `Escribe una cantidad, por ejemplo ${example}.`,
  missing: (price: string) => `Te faltan ${price}`,
  missingFor: (minimum: string) => `para el mínimo de ${minimum}`,
  reached: (minimum: string) => `Llegaste al mínimo de ${minimum}`,
  minimumLabel: "Avance hacia el mínimo de compra",
  minimumPurchaseWhy: (minimum: string) => `El pedido mínimo de esta tienda es de ${minimum}.`,
  addMore: "Sumar productos",
  howToGet: "¿Cómo lo recibes?",
  pickup: "Retiro",
  delivery: "Envío",
  free: "Gratis",
  toAgree: "A convenir",
  missingForFree: (price: string) => `Te faltan ${price} para el envío gratis.`,
  howToPay: "¿Cómo pagas?",
  pay: { CASH: "Efectivo", TRANSFER: "Transferencia", OTHER: "Otro medio, a convenir" } satisfies Record<
    PaymentMethod,
    string
  >,
  less: (percent: number) => `−${percent} %`,
  discount: "Descuento",
  bank,
  zone: "Zona",
  branch: "Sucursal",
  address: "Dirección",
  name: "Tu nombre",
  phone: "Tu teléfono",
  note: "Nota para la tienda",
  noteExample: "Por ejemplo: después de las 18",
  optional: "(opcional)",
  nameMissing: "Escribe tu nombre.",
  nameLong: "El nombre puede tener hasta 80 letras.",
  addressMissing: "Escribe la dirección de entrega.",
  addressLong: "La dirección puede tener hasta 200 letras.",
  phoneWrong: "Revisa el teléfono: solo números, con característica.",
  noteLong: "La nota puede tener hasta 500 letras.",
  zoneMissing: "Elige una zona de envío.",
  branchMissing: "Elige una sucursal.",
  summary: "Resumen",
  subtotal: "Productos",
  total: "Total",
  send: "Enviar pedido por WhatsApp",
  save: "Guardar pedido",
  sending: "Guardando el pedido…",
  opensWhatsapp: "Se abre WhatsApp con el pedido escrito. Aquí no se paga nada.",
  failed: "No pudimos guardar el pedido. Revisa tu conexión y prueba otra vez.",
  waiting: "Sin conexión: el pedido queda guardado en este teléfono y sale apenas vuelva la red.",
  unsent: "Este pedido quedó sin enviar por falta de conexión. Revísalo y envíalo.",
  unhold: "No enviar todavía",
  tooMany: "Hubo demasiados pedidos seguidos. Espera un momento y prueba otra vez.",
  changed: "La tienda cambió algo desde que armaste el pedido. Revísalo y envíalo otra vez.",
  priceChanged: (before: string, now: string) => `cambió de ${before} a ${now}`,
  gone: "ya no está disponible",
  soldOut: "se agotó",
  nowQuantity: (quantity: string) => `ahora puedes llevar ${quantity}`,
  opening: {
    open: "Abierto ahora",
    openUntil: (time) => `Abierto ahora, hasta ${time}`,
    closed: "Cerrado ahora",
    opens: (time, day) =>
      `Cerrado, abre ${day === null ? "" : day === "tomorrow" ? "mañana " : `el ${WEEKDAYS[day - 1] ?? ""} `}a ${time}`,
  } satisfies OpeningWords as OpeningWords,
  suspended: "Esta tienda no está recibiendo pedidos por ahora.",
  noChat: "La tienda recibe el pedido y se comunica contigo.",
  pick: "Elegir…",
  units: { UNIT: "", KG: "kg", HUNDRED_GRAMS: "100 g", METRE: "m", DOZEN: "docena", PACKAGE: "bulto" } satisfies Record<
    Unit,
    string
  >,
  sentNumber: (number: number) => `Pedido N.º ${number}`,
  sentTitle: "¡Listo! Guardamos tu pedido.",
  sentHelp: "Si WhatsApp no se abrió, toca el botón. La tienda te responde por ese chat.",
  openWhatsapp: "Abrir WhatsApp",
  copy: "Copiar pedido",
  copied: "Pedido copiado",
  follow: "Ver el estado del pedido",
  keepLooking: "Seguir mirando el catálogo",
};

export type CartCopy = typeof cart;

/** What differs in Argentina. */
export const cartAr: Partial<CartCopy> = {
  full: "El pedido ya tiene 100 productos distintos. Envialo y armá otro.",
  notKept: "Este navegador no deja guardar el pedido. Salí del modo privado o pedí por WhatsApp.",
  emptyHelp: "Sumá productos del catálogo y volvé para enviarlo.",
  badQuantity: (example: string) => `Escribí una cantidad, por ejemplo ${example}.`,
  howToGet: "¿Cómo lo recibís?",
  howToPay: "¿Cómo pagás?",
  bank: bankAr,
  nowQuantity: (quantity: string) => `ahora podés llevar ${quantity}`,
  noChat: "La tienda recibe el pedido y se comunica con vos.",
  sentHelp: "Si WhatsApp no se abrió, tocá el botón. La tienda te responde por ese chat.",
  nameMissing: "Escribí tu nombre.",
  addressMissing: "Escribí la dirección de entrega.",
  phoneWrong: "Revisá el teléfono: solo números, con característica.",
  zoneMissing: "Elegí una zona de envío.",
  branchMissing: "Elegí una sucursal.",
  opensWhatsapp: "Se abre WhatsApp con el pedido escrito. Acá no se paga nada.",
  failed: "No pudimos guardar el pedido. Revisá tu conexión y probá otra vez.",
  unsent: "Este pedido quedó sin enviar por falta de conexión. Revisalo y envialo.",
  tooMany: "Hubo demasiados pedidos seguidos. Esperá un momento y probá otra vez.",
  changed: "La tienda cambió algo desde que armaste el pedido. Revisalo y envialo otra vez.",
};

/** The cart's wording in the shop's country. */
export const cartCopyFor = (countryId: number): CartCopy => (countryId === ARGENTINA ? { ...cart, ...cartAr } : cart);
