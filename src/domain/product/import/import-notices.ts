import { z } from "zod";
import { type Cents, cents } from "../../money/money";
import { type ColumnNumbers, columnNumbers, type ImportColumns, proposeColumns } from "./import-columns";
import { leftOutOptions } from "./import-left-out";
import { type ImportTable, lineOf, shownAt } from "./import-table";
import { ImportSheet } from "./plan/import-sheet";
import type { PlannedProduct } from "./plan/planned-product";
import { VENDOR_NOTES } from "./vendors/vendor";

const amount = z.number().transform((cents) => cents as Cents);
const ofLine = { line: z.number() };

/** What an import decided without asking, or left out, with the row number in the file. */
const importNoticeSchema = z.discriminatedUnion("kind", [
  /** A product that was skipped: the key of its message, and the cell that it is about. */
  z.object({ kind: z.literal("problem"), ...ofLine, key: z.string(), name: z.string(), value: z.string() }),
  /** A price that falls a lot, or a price or a stock that an empty cell would erase, kept its value. */
  z.object({
    kind: z.literal("keptPrice"),
    ...ofLine,
    name: z.string(),
    /** In thousandths where it is a stock. */
    before: amount,
    /** 0 for an empty cell: a release that does not know the next two reads a number here. */
    after: amount,
    of: z.enum(["price", "stock"]).default("price"),
    isEmpty: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal("vendor"),
    ...ofLine,
    note: z.enum(VENDOR_NOTES),
    name: z.string(),
    detail: z.string(),
  }),
  /** Numbers of a column that can be read in two ways: one of them, and how it was read. */
  z.object({ kind: z.literal("numbers"), ...ofLine, heading: z.string(), text: z.string(), read: z.string() }),
  z.object({ kind: z.literal("foreignCurrency"), ...ofLine, heading: z.string(), currency: z.string() }),
  /** A column that may hold what another one already does. */
  z.object({ kind: z.literal("unusedColumn"), ...ofLine, heading: z.string() }),
  /** A row that was taken for the title of a category. */
  z.object({ kind: z.literal("title"), ...ofLine, name: z.string() }),
  /** The file has no column of prices: new products have none. */
  z.object({ kind: z.literal("noPrices"), ...ofLine }),
  ...leftOutOptions,
  /** The file has neither ids nor codes, so its names say which product a row is. */
  z.object({ kind: z.literal("byName"), ...ofLine }),
]);
export type ImportNotice = z.output<typeof importNoticeSchema>;

export const importNoticesSchema = z.array(importNoticeSchema);

/** The cells that a spreadsheet may have made a date of. */
export const dateNotices = (sheet: ImportSheet): ImportNotice[] =>
  sheet.dates().map((date) => ({ kind: "date", ...date }));

/**
 * Answers what the screen would ask about a list of the merchant's own, by the proposal that can do least harm: no
 * prices of another currency, no second column of prices, and the products that the shop has instead of doubles.
 */
export function decideColumns(
  table: ImportTable,
  guessed: ImportColumns,
  currency: string,
): { columns: ImportColumns; notices: ImportNotice[] } {
  const line = Math.max(1, lineOf(table, 0) - 1);
  const heading = (column: number) => table.header[column] ?? "";
  const numbers = table.header.map((_, column) => columnNumbers(table, guessed, column));
  const isForeign = (column: number) => {
    const named = numbers[column]?.currency ?? null;
    return named !== null && named !== currency;
  };
  const targets = guessed.targets.map((target, column) => (isForeign(column) ? "skip" : target));
  const byName = !targets.some((target) => target === "id" || target === "sku");
  const columns: ImportColumns = { ...guessed, targets, byName, confirmed: true };
  const notices: ImportNotice[] = byName ? [{ kind: "byName", line }] : [];
  for (const [column, { certainty }] of proposeColumns(table).entries()) {
    if (certainty === "ask") notices.push({ kind: "unusedColumn", line, heading: heading(column) });
    const read = numbers[column] ?? null;
    if (isForeign(column)) {
      notices.push({ kind: "foreignCurrency", line, heading: heading(column), currency: read?.currency ?? "" });
    } else if (read) notices.push(...numberNotice(table, column, read));
  }
  const unused = table.header.filter(
    (_, column) =>
      heading(column) !== "" &&
      targets[column] === "skip" &&
      !isForeign(column) &&
      !notices.some((notice) => notice.kind === "unusedColumn" && notice.heading === heading(column)),
  );
  if (unused.length > 0) notices.push({ kind: "columns", line, headings: unused });
  if (!targets.includes("price")) notices.push({ kind: "noPrices", line });
  const sheet = new ImportSheet(table, columns);
  notices.push(...dateNotices(sheet));
  for (const { row, name } of sheet.sections) notices.push({ kind: "title", line: lineOf(table, row), name });
  return { columns, notices };
}

function numberNotice(table: ImportTable, column: number, numbers: ColumnNumbers): ImportNotice[] {
  const { certain, decimal, example } = numbers;
  if (certain || decimal === null || example === null) return [];
  const row = table.rows.findIndex(({ cells }) => String(cells[column] ?? "").trim() === example.text);
  const read = decimal === "," ? example.comma : example.dot;
  const heading = table.header[column] ?? "";
  return [{ kind: "numbers", line: lineOf(table, row), heading, text: example.text, read }];
}

/** What is to be told of a product once it was written, or skipped. */
export function noticesOf(sheet: ImportSheet, { rows, kind, name, falls, problems }: PlannedProduct): ImportNotice[] {
  const { table } = sheet;
  const first = rows[0] ?? 0;
  if (kind === "problem") {
    return problems.map(({ row, column, key }) => ({
      kind,
      line: lineOf(table, row),
      key,
      name,
      value: column === null ? "" : String(shownAt(table, row, column)).slice(0, SHOWN),
    }));
  }
  if (!sheet.columns.keepFalls) return [];
  return falls.map(({ field, variant, before, after }) => ({
    kind: "keptPrice",
    line: lineOf(table, first),
    name: variant === null ? name : `${name} (${variant})`,
    before: cents(before),
    after: after ?? cents(0),
    of: field,
    isEmpty: after === null,
  }));
}

/** How much of a cell a message repeats. */
const SHOWN = 60;
