import { format, getFormatFromId, getFormatInfo, round } from "numfmt";
import type { Separator } from "~/domain/money/money";

/** What a numeric cell is for the import: the text that the merchant sees, and the number, if the cell shows one. */
interface ShownNumber {
  text: string;
  /** As precise as it is shown; null for a date, a time or a percentage, which are no prices and no stock. */
  number: number | null;
}

/** A number as a spreadsheet of the shop's country shows it with a format. */
export type ShowNumber = (value: number, format: string) => ShownNumber;

const LOCALES = { ",": "es-AR", ".": "es-MX" } as const satisfies Record<Separator, string>;

/** Excel accepts no longer ones. */
const MAX_FORMAT = 255;
export const GENERAL = "General";
/** Formats that each country has its own way for. */
const LOCAL_DATES: Readonly<Record<number, string>> = { 14: "dd/mm/yyyy", 22: "dd/mm/yyyy h:mm" };

/** The format of an id that every spreadsheet knows. */
export const builtInFormat = (id: number): string => LOCAL_DATES[id] ?? getFormatFromId(id) ?? GENERAL;

const EXACT = ["text", "scientific"];
/** With the colour that a format may begin with. */
const isGeneral = (code: string) => /^(?:\[\w+\])?general$/i.test(code.trim());
const AS_SHOWN = ["number", "grouped", "currency", "accounting"];

/** Long numbers, such as barcodes, are shown whole: a spreadsheet shortens them only for lack of room. */
const plainNumberText = (value: number, decimal: Separator) =>
  (Number.isInteger(value) && Math.abs(value) < 1e21
    ? String(value)
    : Number(value.toPrecision(15)).toString()
  ).replace(".", decimal);

interface Pattern {
  kind: "exact" | "shown" | "numberless" | "other";
  decimals: number;
}

function patternOf(code: string): Pattern {
  if (code.length > MAX_FORMAT || isGeneral(code)) return { kind: "exact", decimals: 0 };
  try {
    const { type, isDate, isPercent, maxDecimals, scale } = getFormatInfo(code);
    if (isDate || isPercent) return { kind: "numberless", decimals: 0 };
    if (EXACT.includes(type)) return { kind: "exact", decimals: 0 };
    return { kind: AS_SHOWN.includes(type) && scale === 1 ? "shown" : "other", decimals: maxDecimals };
  } catch {
    return { kind: "exact", decimals: 0 }; // no format at all
  }
}

/** Shows numbers as a country writes them. */
export function numberShower(decimal: Separator): ShowNumber {
  const patterns = new Map<string, Pattern>();
  return (value, code) => {
    const pattern = patterns.get(code) ?? patternOf(code);
    patterns.set(code, pattern);
    if (pattern.kind === "exact") return { text: plainNumberText(value, decimal), number: value };
    const text = format(code, value, { locale: LOCALES[decimal], throws: false }).replace(/\s+/g, " ").trim();
    if (pattern.kind === "numberless") return { text, number: null };
    return { text, number: pattern.kind === "shown" ? round(value, pattern.decimals) : value };
  };
}
