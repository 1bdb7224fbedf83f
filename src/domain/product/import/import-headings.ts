import { foldText } from "../../text";

/** The fields a column may hold, in the order in which files are written. */
export const IMPORT_FIELDS = [
  "id",
  "sku",
  "name",
  "description",
  "category",
  "price",
  "previousPrice",
  "stock",
  "unit",
  "step",
  "minQuantity",
  "paused",
  "visible",
  "offer",
  "option1",
  "value1",
  "option2",
  "value2",
  "option3",
  "value3",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** A field, "option" for a column whose heading is the option's name ("Talle"), or "skip". */
export const IMPORT_TARGETS = [...IMPORT_FIELDS, "option", "skip"] as const;
export type ImportTarget = (typeof IMPORT_TARGETS)[number];

/** Common headings, folded and with blanks for all punctuation. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  id: ["id", "id producto", "id de producto", "product id", "identificador"],
  sku: [
    "sku",
    "codigo",
    "cod",
    "codigo sku",
    "codigo de producto",
    "codigo del producto",
    "codigo producto",
    "cod producto",
    "codigo interno",
    "referencia",
    "ref",
    "articulo codigo",
    "codigo articulo",
    "cod articulo",
    "codigo de articulo",
    "codigo de barras",
    "variant sku",
  ],
  name: [
    "nombre",
    "producto",
    "titulo",
    "articulo",
    "nombre del producto",
    "nombre de producto",
    "nombre producto",
    "title",
    "name",
    "item",
    "product name",
    "denominacion",
  ],
  description: [
    "descripcion",
    "detalle",
    "detalles",
    "descripcion del producto",
    "descripcion larga",
    "body html",
    "description",
    "observaciones",
  ],
  category: ["categoria", "categorias", "rubro", "rubros", "familia", "seccion", "linea", "tipo", "category", "type"],
  price: [
    "precio",
    "precio lista",
    "precio de lista",
    "pvp",
    "p v p",
    "p venta",
    "p unitario",
    "precio venta",
    "precio de venta",
    "precio actual",
    "precio final",
    "precio unitario",
    "precio minorista",
    "precio publico",
    "precio al publico",
    "valor",
    "importe",
    "price",
    "variant price",
  ],
  previousPrice: [
    "precio anterior",
    "precio antes",
    "precio tachado",
    "precio sin descuento",
    "precio original",
    "antes",
    "variant compare at price",
    "compare at price",
  ],
  stock: [
    "stock",
    "cantidad",
    "existencia",
    "existencias",
    "inventario",
    "stock actual",
    "disponible",
    "disponibles",
    "unidades",
    "variant inventory qty",
    "quantity",
  ],
  unit: ["unidad", "unidad de medida", "unidad de venta", "medida", "um", "se vende por", "unit"],
  step: ["se suma de a", "paso", "multiplo", "incremento"],
  minQuantity: ["minimo", "minimo por pedido", "cantidad minima", "minimo de compra", "compra minima"],
  paused: ["pausado", "pausada", "oculto", "pausar"],
  visible: ["visible", "activo", "publicado", "mostrar en tienda", "mostrar", "published", "habilitado"],
  offer: ["oferta", "en oferta", "ofertas", "promo", "promocion", "destacado"],
  option1: ["opcion 1", "opcion", "nombre de propiedad 1", "option1 name", "variante 1", "propiedad 1"],
  value1: ["valor 1", "valor opcion 1", "valor de propiedad 1", "option1 value"],
  option2: ["opcion 2", "nombre de propiedad 2", "option2 name", "variante 2", "propiedad 2"],
  value2: ["valor 2", "valor opcion 2", "valor de propiedad 2", "option2 value"],
  option3: ["opcion 3", "nombre de propiedad 3", "option3 name", "variante 3", "propiedad 3"],
  value3: ["valor 3", "valor opcion 3", "valor de propiedad 3", "option3 value"],
};

const OPTION_HEADINGS = [
  "talle",
  "talles",
  "talla",
  "tallas",
  "tamano",
  "tamanos",
  "color",
  "colores",
  "sabor",
  "sabores",
  "aroma",
  "material",
  "modelo",
  "variante",
  "presentacion",
  "estampado",
  "size",
];

const targetsByHeading = new Map<string, ImportTarget>([
  ...IMPORT_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [heading, field] as const)),
  ...OPTION_HEADINGS.map((heading) => [heading, "option"] as const),
]);

/** "Precio ($):" and "PRECIO" are the same heading. */
export function targetOf(heading: string): ImportTarget | undefined {
  const words = foldText(heading)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return targetsByHeading.get(words);
}

export function isHeading(text: string): boolean {
  return targetOf(text) !== undefined;
}
