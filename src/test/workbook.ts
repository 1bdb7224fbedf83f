import { deflateRawSync } from "node:zlib";

/** A zip file of the given parts; `declared` overrides the size that it claims. */
export function zip(parts: Record<string, string | Buffer>, declared?: number): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const local = Buffer.alloc(30 + name.length);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(declared ?? raw.length, 22);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30);
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(declared ?? raw.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    entry.write(name, 46);
    locals.push(local, packed);
    entries.push(entry);
    offset += local.length + packed.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, list, end]));
}

/** An Excel file with one sheet of these rows, and any additional parts. */
export const workbook = (rows: string, more: Record<string, string | Buffer> = {}, declared?: number) =>
  zip(
    {
      "xl/workbook.xml": '<workbook><sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/></sheets></workbook>',
      "xl/_rels/workbook.xml.rels":
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ...more,
    },
    declared,
  );

/** A cell of a workbook: text, a number with its format or that one's number, or whatever XML a cell may be. */
export type BookCell =
  | string
  | number
  | { value: number; format: string }
  | { value: number; id: number }
  | { xml: string };

interface BookSheet {
  name: string;
  state?: "hidden" | "veryHidden";
  /** Attributes of rows, by their index: `hidden="1"`. */
  marks?: Record<number, string>;
  /** What it says of columns: `<col min="2" max="2" hidden="1"/>`. */
  cols?: string;
  /** What follows its rows, such as a filter. */
  after?: string;
  rows: readonly (readonly BookCell[])[];
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** An Excel file of these sheets, with the formats that its cells have. */
export function book(sheets: readonly BookSheet[], properties = ""): Uint8Array {
  const formats: (string | number)[] = [];
  const styleOf = (format: string | number) => {
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format) + 1;
  };
  const cellOf = (cell: BookCell, place: string): string => {
    if (cell === "") return "";
    if (typeof cell === "string") return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
    if ("xml" in cell) return cell.xml.replace("<c", `<c r="${place}"`);
    return `<c r="${place}" s="${styleOf("id" in cell ? cell.id : cell.format)}"><v>${cell.value}</v></c>`;
  };
  const parts = sheets.map(({ rows, marks, cols = "", after = "" }) => {
    const lines = rows.map((cells, at) => {
      const inner = cells.map((cell, column) => cellOf(cell, `${String.fromCharCode(65 + column)}${at + 1}`)).join("");
      return `<row r="${at + 1}" ${marks?.[at] ?? ""}>${inner}</row>`;
    });
    return `<worksheet><cols>${cols}</cols><sheetData>${lines.join("")}</sheetData>${after}</worksheet>`;
  });
  const type = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet";
  const entry = ({ name, state }: BookSheet, at: number) =>
    `<sheet name="${escaped(name)}" sheetId="${at + 1}" ${state ? `state="${state}"` : ""} r:id="rId${at + 1}"/>`;
  const relation = (_: unknown, at: number) =>
    `<Relationship Id="rId${at + 1}" Type="${type}" Target="worksheets/s${at + 1}.xml"/>`;
  const numFmts = formats.flatMap((code, at) =>
    typeof code === "number" ? [] : `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`,
  );
  const xfs = formats.map((code, at) => `<xf numFmtId="${typeof code === "number" ? code : 200 + at}"/>`);
  return zip({
    "xl/workbook.xml": `<workbook>${properties}<sheets>${sheets.map(entry).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${sheets.map(relation).join("")}</Relationships>`,
    "xl/styles.xml": `<styleSheet><numFmts>${numFmts.join("")}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${xfs.join("")}</cellXfs></styleSheet>`,
    ...Object.fromEntries(parts.map((xml, at) => [`xl/worksheets/s${at + 1}.xml`, xml])),
  });
}
