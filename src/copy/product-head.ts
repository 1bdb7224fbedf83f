/** The part of "Mis productos" that is there before the list: every screen of the panel loads it. */
export const productHead = {
  title: "Mis productos",
  loadLong: "Cargar producto",
  changePrices: "Cambiar precios",
  changeShort: "Precios",
  import: "Importar",
  searchHint: "Nombre o código",
  newest: "Más nuevos",
  all: "Todos",
  category: "Categoría",
  inOffer: "En oferta",
  columns: {
    product: "Producto",
    code: "Código",
    stock: "Stock",
    category: "Categoría",
    price: "Precio",
    visible: "Visible",
    offer: "Oferta",
  },
  undo: "Deshacer",
};

export const productHeadTexts = { name: "productHead", neutral: productHead } as const;
