/**
 * A cell that a spreadsheet would run as a formula starts with an apostrophe instead. One that looks guarded already
 * gets another, so that `unguarded` gives back every text as it was.
 */
export function guarded(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

/** Takes the apostrophe of `guarded` off. */
export function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function quoted(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Makes spreadsheets read the file as UTF-8. */
export const CSV_START = "\ufeff";

/** One line of a file of ours: semicolons, as spreadsheets in Spanish expect, every cell guarded. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quoted(guarded(String(cell)))).join(";")}\r\n`;
}
