import type { z } from "zod";
import { type Milli, milliFromAmount } from "../../money/milli";
import {
  amountFromCents,
  type Cents,
  cents,
  centsFromDecimal,
  MAX_CENTS,
  parseColumnPrice,
  plainNumber,
  type Separator,
} from "../../money/money";
import { unitFromText } from "../../money/quantity";
import type { Unit } from "../../money/unit";
import { collapseBlanks, foldText } from "../../text";
import type { ValidationKey } from "../../validation-key";
import { message } from "../../validation-key";
import { productFields, stockSchema } from "../crud/schemas";
import type { Cell } from "./import-table";

export type CellRead<T> = { ok: true; value: T } | { ok: false; key: ValidationKey };

const good = <T>(value: T): CellRead<T> => ({ ok: true, value });
const bad = (key: ValidationKey): CellRead<never> => ({ ok: false, key });

/** A cell as text; numbers without binary rounding noise, never in scientific notation. */
export function plainCell(cell: Cell): string {
  if (typeof cell === "string") return cell.trim();
  if (Number.isInteger(cell) && Math.abs(cell) < 1e21) return String(cell);
  return Number(cell.toPrecision(15)).toString();
}

/** A value as the form would accept it. */
export function parseCell<T>(schema: z.ZodType<T>, value: unknown): CellRead<T> {
  const parsed = schema.safeParse(value);
  return parsed.success
    ? good(parsed.data)
    : bad((parsed.error.issues[0]?.message as ValidationKey | undefined) ?? message("common.invalid"));
}

export const readName = (cell: Cell): CellRead<string> => parseCell(productFields.name, plainCell(cell));
export const readDescription = (cell: Cell): CellRead<string> => parseCell(productFields.description, plainCell(cell));

/** Spreadsheets turn long codes into 7,79E+12 and lose digits. */
export function readSku(cell: Cell): CellRead<string | null> {
  const text = plainCell(cell);
  const cut = typeof cell === "number" ? Math.abs(cell) > Number.MAX_SAFE_INTEGER : isScientific(text);
  return cut ? bad(message("import.skuCut")) : parseCell(productFields.sku, text);
}

const MONTH = "(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec)[a-z]*\\.?";
const DATE_TEXT = new RegExp(
  `^(?:\\d{1,2}[-/ ]${MONTH}(?:[-/ ]\\d{2,4})?|${MONTH}[-/ ]\\d{2,4}|\\d{1,2}/\\d{1,2}/\\d{4}|\\d{1,2}:\\d\\d(?::\\d\\d)?)$`,
  "i",
);

/** Whether a text is a date or a time as spreadsheets show them, often instead of what was typed: "2-abr" for 2-4. */
export const isDateText = (cell: Cell): boolean => typeof cell === "string" && DATE_TEXT.test(cell.trim());

export function isScientific(text: string): boolean {
  return /^\d(?:[.,]\d+)?e\+\d+$/i.test(text);
}

const TO_CONSULT = ["consultar", "a consultar", "consulte", "-", "s/p"];

export function readPrice(cell: Cell, decimal: Separator | null): CellRead<Cents | null> {
  if (typeof cell === "string") {
    if (TO_CONSULT.includes(foldText(cell))) return good(null);
    const parsed = parseColumnPrice(cell, decimal);
    return parsed.ok ? good(parsed.cents) : bad(message(`price.${parsed.reason}`));
  }
  if (!Number.isFinite(cell)) return bad(message("price.invalid"));
  if (cell < 0) return bad(message("price.negative"));
  if (cell > amountFromCents(MAX_CENTS)) return bad(message("price.tooLarge"));
  return good(cell < 0.001 ? cents(0) : centsFromDecimal(Number(cell.toPrecision(15))));
}

/** A number as the quantity schemas accept it. */
function amountOf(cell: Cell, decimal: Separator | null): string | number | null {
  if (typeof cell === "string") return plainNumber(cell, decimal);
  return Number.isFinite(cell) ? Number(cell.toFixed(6)) : null;
}

const UNLIMITED = ["ilimitado", "sin limite", "infinito"];

/** Empty means unlimited. */
export function readStock(cell: Cell, decimal: Separator | null): CellRead<Milli | null> {
  if (cell === "" || (typeof cell === "string" && (cell.trim() === "" || UNLIMITED.includes(foldText(cell))))) {
    return good(null);
  }
  const stock = stockSchema.safeParse(amountOf(cell, decimal) ?? "x");
  if (!stock.success) return bad(message("product.stock"));
  return good(milliFromAmount(stock.data));
}

export function readPortion(cell: Cell, decimal: Separator | null): CellRead<Milli> {
  const read = parseCell(productFields.step, amountOf(cell, decimal) ?? "x");
  return read.ok ? good(milliFromAmount(read.value)) : read;
}

const UNIT_ALIASES: Record<string, Unit> = {
  u: "UNIT",
  un: "UNIT",
  uni: "UNIT",
  unid: "UNIT",
  unidades: "UNIT",
  "por unidad": "UNIT",
  kilo: "KG",
  kilos: "KG",
  kgs: "KG",
  "por kilo": "KG",
  "100g": "HUNDRED_GRAMS",
  "100 gr": "HUNDRED_GRAMS",
  "100gr": "HUNDRED_GRAMS",
  "100 gramos": "HUNDRED_GRAMS",
  "cada 100 gramos": "HUNDRED_GRAMS",
  metro: "METRE",
  metros: "METRE",
  mt: "METRE",
  mts: "METRE",
  "por metro": "METRE",
  doc: "DOZEN",
  docenas: "DOZEN",
  "por docena": "DOZEN",
  bultos: "PACKAGE",
  pack: "PACKAGE",
  caja: "PACKAGE",
  "por bulto": "PACKAGE",
};

export function readUnit(cell: Cell): CellRead<Unit> {
  const word = foldText(plainCell(cell)).replace(/\.$/, "");
  const unit = unitFromText(word) ?? UNIT_ALIASES[word];
  return unit ? good(unit) : bad(message("import.unit"));
}

const YES = ["si", "s", "x", "1", "true", "verdadero", "yes", "y", "✓"];
const NO = ["no", "n", "0", "false", "falso"];

export function readFlag(cell: Cell): CellRead<boolean> {
  const word = foldText(plainCell(cell));
  if (YES.includes(word)) return good(true);
  return NO.includes(word) ? good(false) : bad(message("import.flag"));
}

/** A whole number above zero; null for an empty cell. */
export function readId(cell: Cell): CellRead<number | null> {
  const text = plainCell(cell);
  if (text === "") return good(null);
  return /^[1-9]\d{0,9}$/.test(text) ? good(Number(text)) : bad(message("import.idUnknown"));
}

export const oneLine = (cell: Cell): string => collapseBlanks(plainCell(cell));
