import { keyHints } from "~/copy/key-hints";
import type { DeepPartial } from "~/copy/merge";

/** Keys of the panel, and the palette of Ctrl-K. */
export const keysCopy = {
  ...keyHints,
  title: "Atajos de teclado",
  close: "Cerrar",
  anywhere: "En cualquier pantalla",
  inList: "En una lista",
  go: "Ir a pantallas, productos y pedidos",
  search: "Buscar en la lista",
  newOrder: "Nuevo pedido",
  help: "Estos atajos",
  move: "Bajar y subir",
  arrows: "También con las flechas",
  pick: "Elegir",
  pickAll: "Elegir todos los de la página",
  edit: "Abrir para editar",
  price: "Ir al precio; Enter pasa al siguiente",
  show: "Visible sí o no",
  undo: "Deshacer lo último",
  single: "Atajos de una tecla",
  note: "No hacen nada mientras escribes en un campo.",
  palette: {
    title: "Ir a…",
    field: "Buscar pantallas, productos y pedidos",
    results: "Resultados",
    groups: { products: "Productos", orders: "Pedidos", actions: "Acciones", screens: "Pantallas" },
    actions: {
      newProduct: "Cargar producto",
      newOrder: "Nuevo pedido",
      prices: "Cambiar precios",
      pricesOf: (category: string) => `Cambiar precios de «${category}»`,
      pictureOf: (product: string) => `Compartir una imagen de «${product}»`,
      import: "Importar productos",
      order: "Ordenar productos",
      priceList: "Copiar lista de precios",
      keys: "Atajos de teclado",
    },
    setting: (name: string) => `Ajustes: ${name}`,
    customers: "Clientes",
    orderTitle: (number: number, name: string) => `N.º ${number}, ${name}`,
    nothing: "No encontramos nada con esas palabras.",
    searching: "Buscando…",
    failed: "Sin conexión: se muestran solo pantallas y acciones.",
    move: "moverse",
    open: "abrir",
    newTab: "en otra pestaña",
  },
};

const keysCopyAr: DeepPartial<typeof keysCopy> = {
  note: "No hacen nada mientras escribís en un campo.",
};

export const keysTexts = { name: "keys", neutral: keysCopy, argentine: keysCopyAr } as const;
