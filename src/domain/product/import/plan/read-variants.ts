import { foldText } from "../../../text";
import { message } from "../../../validation-key";
import { PRODUCT_LIMITS } from "../../crud/limits";
import { optionNameSchema, optionValueSchema } from "../../crud/schemas";
import { oneLine, parseCell, readStock } from "../import-cells";
import { variantName } from "./changes";
import type { FallGuard } from "./fall-guard";
import type { ImportedValues, KnownProduct, KnownVariant } from "./known-catalogue";
import type { ImportProblem, PlannedVariants } from "./planned-product";
import { RowReader } from "./row-reader";
import type { SheetCells } from "./sheet-cells";

interface VariantRows {
  cells: SheetCells;
  rows: readonly number[];
  /** The product's own row. */
  main: number | undefined;
  known: KnownProduct | null;
  /** The values that the product will have. */
  product: ImportedValues;
  guard: FallGuard;
  problems: ImportProblem[];
}

const NEW_VARIANT = { price: null, sku: null, stock: null, paused: false };
const variantKey = (values: readonly string[]) => JSON.stringify(values.map(foldText));

const readerOf = ({ cells, known, problems }: VariantRows, row: number, before: KnownVariant | null) =>
  new RowReader({ cells, row, known, isNew: before === null, problems });

/** All variants with a row that is about one of them, which was found by its code. */
export function readKnownVariant(variants: VariantRows, row: number, known: KnownProduct, id: number): PlannedVariants {
  const list = known.variants.map((one) => (one.id === id ? readVariant(variants, row, one, one.values) : one));
  return { options: known.options, list };
}

/** The variants with those of the rows; null if the rows have none. */
export function readVariants(variants: VariantRows): PlannedVariants | null {
  const { cells, known, problems } = variants;
  const own = variants.rows.filter((row) => row !== variants.main && cells.optionsAt(row).length > 0);
  if (own.length === 0) return null;
  const column = cells.options[0]?.value ?? null;
  let options = known && known.variants.length > 0 ? known.options : null;
  const list = [...(known?.variants ?? [])];
  const seen = new Set<string>();
  for (const row of own) {
    const reader = readerOf(variants, row, null);
    const named = readOptions(variants, reader, options ?? []);
    if (!named) continue;
    options ??= named.map(({ name }) => name);
    const byName = new Map(named.map(({ name, value }) => [foldText(name), value]));
    const values = options.map((name) => byName.get(foldText(name)) ?? "");
    const key = variantKey(values);
    if (byName.size !== options.length || options.some((name) => !byName.has(foldText(name)))) {
      reader.refuse(column, message("product.optionsDiffer"));
      continue;
    }
    if (seen.has(key)) {
      reader.refuse(column, message("product.variantTwice"));
      continue;
    }
    seen.add(key);
    const place = list.findIndex((variant) => variantKey(variant.values) === key);
    const before = list[place] ?? null;
    const variant = readVariant(variants, row, before, before?.values ?? values);
    if (before) list[place] = variant;
    else list.push(variant);
  }
  if (list.length > PRODUCT_LIMITS.variants) {
    const row = own[PRODUCT_LIMITS.variants] ?? own[0] ?? 0;
    problems.push({ row, column: null, key: message("product.tooManyVariants") });
  }
  return { options: options ?? [], list };
}

/** The option names and values of a variant's row; null if one of them is a problem. */
function readOptions({ cells }: VariantRows, reader: RowReader, before: readonly string[]) {
  const named: { name: string; value: string }[] = [];
  for (const [place, { name, heading, value }] of cells.optionsAt(reader.row).entries()) {
    const shown = cells.shownAt(reader.row, value);
    if (reader.isMistake(shown)) return reader.refuse(value, message("import.errorCell"));
    const written = name === null ? heading : oneLine(cells.shownAt(reader.row, name)) || (before[place] ?? "");
    const readName = parseCell(optionNameSchema, written);
    if (!readName.ok) return reader.refuse(name ?? value, readName.key);
    const readValue = parseCell(optionValueSchema, oneLine(shown));
    if (!readValue.ok) return reader.refuse(value, readValue.key);
    named.push({ name: readName.value, value: readValue.value });
  }
  return named;
}

function readVariant(variants: VariantRows, row: number, before: KnownVariant | null, values: string[]): KnownVariant {
  const { product, guard } = variants;
  const reader = readerOf(variants, row, before);
  const old = before ?? NEW_VARIANT;
  const name = variantName(values);
  const price = reader.price();
  const stock = reader.take("stock", readStock);
  const sku = reader.sku(old.sku);
  const paused = reader.paused();
  // a price equal to the product's is not an own price of the variant
  const isOwn = price !== undefined && !(old.price === null && price === product.price);
  const keepsPrice = !isOwn || guard.keepsPrice(row, old.price, price, name);
  const keepsStock = stock === undefined || guard.keepsStock(row, old.stock, stock, name);
  return {
    ...old,
    values,
    price: keepsPrice ? old.price : price,
    stock: keepsStock ? old.stock : stock,
    sku: sku === undefined ? old.sku : sku,
    paused: paused ?? old.paused,
  };
}
