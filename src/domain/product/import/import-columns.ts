import { NAMED_CURRENCIES, type NamedCurrency, namedCurrency } from "../../money/currency-words";
import { detectDecimal, plainNumber, type Separator } from "../../money/money";
import type { NumberFormat } from "../../money/number-format";
import type { Unit } from "../../money/unit";
import type { MarginRule } from "../prices/margin";
import { readUnit } from "./import-cells";
import { type ColumnContent, contentFits, contentOf, fieldByContent } from "./import-content";
import type { ImportField, ImportTarget } from "./import-fields";
import { headingMeaning, isRegularPrice } from "./import-headings";
import { type Cell, type ImportTable, shownCell } from "./import-table";

export interface ImportColumns {
  targets: ImportTarget[];
  /** The decimal separator the user chose for a column; null lets the column's cells decide. */
  decimals: (Separator | null)[];
  /** Whether rows without ID and code match products by name. */
  byName: boolean;
  /** The decimal separator of the shop's country, for columns that tell nothing. */
  country: Separator;
  /** Rows that look like titles of what follows, which the user says are products. */
  notSections: number[];
  /** Null takes the prices of the file. */
  margin: MarginRule | null;
  /** Prices that fall a lot keep the shop's value. */
  keepFalls: boolean;
  /** The user has confirmed the columns. */
  confirmed: boolean;
}

/** What a file's own columns say before the user chose anything. */
export const FIRST_CHOICES = {
  byName: false,
  country: ",",
  notSections: [],
  margin: null,
  keepFalls: true,
  confirmed: false,
} as const satisfies Partial<ImportColumns>;

/** The numeric fields. */
export const NUMBER_FIELDS: readonly ImportTarget[] = [
  "price",
  "previousPrice",
  "cost",
  "stock",
  "step",
  "minQuantity",
];

const MAX_OPTIONS = 3;

/** How sure the proposal is. "ask" leaves the choice to the user. */
export type Certainty = "sure" | "likely" | "ask";

export interface ProposedColumn {
  target: ImportTarget;
  certainty: Certainty;
}

interface Candidate {
  column: number;
  target: ImportTarget;
  score: number;
  rank: number;
  either: boolean;
}

const SURE = 4;
const TEXT_FIELDS: readonly ImportTarget[] = ["sku", "name", "description", "category"];
const columnCells = ({ rows }: ImportTable, column: number): Cell[] => rows.map(({ cells }) => cells[column] ?? "");

/** What a column can hold, by its heading and by its cells. A heading in the dictionary counts 3, a similar one 2. */
function candidatesOf(column: number, heading: string, content: ColumnContent): Candidate[] {
  const meaning = headingMeaning(heading);
  if (!meaning) {
    const target = heading === "" ? fieldByContent(content) : null;
    return target ? [{ column, target, score: 1, rank: Number.POSITIVE_INFINITY, either: false }] : [];
  }
  const { target, rank, either } = meaning;
  const fits = contentFits(content, target);
  const score = (meaning.exact ? 3 : 2) + fits;
  // A heading that promises numbers is no guide to texts. Names and codes may look like anything.
  const wrong = fits < 0 && (!meaning.exact || !TEXT_FIELDS.includes(target));
  return wrong ? [] : [{ column, target, score, rank, either }];
}

const isFirst = (one: Candidate, other: Candidate) =>
  Number(one.either) - Number(other.either) ||
  one.rank - other.rank ||
  other.score - one.score ||
  one.column - other.column;

const PRICES: readonly ImportTarget[] = ["price", "previousPrice", "cost"];

/**
 * Proposes what each column holds, by its heading and its cells, with how sure that is. A field is proposed once; a
 * second column of prices is left to the user.
 */
export function proposeColumns(table: ImportTable): ProposedColumn[] {
  const contents = table.header.map((_, column) => contentOf(columnCells(table, column)));
  const candidates = table.header.flatMap((heading, column) => {
    const content = contents[column];
    return content ? candidatesOf(column, heading, content) : [];
  });
  const taken = new Map<ImportTarget, Candidate>();
  const proposed = table.header.map((): ProposedColumn | null => null);
  const take = (candidate: Candidate) => {
    taken.set(candidate.target, candidate);
    proposed[candidate.column] = {
      target: candidate.target,
      certainty: candidate.score >= SURE ? "sure" : "likely",
    };
  };
  const options = candidates.filter(({ target }) => target === "option");
  for (const candidate of [...candidates].sort(isFirst)) {
    const { column, target, score } = candidate;
    if (proposed[column]) continue;
    if (target === "skip") proposed[column] = { target, certainty: score >= 3 ? "sure" : "likely" };
    else if (target === "option") {
      const certainty = score >= 3 ? "sure" : "likely";
      proposed[column] =
        options.length <= MAX_OPTIONS ? { target, certainty } : { target: "skip", certainty: "likely" };
    } else if (INVERSE.some((pair) => pair[0] === target && taken.has(pair[1]))) {
      proposed[column] = { target: "skip", certainty: "likely" };
    } else if (!taken.has(target)) take(candidate);
    else if (PRICES.includes(target)) proposed[column] = { target: "skip", certainty: "ask" };
    else proposed[column] = { target: "skip", certainty: "likely" };
  }
  nameFromDescription(proposed, taken, contents);
  const regular = taken.get("previousPrice");
  if (regular && !taken.has("price") && isRegularPrice(table.header[regular.column] ?? ""))
    proposed[regular.column] = { target: "price", certainty: regular.score >= SURE ? "sure" : "likely" };
  return proposed.map((column) => column ?? { target: "skip", certainty: "likely" });
}

/** One is the inverse of the other. */
const INVERSE: readonly (readonly [ImportTarget, ImportTarget])[] = [
  ["visible", "paused"],
  ["paused", "visible"],
];

/** In a list of "Descripción; Precio" the description is the product's name. */
function nameFromDescription(
  proposed: (ProposedColumn | null)[],
  taken: ReadonlyMap<ImportTarget, Candidate>,
  contents: readonly ColumnContent[],
): void {
  const name = taken.get("name");
  if (name && name.score > 1) return;
  const description = proposed.findIndex((column) => column?.target === "description");
  const content = contents[description];
  if (description < 0 || !content) return;
  if (name) proposed[name.column] = { target: "skip", certainty: "likely" };
  proposed[description] = { target: "name", certainty: contentFits(content, "name") > 0 ? "sure" : "likely" };
}

/** The proposal as the initial mapping, for the user to confirm. */
export function guessColumns(table: ImportTable, country: Separator = FIRST_CHOICES.country): ImportColumns {
  const targets = proposeColumns(table).map(({ target }) => target);
  return { ...FIRST_CHOICES, notSections: [], targets, decimals: table.header.map(() => null), country };
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
  /** How many cells the answer changes. */
  unclear: number;
  /** The foreign currency that most cells name. */
  currency: NamedCurrency | null;
}

/** How a numeric column is read; null for any other column. */
export function columnNumbers(table: ImportTable, columns: ImportColumns, column: number): ColumnNumbers | null {
  if (!NUMBER_FIELDS.includes(columns.targets[column] ?? "skip")) return null;
  const texts = textsOf(table, column);
  const unclear = texts.filter((text) => readings(text) !== null);
  const detected = detectDecimal(texts, columns.decimals[column] ?? undefined, columns.country);
  return {
    ...detected,
    ...(!detected.certain && measuredDecimal(table, columns, column)),
    example: unclear[0] === undefined ? null : readings(unclear[0]),
    unclear: unclear.length,
    currency: currencyOf(table.rows.map((row) => shownCell(row, column)).filter((cell) => typeof cell === "string")),
  };
}

/** Sold by weight or by length: "1.250" of them is one and a quarter, more often than more than a thousand. */
const MEASURED: readonly Unit[] = ["KG", "METRE"];
const QUANTITIES: readonly ImportTarget[] = ["stock", "step", "minQuantity"];

/** The separator of a column of quantities whose unclear cells are mostly of what is weighed or measured. */
function measuredDecimal({ rows }: ImportTable, { targets }: ImportColumns, column: number) {
  const unitAt = targets.indexOf("unit");
  if (unitAt < 0 || !QUANTITIES.includes(targets[column] ?? "skip")) return null;
  const unclear = rows.flatMap((row): { sign: Separator; isMeasured: boolean }[] => {
    const text = row.cells[column];
    if (typeof text !== "string" || readings(text) === null) return [];
    const unit = readUnit(shownCell(row, unitAt));
    return [{ sign: text.includes(",") ? "," : ".", isMeasured: unit.ok && MEASURED.includes(unit.value) }];
  });
  const [first] = unclear;
  const isSure = first !== undefined && unclear.every(({ sign }) => sign === first.sign);
  return isSure && unclear.filter(({ isMeasured }) => isMeasured).length * 2 > unclear.length
    ? { decimal: first.sign }
    : null;
}

function currencyOf(texts: readonly string[]): NamedCurrency | null {
  const named = texts.map(namedCurrency);
  const most = NAMED_CURRENCIES.find((one) => named.filter((name) => name === one).length * 2 > named.length);
  return most ?? null;
}

/** A cell that the other separator would change, with both readings; null if it is clear. */
function readings(text: string): ColumnNumbers["example"] {
  const [comma, dot] = [plainNumber(text, ","), plainNumber(text, ".")];
  if (comma === null || dot === null || Number(comma) === Number(dot)) return null;
  return { text: text.trim(), comma: shortest(comma), dot: shortest(dot) };
}

/** 1.500 read as one and a half is "1.5": without zeros that could be taken for thousands. */
const shortest = (plain: string) => plain.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");

const SAMPLES = 3;

/** The first non-empty cells, to recognise a column by. */
export function columnSamples(table: ImportTable, column: number): Cell[] {
  const cells = table.rows
    .map((row) => shownCell(row, column))
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
