import { namedCurrency } from "../../money/currency-words";
import { plainNumber } from "../../money/money";
import { foldText } from "../../text";
import { readFlag, readUnit } from "./import-cells";
import type { ImportTarget } from "./import-fields";
import type { Cell } from "./import-table";

/** What a column's cells look like, as shares of those that are filled. */
export interface ColumnContent {
  filled: number;
  numbers: number;
  /** Numbers with decimals or a currency, or far too large for a quantity. */
  money: number;
  /** Whole numbers as shops count them. */
  counts: number;
  /** Short texts without blanks that have digits: "MAT-001", "7790387014167". */
  codes: number;
  /** Texts with words. */
  words: number;
  flags: number;
  units: number;
  /** Different values among the filled ones. */
  distinct: number;
}

const LOOKED_AT = 300;
const BIGGEST_COUNT = 5_000;

/** Looks at the first rows: enough to tell what a column holds. */
export function contentOf(cells: readonly Cell[]): ColumnContent {
  const filled = cells
    .slice(0, LOOKED_AT)
    .map((cell) => (typeof cell === "string" ? cell.trim() : cell))
    .filter((cell) => cell !== "");
  const share = (is: (cell: Cell) => boolean) => (filled.length === 0 ? 0 : filled.filter(is).length / filled.length);
  const amountOf = (cell: Cell) => (typeof cell === "number" ? cell : Number(plainNumber(cell, null) ?? Number.NaN));
  const isNumber = (cell: Cell) => !Number.isNaN(amountOf(cell));
  const isCode = (cell: Cell) =>
    /^(?=\S*\d)[\p{L}\d._/-]{2,24}$/u.test(String(cell)) && !/^\d+[.,]\d+$/.test(String(cell));
  const isMoney = (cell: Cell) =>
    isNumber(cell) &&
    ((typeof cell === "string" &&
      (/[$€]|ars|usd/i.test(cell) || namedCurrency(cell) !== null || /\d[.,]\d/.test(cell))) ||
      !Number.isInteger(amountOf(cell)) ||
      (amountOf(cell) >= 100 && amountOf(cell) < 1e8));
  return {
    filled: filled.length,
    numbers: share(isNumber),
    money: share(isMoney),
    counts: share((cell) => {
      const amount = amountOf(cell);
      return Number.isInteger(amount) && amount >= 0 && amount <= BIGGEST_COUNT;
    }),
    codes: share(isCode),
    words: share((cell) => typeof cell === "string" && /\p{L}{2,}/u.test(cell)),
    flags: share((cell) => readFlag(cell).ok),
    units: share((cell) => readUnit(cell).ok),
    distinct: filled.length === 0 ? 0 : new Set(filled.map((cell) => foldText(String(cell)))).size / filled.length,
  };
}

const MOST = 0.7;

/** Fewer cells prove nothing against a heading: one of them may just be wrong. */
const ENOUGH = 4;

/** Whether the cells speak for the field (1), against it (-1), or say nothing (0). */
export function contentFits(content: ColumnContent, target: ImportTarget): -1 | 0 | 1 {
  if (content.filled === 0) return 0;
  const when = (good: boolean, bad: boolean): -1 | 0 | 1 => (good ? 1 : bad && content.filled >= ENOUGH ? -1 : 0);
  switch (target) {
    case "price":
    case "previousPrice":
    case "cost":
      return when(content.numbers >= MOST, content.numbers < 0.4);
    case "stock":
      return when(content.counts >= MOST, content.numbers < 0.3 && content.words > MOST);
    case "step":
    case "minQuantity":
      return when(content.numbers >= MOST, content.numbers < 0.3);
    case "id":
      return when(content.counts >= MOST || content.numbers === 1, content.numbers < 0.3);
    case "sku":
      return when(content.codes >= MOST, content.codes < 0.3 && content.words > MOST && content.distinct < 0.5);
    case "name":
      return when(content.words >= MOST, content.words < 0.3);
    case "description":
      return when(content.words >= MOST, content.words < 0.2);
    case "category":
      return when(content.words >= MOST && (content.distinct <= 0.6 || content.filled < 6), content.words < 0.3);
    case "unit":
      return when(content.units >= MOST, content.units < 0.3);
    case "paused":
    case "visible":
    case "offer":
      return when(content.flags >= MOST, content.flags < 0.3);
    default:
      return 0;
  }
}

/** What a column holds by its cells alone; null if they do not tell. */
export function fieldByContent(content: ColumnContent): ImportTarget | null {
  if (content.filled < 2) return null;
  if (content.money >= MOST && content.codes < MOST) return "price";
  if (content.money >= MOST && content.numbers === 1 && content.distinct < 1) return "price";
  if (content.words >= MOST && content.codes < 0.5 && content.distinct > 0.6) return "name";
  if (content.codes >= MOST && content.words > 0.3 && content.distinct === 1) return "sku";
  return null;
}
