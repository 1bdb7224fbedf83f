import path from "node:path/posix";
import type { Separator } from "~/domain/money/money";
import type { ImportRefusal } from "~/domain/product/import/import-table";
import { VENDOR_LIMITS } from "~/domain/product/import/vendors/vendor";
import { plainLine, storable } from "~/domain/text";
import { BoundedXml, SheetRefusal } from "./bounded-xml";
import { builtInFormat, GENERAL, numberShower } from "./number-text";
import { readSheetRows, type SheetRows, unescapedText, type Workbook } from "./sheet-rows";
import { ZipParts } from "./zip-parts";

interface ReadSheet extends SheetRows {
  name: string;
}

interface ReadWorkbook {
  /** In their order in the file, those without a filled cell too. */
  visible: ReadSheet[];
  /** The names of the sheets that the spreadsheet does not show. They are not read. */
  hidden: string[];
}

const WORKBOOK = "xl/workbook.xml";

interface Parts {
  zip: ZipParts;
  xml: BoundedXml;
}

interface SheetEntry {
  name: string;
  relation: string;
  isHidden: boolean;
}

function readEntries({ zip, xml }: Parts): { sheets: SheetEntry[]; from1904: boolean } {
  const sheets: SheetEntry[] = [];
  let from1904 = false;
  xml.visit(zip.text(WORKBOOK) ?? "", {
    open: (name, attributes) => {
      if (name === "workbookPr") from1904 = ["1", "true"].includes(attributes.get("date1904") ?? "");
      if (name !== "sheet") return;
      const isHidden = ["hidden", "veryHidden"].includes(attributes.get("state") ?? "visible");
      sheets.push({
        name: plainLine(storable(attributes.get("name") ?? "")),
        relation: attributes.get("id") ?? "",
        isHidden,
      });
    },
  });
  return { sheets, from1904 };
}

/** Where the workbook's other parts are. */
function readRelations({ zip, xml }: Parts) {
  const sheets = new Map<string, string>();
  let strings = "xl/sharedStrings.xml";
  let styles = "xl/styles.xml";
  const rels = zip.text("xl/_rels/workbook.xml.rels");
  if (rels === null) throw new SheetRefusal("broken");
  xml.visit(rels, {
    open: (name, attributes) => {
      if (name !== "Relationship") return;
      const kind = /\/(worksheet|sharedStrings|styles)$/.exec(attributes.get("Type") ?? "")?.[1];
      const target = path.resolve("/xl", attributes.get("Target") ?? "").slice(1);
      if (kind === "worksheet") sheets.set(attributes.get("Id") ?? "", target);
      if (kind === "sharedStrings") strings = target;
      if (kind === "styles") styles = target;
    },
  });
  return { sheets, strings, styles };
}

/** The texts that cells refer to, without what Japanese ones have above them. */
function readStrings({ zip, xml }: Parts, name: string): string[] {
  const strings: string[] = [];
  let text = "";
  let inText = false;
  let phonetic = 0;
  xml.visit(zip.text(name) ?? "<sst/>", {
    open: (element) => {
      if (element === "si") text = "";
      if (element === "rPh") phonetic += 1;
      if (element === "t") inText = phonetic === 0;
    },
    close: (element) => {
      if (element === "si") strings.push(unescapedText(text));
      if (element === "rPh") phonetic -= 1;
      if (element === "t") inText = false;
    },
    text: (piece) => {
      if (inText) text += piece;
    },
  });
  return strings;
}

/** The number format of each style that a cell may have. */
function readFormats({ zip, xml }: Parts, name: string): string[] {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let ofCells = false;
  xml.visit(zip.text(name) ?? "<styleSheet/>", {
    open: (element, attributes) => {
      if (element === "cellXfs") ofCells = true;
      if (element === "xf" && ofCells) ids.push(Number(attributes.get("numFmtId") ?? 0));
      if (element === "numFmt") own.set(Number(attributes.get("numFmtId")), attributes.get("formatCode") ?? GENERAL);
    },
    close: (element) => {
      if (element === "cellXfs") ofCells = false;
    },
  });
  return ids.map((id) => own.get(id) ?? builtInFormat(id));
}

function readWorkbook(bytes: Uint8Array, decimal: Separator): ReadWorkbook {
  const zip = new ZipParts(bytes);
  if (!zip.names.includes(WORKBOOK)) throw new SheetRefusal("document");
  if (zip.names.some((name) => /vbaProject\.bin$/i.test(name))) throw new SheetRefusal("macros");
  const parts: Parts = { zip, xml: new BoundedXml() };
  const { sheets, from1904 } = readEntries(parts);
  const relations = readRelations(parts);
  let letters = 0;
  const book: Workbook = {
    strings: readStrings(parts, relations.strings),
    formats: readFormats(parts, relations.styles),
    from1904,
    show: numberShower(decimal),
    count: (more) => {
      letters += more;
      if (letters > VENDOR_LIMITS.characters) throw new SheetRefusal("tooLarge");
    },
  };
  const visible = sheets
    .filter(({ isHidden, relation }) => !isHidden && relations.sheets.has(relation)) // others are charts
    .map(({ name, relation }) => {
      const xml = zip.text(relations.sheets.get(relation) ?? "");
      if (xml === null) throw new SheetRefusal("broken");
      return { name, ...readSheetRows(xml, parts.xml, book) };
    });
  return { visible, hidden: sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name) };
}

/** The sheets of an Excel file, with cells as the spreadsheet of a country with this decimal separator shows them. */
export function parseXlsx(bytes: Uint8Array, decimal: Separator): ReadWorkbook | { refusal: ImportRefusal } {
  try {
    return readWorkbook(bytes, decimal);
  } catch (error) {
    return { refusal: error instanceof SheetRefusal ? error.refusal : "broken" };
  }
}
