import { ARGENTINA } from "~/copy/country";
import type { StyleKey } from "~/domain/theme/presets";

/** What a page has nothing of: products in the cart, in the shop, results, the page itself, orders, a shop that sells, a network. */
export type EmptyKind = "cart" | "new" | "none" | "lost" | "orders" | "off" | "offline";

/** What each style says above the plain sentence; in every country the same. */
export const emptyWords: Record<StyleKey, Record<EmptyKind, string>> = {
  guille: {
    cart: "Cero a cero",
    new: "En el calentamiento",
    none: "Sin coincidencias",
    lost: "Fuera de tabla",
    orders: "Historial en blanco",
    off: "Tiempo muerto",
    offline: "Sin señal",
  },
  celia: {
    cart: "Todo por elegir",
    new: "Detrás del telón",
    none: "Nada con ese nombre",
    lost: "Un espejo vacío",
    orders: "La primera vez",
    off: "Telón bajo",
    offline: "Un momento de silencio",
  },
  patricia: {
    cart: "Mar en calma",
    new: "Por zarpar",
    none: "No picó nada",
    lost: "A la deriva",
    orders: "Orilla sin huellas",
    off: "Marea baja",
    offline: "Bajo el agua",
  },
  sol: {
    cart: "La canasta espera",
    new: "El horno se calienta",
    none: "De eso no hay hoy",
    lost: "Solo quedaron migas",
    orders: "Ningún ticket todavía",
    off: "Persiana baja",
    offline: "Se cortó la luz",
  },
  nymeria: {
    cart: "Página en blanco",
    new: "Próxima edición",
    none: "Sin entradas",
    lost: "Un capítulo perdido",
    orders: "Índice vacío",
    off: "Punto y aparte",
    offline: "Puntos suspensivos",
  },
  rupe: {
    cart: "Vacío total",
    new: "Ya sale",
    none: "Ni rastro",
    lost: "Se voló",
    orders: "Pared limpia",
    off: "Fuera de cartel",
    offline: "Sin señal",
  },
  benito: {
    cart: "Mesa despejada",
    new: "En el taller",
    none: "En el taller no está",
    lost: "Se cayó de la pared",
    orders: "Cuaderno sin estrenar",
    off: "Taller cerrado",
    offline: "Se cortó el hilo",
  },
};

/** The plain sentences of an empty cart and of a device without orders; neutral wording. */
export const emptyPages = {
  cart: { title: "Tu pedido está vacío", help: "Lo que agregues aparece en esta página." },
  orders: {
    title: "Todavía no hay pedidos en este dispositivo",
    help: "Los pedidos que envíes desde aquí quedan en esta página.",
  },
  seeCatalogue: "Ver catálogo",
};

/** What differs in Argentina. */
export const emptyPagesAr: Partial<typeof emptyPages> = {
  orders: { ...emptyPages.orders, help: "Los pedidos que envíes desde acá quedan en esta página." },
};

/** The wording in the shop's country. */
export const emptyPagesFor = (countryId: number): typeof emptyPages =>
  countryId === ARGENTINA ? { ...emptyPages, ...emptyPagesAr } : emptyPages;
