/** Spreadsheets write an apostrophe before what they would run, and before numbers that are texts, such as barcodes. */
const GUARDED = /^'+(?:[=+\-@\t\r]|\d[\d.,\s-]*$)/;

/**
 * Prefixes a cell that a spreadsheet would run as a formula with an apostrophe. A cell that already looks guarded gets
 * another one, so that `unguarded` restores every text.
 */
export function guarded(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) || GUARDED.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe that `guarded` or a spreadsheet wrote. */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

function quoted(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Byte order mark that makes spreadsheets read the file as UTF-8. */
export const CSV_START = "\ufeff";

/** One line of an exported file: semicolons, as spreadsheets in Spanish expect, every cell guarded. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quoted(guarded(String(cell)))).join(";")}\r\n`;
}
