/** The panel's frame around every screen of a merchant. */
export const panelCopy = {
  /** Verbatim from the specification, after the home: docs/product.md#menu. */
  menu: {
    home: "Inicio",
    settings: "Ajustes",
    profile: "Mi perfil",
    orders: "Mis pedidos",
    categories: "Mis Categorias",
    products: "Mis productos",
    shop: "Mi tienda",
    stats: "Estadisticas",
    news: "Novedades",
    payments: "Mis pagos",
    support: "Ayuda",
    logout: "Salir",
  },
  /** A new order, on whatever screen. */
  arrived: {
    text: "Pedido nuevo de {name}: {total}",
    elsewhere: "Pedido nuevo en {shop}, de {name}: {total}",
    see: "Ver",
  },
  /** The team's message above every screen. */
  message: { label: "Aviso del equipo", dismiss: "Ocultar este aviso" },
  more: "Más",
  mainNavigation: "Principal",
  wholeMenu: "Menú",
  moreMenu: "Más opciones",
  loading: "Cargando {screen}",
  skipToContent: "Ir al contenido",
  home: "Ir al inicio",
  openShop: "Ver mi tienda en otra pestaña",
  shops: {
    title: "Tus tiendas",
    change: "Cambiar de tienda",
    see: "Ver mi tienda",
    add: "Abrir otra tienda",
  },
  back: "Volver",
  unseen: "Sin ver:",
  darkTheme: "Modo oscuro",
  lightTheme: "Modo claro",
  openingShop: "Abriendo tu tienda…",
  close: "Cerrar",
  /** The parts of the home's card of today that are there before its figures. */
  today: { title: "Hoy", sold: "Ventas", orders: "Pedidos" },
  preview: {
    title: "Así se ve",
    live: "En vivo",
  },
};

export type PanelCopy = typeof panelCopy;

export const panelTexts = { name: "panel", neutral: panelCopy } as const;
