import { guarded } from "../../csv";
import { amountFromMilli, type Milli } from "../../money/milli";
import { amountFromCents, type Cents, decimalFromCents } from "../../money/money";
import type { NumberFormat } from "../../money/number-format";
import { UNIT_WORDS } from "../../money/quantity";
import { IMPORT_FIELDS } from "./import-fields";
import type { KnownProduct } from "./plan/known-catalogue";

/** The most products in a file: more than any plan holds today. */
export const PRODUCT_EXPORT_LIMIT = 10_000;

/** The columns of a file, which the import recognises; "visible" is omitted, as it is the inverse of "paused". */
export const EXPORT_FIELDS = IMPORT_FIELDS.filter((field) => field !== "visible");
export type ExportField = (typeof EXPORT_FIELDS)[number];

export type ExportCell =
  | { kind: "text"; text: string }
  | { kind: "whole"; value: number }
  | { kind: "price"; cents: Cents }
  | { kind: "amount"; milli: Milli }
  | null;

type ExportRow = Partial<Record<ExportField, ExportCell>>;

const text = (value: string | null): ExportCell =>
  value === null || value === "" ? null : { kind: "text", text: value };
const price = (cents: Cents | null): ExportCell => (cents === null ? null : { kind: "price", cents });
const amount = (milli: Milli | null): ExportCell => (milli === null ? null : { kind: "amount", milli });
const flag = (value: boolean): ExportCell => ({ kind: "text", text: value ? "sí" : "no" });

/** The product's own row, then a row for each of its variants, with the same ID. */
export function exportRows(product: KnownProduct): ExportCell[][] {
  const { id, name, sku, description, category, unit, variants, options } = product;
  const known = { id: { kind: "whole", value: id }, name: text(name) } as const;
  const own: ExportRow = {
    ...known,
    sku: text(sku),
    description: text(description),
    category: text(category),
    price: price(product.price),
    previousPrice: price(product.previousPrice),
    cost: price(product.cost),
    stock: variants.length > 0 ? null : amount(product.stock),
    unit: text(UNIT_WORDS[unit]),
    step: amount(product.step),
    minQuantity: amount(product.minQuantity),
    paused: flag(product.paused),
    offer: flag(product.offer),
  };
  const rows = variants.map(
    (variant): ExportRow => ({
      ...known,
      sku: text(variant.sku),
      price: price(variant.price),
      stock: amount(variant.stock),
      paused: flag(variant.paused),
      option1: text(options[0] ?? null),
      value1: text(variant.values[0] ?? null),
      option2: text(options[1] ?? null),
      value2: text(variant.values[1] ?? null),
      option3: text(options[2] ?? null),
      value3: text(variant.values[2] ?? null),
    }),
  );
  return [own, ...rows].map((row) => EXPORT_FIELDS.map((field) => row[field] ?? null));
}

/** The columns of a file for another shop, where the ids of this one mean nothing. */
export const PORTABLE_FIELDS = EXPORT_FIELDS.filter((field) => field !== "id");

/** The same rows for another shop. Without ids a row without a name belongs to the product above, whatever others are called. */
export function portableRows(product: KnownProduct): ExportCell[][] {
  return exportRows(product).map((row, at) =>
    PORTABLE_FIELDS.map((field) => (at > 0 && field === "name" ? null : (row[EXPORT_FIELDS.indexOf(field)] ?? null))),
  );
}

/** For spreadsheets of the country: its decimal separator, and no number that could be read with thousands. */
export function cellForCsv(cell: ExportCell, { decimal }: NumberFormat): string {
  if (cell === null) return "";
  if (cell.kind === "text") return cell.text;
  if (cell.kind === "whole") return String(cell.value);
  if (cell.kind === "price") return decimalFromCents(cell.cents).replace(".", decimal);
  const [whole = "0", fraction = ""] = String(amountFromMilli(cell.milli)).split(".");
  if (fraction === "") return whole;
  // "1,125" could be read as one thousand, and "1.125" too; "1,1250" could not.
  return `${whole}${decimal}${fraction.length === 3 ? `${fraction}0` : fraction}`;
}

/** A number for numeric cells; texts keep leading zeros and long digit sequences, and are guarded as in a CSV. */
export function cellForSheet(cell: ExportCell): string | number | null {
  if (cell === null) return null;
  if (cell.kind === "whole") return cell.value;
  if (cell.kind === "price") return amountFromCents(cell.cents);
  if (cell.kind === "amount") return amountFromMilli(cell.milli);
  return guarded(cell.text);
}
