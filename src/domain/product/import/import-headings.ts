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
  "cost",
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

/** What a merchant may say of a column: a field, "option" if its heading is the option's name ("Talle"), or "skip". */
export const IMPORT_TARGETS = [...IMPORT_FIELDS, "option", "skip"] as const;
/** "key" is a column of vendors' files only: what identifies a product there. */
export const STORED_TARGETS = [...IMPORT_TARGETS, "key"] as const;
export type ImportTarget = (typeof STORED_TARGETS)[number];

/** Common headings, as `headingWords` writes them. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  id: ["id", "id producto", "product id", "identificador"],
  sku: [
    "sku",
    "codigo",
    "codigo sku",
    "codigo producto",
    "codigo interno",
    "codigo proveedor",
    "codigo fabrica",
    "referencia",
    "articulo codigo",
    "codigo articulo",
    "codigo barras",
    "codigo barra",
    "codigo item",
    "ean",
    "gtin",
    "upc",
    "barcode",
    "bar code",
    "gtin upc ean or isbn",
    "isbn",
    "item code",
    "product code",
    "plu",
    "numero articulo",
    "numero parte",
    "clave",
    "variant sku",
  ],
  name: [
    "nombre",
    "producto",
    "productos",
    "titulo",
    "articulo",
    "articulos",
    "nombre producto",
    "nombre articulo",
    "descripcion articulo",
    "descripcion producto",
    "descripcion corta",
    "detalle articulo",
    "detalle producto",
    "title",
    "name",
    "item",
    "product name",
    "denominacion",
    "concepto",
    "mercaderia",
  ],
  description: ["descripcion", "detalle", "detalles", "descripcion larga", "body html", "description", "observaciones"],
  category: [
    "categoria",
    "categorias",
    "rubro",
    "rubros",
    "subrubro",
    "sub rubro",
    "familia",
    "seccion",
    "linea",
    "departamento",
    "grupo",
    "tipo",
    "category",
    "categories",
    "type",
  ],
  // In the order in which one is taken for the price where a list has several.
  price: [
    "precio venta publico",
    "precio publico",
    "precio venta",
    "precio final",
    "precio minorista",
    "precio sugerido",
    "precio lista",
    "precio actual",
    "precio contado",
    "precio efectivo",
    "precio",
    "price",
    "variant price",
    "venta",
    "minorista",
    "lista 1",
    "valor",
    "importe",
    "precio unitario",
    "valor unitario",
    "precio neto",
    "precio mayorista",
    "precio distribuidor",
    "precio revendedor",
    "mayorista",
    "neto",
    "sale price",
    "selling price",
    "unit price",
    "precio oferta",
    "precio promocional",
    "precio rebajado",
  ],
  previousPrice: [
    "precio anterior",
    "precio antes",
    "precio tachado",
    "precio sin descuento",
    "precio original",
    "precio regular",
    "antes",
    "variant compare at price",
    "compare at price",
    "regular price",
    "precio normal",
    "list price",
  ],
  cost: [
    "costo",
    "coste",
    "costo unitario",
    "precio costo",
    "precio coste",
    "precio compra",
    "precio proveedor",
    "valor costo",
    "costo neto",
    "ultimo costo",
    "cost",
    "cost per item",
  ],
  stock: [
    "stock",
    "cantidad",
    "existencia",
    "existencias",
    "inventario",
    "stock actual",
    "stock disponible",
    "cantidad disponible",
    "disponible",
    "disponibles",
    "unidades",
    "saldo",
    "variant inventory qty",
    "quantity",
    "in stock",
    "on hand",
    "quantity on hand",
    "cantidad on hand",
    "stock quantity",
    "available",
    "inventory",
  ],
  unit: ["unidad", "unidad medida", "unidad venta", "medida", "se vende por", "unit"],
  step: ["se suma", "paso", "multiplo", "incremento"],
  minQuantity: [
    "minimo",
    "min",
    "cantidad min",
    "minimo pedido",
    "cantidad minima",
    "minimo compra",
    "compra minima",
    "pedido minimo",
  ],
  paused: ["pausado", "pausada", "oculto", "pausar"],
  visible: ["visible", "activo", "publicado", "mostrar tienda", "mostrar", "published", "habilitado"],
  offer: ["oferta", "ofertas", "promo", "promocion", "destacado"],
  option1: ["opcion 1", "opcion", "nombre propiedad 1", "option1 name", "variante 1", "propiedad 1"],
  value1: ["valor 1", "valor opcion 1", "valor propiedad 1", "option1 value"],
  option2: ["opcion 2", "nombre propiedad 2", "option2 name", "variante 2", "propiedad 2"],
  value2: ["valor 2", "valor opcion 2", "valor propiedad 2", "option2 value"],
  option3: ["opcion 3", "nombre propiedad 3", "option3 name", "variante 3", "propiedad 3"],
  value3: ["valor 3", "valor opcion 3", "valor propiedad 3", "option3 value"],
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

/** Headings of columns that suppliers' lists have and a shop does not need. */
const SKIPPED_HEADINGS = [
  "observacion",
  "obs",
  "nota",
  "notas",
  "fecha",
  "vencimiento",
  "iva",
  "alicuota",
  "alicuota iva",
  "descuento",
  "bonificacion",
  "marca",
  "proveedor",
  "fabricante",
  "origen",
  "peso",
  "foto",
  "imagen",
  "link",
  "url",
  "ubicacion",
  "deposito",
  "bulto",
  "unidades bulto",
  "subtotal",
  "total",
  "moneda",
];

/** Short forms of a heading's words; null drops a word that says nothing about the column. */
const WORDS: Record<string, string | null> = {
  p: "precio",
  pr: "precio",
  prec: "precio",
  pcio: "precio",
  precios: "precio",
  cod: "codigo",
  cdgo: "codigo",
  codigos: "codigo",
  ref: "referencia",
  art: "articulo",
  arts: "articulo",
  prod: "producto",
  desc: "descripcion",
  descr: "descripcion",
  descrip: "descripcion",
  cant: "cantidad",
  cantidades: "cantidad",
  qty: "cantidad",
  cat: "categoria",
  categ: "categoria",
  rub: "rubro",
  fam: "familia",
  dto: "descuento",
  bonif: "bonificacion",
  unit: "unitario",
  unitaria: "unitario",
  uni: "unidad",
  unid: "unidad",
  um: "unidad medida",
  nro: "numero",
  num: "numero",
  vta: "venta",
  pub: "publico",
  may: "mayorista",
  sug: "sugerido",
  ant: "anterior",
  exist: "existencia",
  inv: "inventario",
  disp: "disponible",
  obs: "observacion",
  vto: "vencimiento",
  prov: "proveedor",
  pvp: "precio venta publico",
  pvs: "precio sugerido",
  pl: "precio lista",
  de: null,
  del: null,
  la: null,
  el: null,
  al: null,
  a: null,
  en: null,
  por: null,
  y: null,
  ars: null,
  usd: null,
  eur: null,
  mxn: null,
  clp: null,
  cop: null,
  pen: null,
  uyu: null,
  pesos: null,
  dolares: null,
};

/** What a heading says besides the field: taxes, the month and the year of the list. */
const ASIDES =
  /\b(?:(?:con|c|mas|\+|sin|s|incl|incluido|inc|no incluye|incluye)\s+(?:el\s+)?(?:iva|imp|impuestos|igv|itbms)|(?:iva|igv)\s+(?:incluido|incl|inc)|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept?iembre|octubre|noviembre|diciembre|20\d\d)\b/g;

/** "PRECIO UNIT.", "Prec. Unitario ($)" and "P. Unit." are all "precio unitario". */
function headingWords(heading: string): string {
  const words = foldText(heading)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  // A heading that consists of these alone is about them: "IVA incluido", "Mayo".
  const kept = words.replace(ASIDES, " ").trim() || words;
  const letters = kept.replace(/\b(?:[a-z] )+[a-z]\b/g, (spaced) => INITIALS[spaced] ?? spaced);
  return letters
    .split(/\s+/)
    .flatMap((word) => (Object.hasOwn(WORDS, word) ? (WORDS[word] ?? []) : word))
    .join(" ");
}

/** Initials that a heading writes with dots. */
const INITIALS: Record<string, string> = { "p v p": "pvp", "p v s": "pvs", "u m": "um", "p l": "pl" };

const targetsByHeading = new Map<string, ImportTarget>([
  ...SKIPPED_HEADINGS.map((heading) => [heading, "skip"] as const),
  ...OPTION_HEADINGS.map((heading) => [heading, "option"] as const),
  ...IMPORT_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [heading, field] as const)),
]);
const plainTargets = new Map<string, ImportTarget>(
  IMPORT_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [heading, field] as const)),
);

/** The first of these whose words are all in the heading decides what a longer heading means. */
const WORD_RULES: readonly [ImportTarget, readonly string[]][] = [
  ["skip", ["total"]],
  ["skip", ["subtotal"]],
  ["skip", ["fecha"]],
  ["skip", ["descuento"]],
  ["skip", ["bulto"]],
  ["previousPrice", ["precio", "anterior"]],
  ["cost", ["costo"]],
  ["cost", ["coste"]],
  ["cost", ["precio", "compra"]],
  ["price", ["precio"]],
  ["sku", ["codigo"]],
  ["stock", ["stock"]],
  ["stock", ["cantidad"]],
  ["category", ["rubro"]],
  ["category", ["categoria"]],
  ["name", ["descripcion"]],
  ["name", ["producto"]],
  ["name", ["articulo"]],
];

/** Codes for tills, which are the product's code where no other column is. */
const BARCODES = [
  "codigo barras",
  "codigo barra",
  "ean",
  "gtin",
  "upc",
  "barcode",
  "bar code",
  "gtin upc ean or isbn",
  "isbn",
];

/** Prices without a discount, which are the price where a list has no other. */
const REGULAR_PRICES = ["regular price", "precio regular", "precio normal", "precio original", "list price"];
export const isRegularPrice = (heading: string): boolean =>
  REGULAR_PRICES.includes(plainWords(heading)) || REGULAR_PRICES.includes(headingWords(heading));

const plainWords = (heading: string) =>
  foldText(heading)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Prices of which the heading does not tell whether the shop pays or asks them. */
const EITHER = ["unitario", "neto", "mayorista", "distribuidor", "revendedor"];

export interface HeadingMeaning {
  target: ImportTarget;
  /** Of several prices or codes the lowest is taken; infinite for a heading that is only like one. */
  rank: number;
  /** The price could as well be what the shop pays. */
  either: boolean;
  /** The heading is in the dictionary, and not only one of its words. */
  exact: boolean;
}

const MAX_WORDS = 6;

/** What a heading says about its column; undefined if nothing. */
export function headingMeaning(heading: string): HeadingMeaning | undefined {
  // Headings in English, such as "Unit", are no short forms of Spanish ones.
  const plain = plainWords(heading);
  const words = headingWords(heading);
  const exact = plainTargets.get(plain) ?? targetsByHeading.get(words);
  const parts = words.split(" ");
  const either = EITHER.some((word) => parts.includes(word));
  if (exact) {
    const isBarcode = BARCODES.includes(plain) || BARCODES.includes(words);
    const rank = exact === "price" ? Math.max(HEADINGS.price.indexOf(words), HEADINGS.price.indexOf(plain)) : 0;
    return { target: exact, exact: true, rank: isBarcode ? 1 : Math.max(0, rank), either };
  }
  if (parts.length > MAX_WORDS) return undefined;
  const rule = WORD_RULES.find(([, needed]) => needed.every((word) => parts.includes(word)));
  return rule ? { target: rule[0], exact: false, rank: Number.POSITIVE_INFINITY, either } : undefined;
}

/** Whether the text is a heading of the dictionary, by which the row of the headings is found. */
export function isHeading(text: string): boolean {
  const meaning = text.length <= 60 ? headingMeaning(text) : undefined;
  return meaning?.exact === true && meaning.target !== "skip";
}
