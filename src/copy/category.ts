import { categoryForm, categoryFormAr } from "~/copy/category-form";
import type { DeepPartial } from "~/copy/merge";

export const categoryCopy = {
  ...categoryForm,
  title: "Mis Categorias",
  create: "Crear categoría",
  listLabel: "Categorías",
  products: "{n} productos",
  oneProduct: "1 producto",
  noProducts: "Sin productos",
  withoutCategory: "{n} productos sin categoría",
  oneWithoutCategory: "1 producto sin categoría",
  paused: "Pausada",
  visible: "Visible",
  visibleOf: "Visible: {name}",
  drag: "Mover {name}",
  hides: "se ocultan {n} productos",
  hidesOne: "se oculta 1 producto",
  pausedHiding: "«{name}» pausada: {hidden}",
  pausedNow: "«{name}» pausada",
  undo: "Deshacer",
  moveUp: "Subir {name}",
  moveDown: "Bajar {name}",
  optionsOf: "Opciones de {name}",
  menu: {
    products: "Ver sus productos",
    order: "Ordenar sus productos",
    rename: "Cambiar el nombre",
    image: "Elegir una foto",
    changeImage: "Cambiar la foto",
    removeImage: "Quitar la foto",
    view: "Ver en la tienda",
    delete: "Eliminar",
  },
  imageSaved: "Foto guardada",
  imageRemoved: "La categoría quedó sin foto",
  retryImage: "Reintentar",
  cropTitle: "Recorta la foto",
  uploading: "Subiendo la foto…",
  renamed: "Nombre guardado",
  allPaused:
    "Todas tus categorías están pausadas. Mientras sea así, tu tienda muestra todos los productos sin dividirlos en categorías.",
  empty: {
    title: "Todavía no tienes categorías",
    text: "Con categorías tus clientes encuentran antes lo que buscan. Por ejemplo: Camisetas, Ofertas de invierno.",
  },
  failed: "No pudimos cargar tus categorías.",
  retry: "Probar de nuevo",
  rename: "Guardar",
  renameTitle: "Cambiar el nombre",
  renameHint: "La dirección de la categoría cambia con el nombre. La anterior sigue llevando a ella.",
  deleteTitle: "¿Eliminar «{name}»?",
  deleteText: "Sus {n} productos no se borran: quedan sin categoría y siguen en tu tienda.",
  deleteTextOne: "Su producto no se borra: queda sin categoría y sigue en tu tienda.",
  deleteTextEmpty: "No tiene productos.",
  deleteConfirm: "Eliminar",
  cancel: "Cancelar",
  close: "Cerrar",
  accept: "Aceptar",
  /** Verbatim from the specification: docs/product.md#success-messages. */
  created: "La categoría se ha creado correctamente",
  deleted: "La categoría se ha eliminado correctamente",
};

const categoryCopyAr: DeepPartial<typeof categoryCopy> = {
  ...categoryFormAr,
  cropTitle: "Recortá la foto",
  empty: {
    title: "Todavía no tenés categorías",
    text: "Con categorías tus clientes encuentran antes lo que buscan. Por ejemplo: Remeras, Ofertas de invierno.",
  },
};

export const categoryTexts = { name: "category", neutral: categoryCopy, argentine: categoryCopyAr } as const;
