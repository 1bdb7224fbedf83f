import { productHead } from "~/copy/product-head";

/** What the list of products and a product's form both say. */
export const productWords = {
  undo: productHead.undo,
  noCategory: "Sin categoría",
  toConsult: "Consultar",
  variants: "{n} variantes",
  oneVariant: "1 variante",
  duplicated: "Se creó «{name}», pausado",
  open: "Abrir",
  deleted: "«{name}» está en la papelera",
  restored: "«{name}» está otra vez en tu lista",
  backToList: "Volver a mis productos",
  close: "Cerrar",
  menu: {
    edit: "Editar",
    variants: "Variantes",
    duplicate: "Duplicar",
    view: "Ver en la tienda",
    share: "Compartir",
    delete: "Eliminar",
  },
};

export const productWordsTexts = { name: "product", neutral: productWords } as const;
