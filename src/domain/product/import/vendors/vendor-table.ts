import { MAX_CATEGORY_NAME } from "../../../category/limits";
import type { Separator } from "../../../money/money";
import { foldText, shorten } from "../../../text";
import { PRODUCT_LIMITS } from "../../crud/limits";
import { MAX_PRODUCT_IMAGES } from "../../images/image";
import { FIRST_CHOICES, type ImportColumns } from "../import-columns";
import type { ImportTarget } from "../import-fields";
import type { Cell, ImportTable, TableRow } from "../import-table";
import { photoAddress } from "../photo-address";
import { LEFT_BEHIND, VENDOR_LIMITS, type VendorNoteKind } from "./vendor";
import type { VendorExtras } from "./vendor-extras";
import type { VendorPrice, VendorProduct, VendorVariant } from "./vendor-product";

/** The columns of our own table that a vendor's file is translated into, with the headings that corrections show. */
const COLUMNS = [
  ["key", "Clave"],
  ["name", "Nombre"],
  ["description", "Descripción"],
  ["category", "Categoría"],
  ["price", "Precio"],
  ["previousPrice", "Precio anterior"],
  ["cost", "Costo"],
  ["sku", "Código"],
  ["stock", "Stock"],
  ["paused", "Pausado"],
  ["option1", "Opción 1"],
  ["value1", "Valor 1"],
  ["option2", "Opción 2"],
  ["value2", "Valor 2"],
  ["option3", "Opción 3"],
  ["value3", "Valor 3"],
] as const satisfies readonly (readonly [ImportTarget, string])[];
type Column = (typeof COLUMNS)[number][0];

/** The mapping of these columns. Numbers are read already; what a merchant corrects is read as in their country. */
export function vendorColumns(country: Separator): ImportColumns {
  return {
    ...FIRST_CHOICES,
    notSections: [],
    targets: COLUMNS.map(([field]) => field),
    decimals: COLUMNS.map(() => null),
    country,
  };
}

export interface VendorTable {
  table: ImportTable;
  extras: VendorExtras;
  /** The first product whose category is within others, which do not come. */
  parents: { line: number; path: string; name: string } | null;
}

type Note = (line: number, kind: VendorNoteKind, detail?: string) => void;

/** What identifies a product whose vendor gives it no handle; null if nothing does. */
function keyOf({ key, sku, name }: VendorProduct): string | null {
  const own = key || (sku === "" ? "" : `sku:${foldText(sku)}`) || (name === "" ? "" : `name:${foldText(name)}`);
  return own === "" ? null : own.slice(0, VENDOR_LIMITS.key);
}

function photosOf({ photos, line }: VendorProduct, note: Note): string[] {
  const fetchable = photos.map(photoAddress).flatMap(({ url, failure }) => (failure === null && url ? url : []));
  const bad = photos.length - fetchable.length;
  if (bad > 0) note(line, "badPhoto", String(bad));
  if (fetchable.length > MAX_PRODUCT_IMAGES) note(line, "morePhotos", String(fetchable.length - MAX_PRODUCT_IMAGES));
  return [...new Set(fetchable)].slice(0, MAX_PRODUCT_IMAGES);
}

/** The deepest category of the first path; the others are noted. */
function categoryOf({ categories: [first, ...others], line }: VendorProduct, note: Note): string {
  if (others.length > 0) note(line, "otherCategories", others.map((path) => path.join(" > ")).join(", "));
  return first?.at(-1) ?? "";
}

/** The variants within our limits: three options, different values, at most 200. */
function fittingVariants({ variants }: VendorProduct, note: Note): VendorVariant[] {
  const seen = new Set<string>();
  const fitting: VendorVariant[] = [];
  for (const variant of variants) {
    const { line } = variant;
    if (variant.options.length > PRODUCT_LIMITS.options) {
      const rest = variant.options.slice(PRODUCT_LIMITS.options).map(({ name, value }) => `${name}: ${value}`);
      note(line, "moreOptions", rest.join(", "));
    }
    const options = variant.options.slice(0, PRODUCT_LIMITS.options).map(({ name, value }) => ({
      name: shorten(name, PRODUCT_LIMITS.optionName),
      value: shorten(value, PRODUCT_LIMITS.optionValue),
    }));
    const values = options.map(({ value }) => value).join(" / ");
    const key = foldText(values);
    if (seen.has(key)) {
      note(line, "sameVariant", values);
      continue;
    }
    seen.add(key);
    fitting.push({ ...variant, options });
  }
  const beyond = fitting[PRODUCT_LIMITS.variants];
  if (beyond) note(beyond.line, "moreVariants", String(fitting.length - PRODUCT_LIMITS.variants));
  return fitting.slice(0, PRODUCT_LIMITS.variants);
}

/** The product's price is that of its first variant; the price before only if it is that of all variants at this price. */
function basePrice(variants: readonly VendorVariant[]): VendorPrice {
  const first = variants.find(({ price }) => price !== "") ?? variants[0];
  if (!first) return { price: "", previous: "" };
  const alike = variants.filter(({ price }) => price === first.price);
  const { price, previous } = first;
  return { price, previous: alike.every((one) => one.previous === previous) ? previous : "" };
}

const flag = (is: boolean) => (is ? "sí" : "no");

function rowOf(line: number, values: Partial<Record<Column, Cell>>): TableRow {
  return { line, cells: COLUMNS.map(([field]) => values[field] ?? "") };
}

function optionCells(options: VendorVariant["options"]): Partial<Record<Column, Cell>> {
  const [first, second, third] = options;
  return {
    option1: first?.name ?? "",
    value1: first?.value ?? "",
    option2: second?.name ?? "",
    value2: second?.value ?? "",
    option3: third?.name ?? "",
    value3: third?.value ?? "",
  };
}

/** Cuts a text to our limit, with a note. */
function cut(text: string, limit: number, product: VendorProduct, note: Note): string {
  if (text.length > limit) note(product.line, "cut", shorten(text, 60));
  return shorten(text, limit);
}

/** Writes a vendor's products as a table of our own, within our limits. What does not fit is noted. */
export function vendorTable(products: readonly VendorProduct[]): VendorTable {
  const rows: TableRow[] = [];
  const extras: VendorExtras = {
    products: {},
    notes: [],
    found: { products: 0, variants: 0, categories: 0, photos: 0, paused: 0, offers: 0, addresses: 0 },
  };
  const { found, notes } = extras;
  const categories = new Set<string>();
  let parents: VendorTable["parents"] = null;
  for (const product of products) {
    const name = cut(product.name, PRODUCT_LIMITS.name, product, () => {});
    const note: Note = (line, kind, detail = "") => {
      notes.push({ line, name, kind, detail: shorten(detail, 200) });
    };
    for (const { line, kind, detail } of product.notes) note(line, kind, detail);
    const key = keyOf(product);
    if (key === null) note(product.line, "noKey");
    if (key === null || product.notes.some(({ kind }) => LEFT_BEHIND.includes(kind))) continue;
    cut(product.name, PRODUCT_LIMITS.name, product, note);
    const variants = fittingVariants(product, note);
    const photos = photosOf(product, note);
    const category = cut(categoryOf(product, note), MAX_CATEGORY_NAME, product, note);
    const [path = []] = product.categories;
    if (path.length > 1) parents ??= { line: product.line, path: shorten(path.join(" > "), 120), name: category };
    const { price, previous } = variants.length > 0 ? basePrice(variants) : product;
    rows.push(
      rowOf(product.line, {
        key,
        name,
        description: cut(product.description, PRODUCT_LIMITS.description, product, note),
        category,
        price,
        previousPrice: previous,
        cost: product.cost,
        sku: product.sku,
        stock: variants.length > 0 ? "" : product.stock,
        paused: flag(product.paused),
      }),
      ...variants.map(({ line, options, ...own }) =>
        rowOf(line, {
          key,
          ...optionCells(options),
          price: own.price,
          sku: own.sku,
          stock: own.stock,
          paused: flag(own.paused),
        }),
      ),
    );
    extras.products[key] = { photos, handle: product.handle };
    if (category !== "") categories.add(foldText(category));
    found.products += 1;
    found.variants += variants.length;
    found.photos += photos.length;
    if (product.paused) found.paused += 1;
    if (previous !== "") found.offers += 1;
    if (product.handle !== null) found.addresses += 1;
  }
  found.categories = categories.size;
  return { table: { header: COLUMNS.map(([, heading]) => heading), rows }, extras, parents };
}
