/** A shop's texts without a network: on its cached pages, and on the page that replaces one that is not cached. */
export const offline = {
  lang: "es",
  prices: (moment: string) => `Sin conexión. Ves los precios del ${moment}.`,
  /** "29/11 a las 6:23" */
  moment: (day: string, hour: number, minute: string) => `${day} a ${hour === 1 ? "la" : "las"} ${hour}:${minute}`,
  back: "Ya hay conexión.",
  refresh: "Actualizar",
  install: "Instalar como app",
  title: "Sin conexión",
  missing: "Esta página no se llegó a guardar en este dispositivo.",
  catalogue: "Ver el catálogo guardado",
  order: "Ver mi pedido",
};

/** The panel's texts without a network, for the page of its service worker. */
export const panelOffline = {
  lang: "es",
  title: "Sin conexión",
  missing: "Esta pantalla necesita conexión, o todavía no se guardó en este dispositivo.",
  again: "Probar de nuevo",
  products: "Ver mis productos",
  orders: "Ver mis pedidos",
};
