import { bank, bankAr } from "~/copy/bank";
import { ARGENTINA } from "~/copy/country";
import { shopScript, shopScriptAr } from "~/copy/shop-script";
import type { Unit } from "~/domain/money/unit";
import type { PaymentMethod } from "~/domain/order/place/payment";

/** The texts of the cart page in the browser, in a file of their own so that no other page loads them; neutral wording. */
export const cart = {
  ...shopScript,
  title: "Tu pedido",
  empty: "Tu pedido está vacío",
  emptyHelp: "Lo que agregues aparece en esta página.",
  seeCatalogue: "Ver catálogo",
  lines: "Productos del pedido",
  each: (price: string, unit: string) => `${price} ${unit ? `por ${unit}` : "c/u"}`,
  quantityOf: (name: string) => `Cantidad de ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Quitaste ${name}.`,
  undo: "Deshacer",
  missing: (price: string) => `Te faltan ${price}`,
  missingFor: (minimum: string) => `para el mínimo de ${minimum}`,
  reached: (minimum: string) => `Llegaste al mínimo de ${minimum}`,
  minimumLabel: "Mínimo de compra",
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
  bank,
  zone: "Zona",
  /** Asked for only where the order is collected, so it says why. */
  branch: "Sucursal, donde te esperan con el pedido",
  address: "Dirección",
  name: "Tu nombre",
  phone: "Tu teléfono",
  note: "Nota para la tienda",
  noteExample: "Por ejemplo: después de las 18",
  optional: "(opcional)",
  nameMissing: "Escribe tu nombre.",
  nameLong: "El nombre puede tener hasta 80 letras.",
  addressMissing: "Falta la dirección de entrega.",
  addressLong: "La dirección puede tener hasta 200 letras.",
  phoneWrong: "El teléfono lleva solo números, con característica.",
  noteLong: "La nota puede tener hasta 500 letras.",
  zoneMissing: "Falta la zona de envío.",
  branchMissing: "Falta la sucursal.",
  summary: "Resumen",
  subtotal: "Productos",
  total: "Total",
  send: "Enviar por WhatsApp",
  save: "Guardar pedido",
  sending: "Guardando el pedido…",
  opensWhatsapp: "Se abre WhatsApp con el pedido escrito. Todavía no se paga nada.",
  failed: "No pudimos guardar el pedido. Revisa tu conexión y prueba otra vez.",
  waiting: "Sin conexión: el pedido queda guardado en este teléfono y sale apenas vuelva la red.",
  unsent: "Este pedido quedó sin enviar por falta de conexión. Ya se puede enviar.",
  unhold: "No enviar todavía",
  tooMany: "Hubo demasiados pedidos seguidos. En un momento se puede otra vez.",
  changed: "La tienda cambió algo desde que armaste el pedido. Revísalo y envíalo otra vez.",
  priceChanged: (before: string, now: string) => `cambió de ${before} a ${now}`,
  gone: "ya no está disponible",
  soldOut: "se agotó",
  nowQuantity: (quantity: string) => `la cantidad pasó a ${quantity}`,
  suspended: "Esta tienda no está recibiendo pedidos por ahora.",
  noChat: "La tienda recibe el pedido y te responde.",
  pick: "Elegir…",
  units: { UNIT: "", KG: "kg", HUNDRED_GRAMS: "100 g", METRE: "m", DOZEN: "docena", PACKAGE: "bulto" } satisfies Record<
    Unit,
    string
  >,
  sentNumber: (number: number) => `Pedido N.º ${number}`,
  sentTitle: "¡Listo! Guardamos tu pedido.",
  sentHelp: "¿No se abrió WhatsApp? Está en este botón. La tienda te responde por ese chat.",
  openWhatsapp: "Abrir WhatsApp",
  copy: "Copiar pedido",
  copied: "Pedido copiado",
  follow: "Ver el estado del pedido",
  keepLooking: "Seguir mirando el catálogo",
};

export type CartCopy = typeof cart;

/** What differs in Argentina. */
const cartAr: Partial<CartCopy> = {
  ...shopScriptAr,
  howToGet: "¿Cómo lo recibís?",
  howToPay: "¿Cómo pagás?",
  bank: bankAr,
  nameMissing: "Escribí tu nombre.",
  failed: "No pudimos guardar el pedido. Revisá tu conexión y probá otra vez.",
  changed: "La tienda cambió algo desde que armaste el pedido. Revisalo y envialo otra vez.",
};

/** The cart's wording in the shop's country, without the country's own names (`cartNamesFor`). */
export const cartCopyFor = (countryId: number): CartCopy => (countryId === ARGENTINA ? { ...cart, ...cartAr } : cart);

export const cartTexts = { name: "cart", neutral: cart, argentine: cartAr } as const;
