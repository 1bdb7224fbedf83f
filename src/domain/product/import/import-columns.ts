import { judgeColumn, plainNumber, type Separator } from "../../money/money";
import { foldText } from "../../text";
import type { Cell, ImportTable } from "./import-table";

/** What a column may hold, in the order in which files are written. */
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

export interface ImportColumns {
  targets: ImportTarget[];
  /** The decimal separator somebody chose for a column; null leaves it to what the column shows. */
  decimals: (Separator | null)[];
  /** Rows without ID and code mean the product of the same name. */
  byName: boolean;
  /** Somebody has looked at them. */
  confirmed: boolean;
}

/** The fields whose columns hold numbers. */
export const NUMBER_FIELDS: readonly ImportTarget[] = ["price", "previousPrice", "stock", "step", "minQuantity"];

/** Headings people give, folded and with blanks for all signs. */
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
function targetOf(heading: string): ImportTarget | undefined {
  const words = foldText(heading)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return targetsByHeading.get(words);
}

export function isHeading(text: string): boolean {
  return targetOf(text) !== undefined;
}

const MAX_OPTIONS = 3;

/** The guess to be confirmed: by heading, each field once, the first column that fits. */
export function guessColumns({ header }: ImportTable): ImportColumns {
  const taken = new Set<ImportTarget>();
  const free = (target: ImportTarget) => {
    if (target === "option") return header.filter((name) => targetOf(name) === "option").length <= MAX_OPTIONS;
    // Both say the same, the other way round.
    if (target === "visible" && taken.has("paused")) return false;
    if (target === "paused" && taken.has("visible")) return false;
    return !taken.has(target);
  };
  const targets = header.map((heading): ImportTarget => {
    const target = targetOf(heading);
    if (!target || !free(target)) return "skip";
    taken.add(target);
    return target;
  });
  // A list of "Descripción; Precio" calls its products by their description.
  const description = targets.indexOf("description");
  if (!taken.has("name") && description >= 0) targets[description] = "name";
  return { targets, decimals: header.map(() => null), byName: false, confirmed: false };
}

export type ColumnProblem = "noName" | "twice" | "tooManyOptions" | "pausedAndVisible" | "valueWithoutOption";

/** Why rows cannot be read with these columns. */
export function columnsProblem(targets: readonly ImportTarget[]): ColumnProblem | null {
  const fields = targets.filter((target) => target !== "skip" && target !== "option");
  if (new Set(fields).size !== fields.length) return "twice";
  if (!fields.some((field) => field === "name" || field === "id" || field === "sku")) return "noName";
  if (fields.includes("paused") && fields.includes("visible")) return "pausedAndVisible";
  const options = targets.filter((target) => target === "option" || /^value\d$/.test(target)).length;
  if (options > MAX_OPTIONS) return "tooManyOptions";
  const lonely = [1, 2, 3].some(
    (n) => fields.includes(`value${n}` as ImportField) !== fields.includes(`option${n}` as ImportField),
  );
  return lonely ? "valueWithoutOption" : null;
}

const textsOf = (table: ImportTable, column: number): string[] =>
  table.rows.map(({ cells }) => cells[column] ?? "").filter((cell): cell is string => typeof cell === "string");

export interface ColumnNumbers {
  decimal: Separator | null;
  certain: boolean;
  /** A cell that reads differently with the other separator, and how; null when the question does not arise. */
  example: { text: string; comma: string; dot: string } | null;
}

/** How a column of numbers is read; null for a column of something else. */
export function columnNumbers(table: ImportTable, columns: ImportColumns, column: number): ColumnNumbers | null {
  if (!NUMBER_FIELDS.includes(columns.targets[column] ?? "skip")) return null;
  const texts = textsOf(table, column);
  return { ...judgeColumn(texts, columns.decimals[column] ?? undefined), example: unclear(texts) };
}

function unclear(texts: readonly string[]): ColumnNumbers["example"] {
  for (const text of texts) {
    const [comma, dot] = [plainNumber(text, ","), plainNumber(text, ".")];
    if (comma === null || dot === null || Number(comma) === Number(dot)) continue;
    return { text: text.trim(), comma: shortest(comma), dot: shortest(dot) };
  }
  return null;
}

/** "1.500" that is one and a half reads "1,5": no zeros that could be thousands. */
const shortest = (plain: string) =>
  plain
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "")
    .replace(".", ",");

const SAMPLES = 3;

/** The first cells that say something, to recognise a column by. */
export function columnSamples(table: ImportTable, column: number): string[] {
  const texts = table.rows.map(({ cells }) => cellText(cells[column] ?? "").trim()).filter((text) => text !== "");
  return [...new Set(texts.slice(0, 200))].slice(0, SAMPLES).map((text) => text.slice(0, 60));
}

/** A cell as a person reads it. */
export function cellText(cell: Cell): string {
  return typeof cell === "number" ? String(cell).replace(".", ",") : cell;
}
