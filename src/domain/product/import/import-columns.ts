import { detectDecimal, plainNumber, type Separator } from "../../money/money";
import type { NumberFormat } from "../../money/number-format";
import { type ImportField, type ImportTarget, targetOf } from "./import-headings";
import type { Cell, ImportTable } from "./import-table";

export interface ImportColumns {
  targets: ImportTarget[];
  /** The decimal separator the user chose for a column; null lets the column's cells decide. */
  decimals: (Separator | null)[];
  /** Whether rows without ID and code match products by name. */
  byName: boolean;
  /** The user has confirmed the columns. */
  confirmed: boolean;
}

/** The numeric fields. */
export const NUMBER_FIELDS: readonly ImportTarget[] = ["price", "previousPrice", "stock", "step", "minQuantity"];

const MAX_OPTIONS = 3;

/** The initial mapping, for the user to confirm: by heading, each field once, the first matching column. */
export function guessColumns({ header }: ImportTable): ImportColumns {
  const taken = new Set<ImportTarget>();
  const free = (target: ImportTarget) => {
    if (target === "option") return header.filter((name) => targetOf(name) === "option").length <= MAX_OPTIONS;
    // One is the inverse of the other.
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
  // In a list of "Descripción; Precio" the description is the product's name.
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
  /** A cell that the other separator would change, with both readings ("1.5"); null if there is no ambiguity. */
  example: { text: string; comma: string; dot: string } | null;
}

/** How a numeric column is read; null for any other column. */
export function columnNumbers(table: ImportTable, columns: ImportColumns, column: number): ColumnNumbers | null {
  if (!NUMBER_FIELDS.includes(columns.targets[column] ?? "skip")) return null;
  const texts = textsOf(table, column);
  return { ...detectDecimal(texts, columns.decimals[column] ?? undefined), example: unclear(texts) };
}

function unclear(texts: readonly string[]): ColumnNumbers["example"] {
  for (const text of texts) {
    const [comma, dot] = [plainNumber(text, ","), plainNumber(text, ".")];
    if (comma === null || dot === null || Number(comma) === Number(dot)) continue;
    return { text: text.trim(), comma: shortest(comma), dot: shortest(dot) };
  }
  return null;
}

/** 1.500 read as one and a half is "1.5": without zeros that could be taken for thousands. */
const shortest = (plain: string) => plain.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");

const SAMPLES = 3;

/** The first non-empty cells, to recognise a column by. */
export function columnSamples(table: ImportTable, column: number): Cell[] {
  const cells = table.rows
    .map(({ cells }) => cells[column] ?? "")
    .map((cell) => (typeof cell === "string" ? cell.trim() : cell))
    .filter((cell) => cell !== "");
  return [...new Set(cells.slice(0, 200))]
    .slice(0, SAMPLES)
    .map((cell) => (typeof cell === "string" ? cell.slice(0, 60) : cell));
}

/** A cell formatted for people. */
export function cellText(cell: Cell, { decimal }: NumberFormat): string {
  return typeof cell === "number" ? String(cell).replace(".", decimal) : cell;
}
