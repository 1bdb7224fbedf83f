import { type Cell, IMPORT_LIMITS, NO_RESULT, type TableRow, WIDEST } from "~/domain/product/import/import-table";
import { VENDOR_LIMITS } from "~/domain/product/import/vendors/vendor";
import { type BoundedXml, SheetRefusal } from "./bounded-xml";
import { GENERAL, type ShowNumber } from "./number-text";

const LAST_ROW = 1_048_576;
/** Days from the start of the calendar of 1900 to that of 1904, which old spreadsheets of Macs count from. */
const DAYS_TO_1904 = 1_462;

/** What cells refer to, which is written once for the whole file. */
export interface Workbook {
  strings: readonly string[];
  /** The number format of each style. */
  formats: readonly string[];
  from1904: boolean;
  show: ShowNumber;
  /** Counts letters over all sheets. @throws SheetRefusal for too many */
  count: (letters: number) => void;
}

export interface SheetRows {
  rows: TableRow[];
  /** Filled rows that the spreadsheet does not show, such as those a filter hides. */
  hidden: { line: number; count: number } | null;
  /** The columns that it does not show, whose cells are in the rows. */
  hiddenColumns: ReadonlySet<number>;
}

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The zero-based column of a filled cell. A cell far outside would make a row of millions of cells. */
function columnOf(reference: string): number {
  const [, letters = "", row] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(reference) ?? [];
  if (row === undefined) throw new SheetRefusal("broken");
  if (Number(row) > IMPORT_LIMITS.rows * 20) throw new SheetRefusal("tooManyRows");
  const column = columnNumber(letters);
  if (column > WIDEST) throw new SheetRefusal("tooManyColumns");
  return column - 1;
}

function rowNumber(text: string): number {
  const row = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (row <= LAST_ROW) return row;
  throw new SheetRefusal(Number.isNaN(row) ? "broken" : "tooManyRows");
}

const isOn = (flag: string | undefined) => flag === "1" || flag === "true";

type Visibility = "shown" | "folded" | "hidden";

/** Of a row or a column. A group that is folded is one tap away; what is hidden otherwise is not meant. */
function visibilityOf(attributes: ReadonlyMap<string, string>, size: "ht" | "width"): Visibility {
  if (!isOn(attributes.get("hidden")) && Number(attributes.get(size) ?? 1) !== 0) return "shown";
  return Number(attributes.get("outlineLevel") ?? 0) > 0 ? "folded" : "hidden"; // 0 is none, as LibreOffice writes it
}

/** Characters that XML cannot carry are written as `_x000D_`. */
export const unescapedText = (text: string) =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

interface OpenCell {
  column: number;
  type: string;
  style: number;
  isFormula: boolean;
  /** Null until the cell has a value. */
  value: string | null;
}

/** What a cell shows; with the number of one that shows a number. */
function shownBy({ type, style, isFormula, value }: OpenCell, book: Workbook): { cell: Cell; shown?: string } {
  if (value === null) return { cell: isFormula ? NO_RESULT : "" };
  switch (type) {
    case "s": {
      const text = /^\d+$/.test(value.trim()) ? book.strings[Number(value)] : undefined;
      if (text === undefined) throw new SheetRefusal("broken");
      return { cell: text };
    }
    case "b":
      return { cell: value.trim() === "1" ? "sí" : "no" };
    case "d":
      return { cell: /^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, 10).split("-").reverse().join("/") : value };
    case "n": {
      const number = value.trim() === "" ? Number.NaN : Number(value);
      if (!Number.isFinite(number)) return { cell: value.trim() };
      return shownNumber(number, book.formats[style] ?? GENERAL, book);
    }
    default:
      return { cell: unescapedText(value) };
  }
}

function shownNumber(value: number, format: string, { show, from1904 }: Workbook): { cell: Cell; shown?: string } {
  const shown = show(value, format);
  if (shown.number === null) return { cell: from1904 ? show(value + DAYS_TO_1904, format).text : shown.text };
  return shown.text === String(shown.number) ? { cell: shown.number } : { cell: shown.number, shown: shown.text };
}

/** Reads the rows of a sheet in one pass over its XML. */
export function readSheetRows(xml: string, reader: BoundedXml, book: Workbook): SheetRows {
  const rows: TableRow[] = [];
  let hidden: SheetRows["hidden"] = null;
  const folded = new Set<TableRow>();
  const hiddenColumns = new Set<number>();
  let isFiltered = false;
  let line = 0;
  let visibility: Visibility = "shown";
  let row: TableRow = { line, cells: [] };
  let isNumbered = false;
  let next = 0;
  let cell: OpenCell | null = null;
  let inText = 0;
  let phonetic = 0;

  const put = (open: OpenCell) => {
    const { cell: value, shown } = shownBy(open, book);
    if (value === "" && shown === undefined) return;
    book.count(typeof value === "string" ? value.length : 8 + (shown?.length ?? 0));
    while (row.cells.length < open.column) row.cells.push("");
    row.cells[open.column] = value;
    if (shown === undefined) return;
    row.shown ??= {};
    row.shown[open.column] = shown;
  };
  const hide = (unseen: TableRow) => {
    const { line: first, count } = hidden ?? { line: unseen.line, count: 0 };
    hidden = { line: Math.min(first, unseen.line), count: count + 1 };
  };
  const endRow = () => {
    if (row.cells.length === 0) return;
    if (visibility === "hidden") hide(row);
    else rows.push(row);
    if (visibility === "folded") folded.add(row);
    if (rows.length > VENDOR_LIMITS.rows + 40) throw new SheetRefusal("vendorTooManyRows");
  };

  reader.visit(xml, {
    open: (name, attributes, isEmpty) => {
      const place = attributes.get("r");
      if (name === "row") {
        isNumbered = place !== undefined;
        line = place === undefined ? line + 1 : rowNumber(place);
        if (line > LAST_ROW) throw new SheetRefusal("tooManyRows");
        visibility = visibilityOf(attributes, "ht");
        row = { line, cells: [] };
        next = 0;
      } else if (name === "c") {
        if (isEmpty) {
          if (place !== undefined) rowNumber(place.replace(/^[A-Z]{1,3}/, ""));
          next += 1;
          return;
        }
        const column = place === undefined ? next : columnOf(place);
        if (place !== undefined && !isNumbered) row.line = line = rowNumber(place.replace(/^[A-Z]+/, ""));
        if (column >= WIDEST) throw new SheetRefusal("tooManyColumns");
        next = column + 1;
        const type = attributes.get("t") ?? "n";
        cell = { column, type, style: Number(attributes.get("s") ?? 0), isFormula: false, value: null };
      } else if (name === "col") {
        const first = Math.max(1, Number(attributes.get("min")));
        const last = Math.min(WIDEST, Number(attributes.get("max")));
        const isHidden = visibilityOf(attributes, "width") === "hidden";
        if (isHidden) for (let column = first; column <= last; column += 1) hiddenColumns.add(column - 1);
      } else if (name === "filterColumn") isFiltered = true;
      else if (cell === null) return;
      else if (name === "f") cell.isFormula = true;
      else if (name === "rPh") phonetic += 1;
      else if (name === "v" || name === "t") {
        inText += 1;
        cell.value ??= "";
      }
    },
    close: (name) => {
      if (name === "row") {
        endRow();
        row = { line, cells: [] };
      } else if (name === "c" && cell) {
        put(cell);
        cell = null;
        inText = 0;
        phonetic = 0;
      } else if (name === "rPh") phonetic -= 1;
      else if (name === "v" || name === "t") inText -= 1;
    },
    text: (text) => {
      if (cell && inText > 0 && phonetic <= 0) cell.value = (cell.value ?? "") + text;
    },
  });
  // a filter hides rows of groups too, and the file does not tell which of the two did
  if (isFiltered) for (const row of folded) hide(row);
  return { rows: isFiltered ? rows.filter((one) => !folded.has(one)) : rows, hidden, hiddenColumns };
}
