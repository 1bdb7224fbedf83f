import { MONTHS, WEEK_DAYS } from "~/copy/calendar";
import { ARGENTINA } from "~/copy/country";
import { countryWords } from "~/copy/country-words";
import type { RepeatChange } from "~/domain/catalogue/cart/repeat";
import type { DateWords } from "~/domain/order/place/order-date";
import type { OrderProgress } from "~/domain/order/place/progress";

/** Times as a country reads them: "18:20 h", or "6:20 p. m.". */
const timesWith = (hour: (time: string) => string) => ({
  hour,
  at: (day: string, time: string) => `${day}, ${hour(time)}`,
});

function inTwelveHours(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "a." : "p."}\u00a0m.`;
}

/** The orders that a device remembers, in a file of its own so that a visitor loads no other texts; neutral wording. */
export const myOrders = {
  title: "Mis pedidos",
  dates: { days: WEEK_DAYS.map((day) => day.toLowerCase()), months: MONTHS } satisfies DateWords as DateWords,
  ...timesWith((time) => `${time}\u00a0h`),
  number: (number: number) => `pedido ${number}`,
  progress: {
    received: "Recibido",
    preparing: "Preparando",
    ready: "Listo",
    sent: "Enviado",
    pickedUp: "Retirado",
    cancelled: "Cancelado",
    closed: "Terminado",
  } satisfies Record<OrderProgress, string> as Record<OrderProgress, string>,
  missing: "La tienda ya no lo tiene",
  stale: "Sin conexión. Ves los estados de la última vez que se actualizaron.",
  moreProducts: (count: number) => (count === 1 ? " producto más" : " productos más"),
  seeAll: (count: number) => (count === 1 ? "Ver 1 pedido" : `Ver todos (${count})`),
  toAsk: "A consultar",
  forget: "Borrar la lista de este dispositivo",
  forgetSure: "¿Borrar la lista? La tienda conserva los pedidos, pero desde aquí ya no los verás.",
  forgetYes: "Borrar",
  no: "Ahora no",
  repeat: "Repetir",
  ofOrder: (date: string) => ` el pedido del ${date}`,
  /** What is said before an order is added to the cart again. */
  again: {
    title: "Antes de repetir",
    looking: "Buscando los precios de hoy…",
    inCart: (count: number) =>
      count === 1 ? "Ya hay 1 producto en tu pedido: se suman." : `Ya hay ${count} productos en tu pedido: se suman.`,
    add: (count: number) => (count === 1 ? "Agregar 1 producto" : `Agregar ${count} productos`),
    none: "No hay nada de este pedido para agregar ahora.",
    change: {
      paused: "ya no está disponible",
      gone: "ya no está disponible",
      soldOut: "se agotó",
      tooLarge: "no se puede pedir tanta cantidad",
      full: "no entra, tu pedido ya tiene 100 productos distintos",
    } satisfies Record<Exclude<RepeatChange["kind"], "priceChanged" | "lessStock" | "quantityAdjusted">, string>,
    price: (before: string, now: string) => `cambió de ${before} a ${now}`,
    ask: "a consultar",
    quantity: (quantity: string) => `ahora puedes llevar ${quantity}`,
    notKept: "Este navegador no deja guardar el pedido. Sal del modo privado o pide por WhatsApp.",
    offline: "Sin conexión. Prueba otra vez cuando vuelva la red.",
    suspended: "La tienda no está recibiendo pedidos por ahora.",
    missing: "La tienda ya no tiene este pedido.",
    tooMany: "Hubo demasiados intentos seguidos. Espera un momento y prueba otra vez.",
    failed: "No se pudo repetir. Prueba otra vez.",
  },
};

export type MyOrdersCopy = typeof myOrders;

/** What differs in Argentina. */
export const myOrdersAr: Partial<MyOrdersCopy> = {
  forgetSure: "¿Borrar la lista? La tienda conserva los pedidos, pero desde acá ya no los vas a ver.",
  again: {
    ...myOrders.again,
    quantity: (quantity: string) => `ahora podés llevar ${quantity}`,
    notKept: "Este navegador no deja guardar el pedido. Salí del modo privado o pedí por WhatsApp.",
    offline: "Sin conexión. Probá otra vez cuando vuelva la red.",
    tooMany: "Hubo demasiados intentos seguidos. Esperá un momento y probá otra vez.",
    failed: "No se pudo repetir. Probá otra vez.",
  },
};

/** The wording in the shop's country. */
export function myOrdersCopyFor(countryId: number): MyOrdersCopy {
  if (countryId === ARGENTINA) return { ...myOrders, ...myOrdersAr };
  const { collects, twelveHours } = countryWords(countryId) ?? {};
  return {
    ...myOrders,
    ...(twelveHours ? timesWith(inTwelveHours) : null),
    ...(collects ? { progress: { ...myOrders.progress, pickedUp: "Recogido" } } : null),
  };
}
