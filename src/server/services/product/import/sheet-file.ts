import writeXlsx, { type Cell, type SheetData } from "write-excel-file/node";

const escapeOf = (unit: string) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/** Escapes what a spreadsheet program would read as an escape, or drop as a character not allowed in XML. */
function escaped(text: string): string {
  const safe = text.replace(
    /_(?=x[0-9A-Fa-f]{4}_)|[\ufdd0-\ufdef\ufffd-\uffff]|[\ud83f\ud87f\ud8bf\ud8ff\ud93f\ud97f\ud9bf\ud9ff\uda3f\uda7f\udabf\udaff\udb3f\udb7f\udbbf\udbff][\udffe\udfff]/g,
    (match) => [...Array(match.length).keys()].map((index) => escapeOf(match.charAt(index))).join(""),
  );
  // the writer caches texts in a plain object, where "constructor" exists from the start
  return safe in Object.prototype ? escapeOf(safe) + safe.slice(1) : safe;
}

/** A text cell: keeps leading zeros and long numbers as typed, and is never evaluated as a formula. */
function textCell(text: string): Cell {
  return text === "" ? null : { value: escaped(text), type: String, format: "@" };
}

const headingCell = (text: string): Cell => ({
  value: text,
  type: String,
  format: "@",
  fontWeight: "bold",
  backgroundColor: "#E8ECFF",
});

export interface Sheet {
  name: string;
  headings: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
  widths: readonly number[];
}

/** Builds an Excel file; numbers become number cells, all else text. */
export function sheetFile(sheets: readonly Sheet[]): Promise<Buffer> {
  const files = sheets.map(({ name, headings, rows, widths }) => {
    const data: SheetData = [
      headings.map(headingCell),
      ...rows.map((row) =>
        row.map((cell): Cell => (typeof cell === "number" ? { value: cell, type: Number } : textCell(cell ?? ""))),
      ),
    ];
    return { sheet: name, data, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 };
  });
  return writeXlsx(files).toBuffer();
}
