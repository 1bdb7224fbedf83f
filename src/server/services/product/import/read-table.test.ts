import { describe, expect, test, vi } from "vitest";
import { guessColumns } from "~/domain/product/import/import-columns";
import { IMPORT_LIMITS } from "~/domain/product/import/import-table";
import { pngOf } from "~/test/pictures";
import { ARGENTINE_SHOP } from "~/test/vendor-context";
import { workbook, zip } from "~/test/workbook";
import { readTable } from "./read-table";
import { sheetFile } from "./sheet-file";

vi.setConfig({ testTimeout: 60_000 });

const own = { shop: ARGENTINE_SHOP };
const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark: boolean) => new Uint8Array(Buffer.from((mark ? "\ufeff" : "") + text, "utf16le"));
const swapped = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le").swap16());
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

async function read(file: Uint8Array) {
  const answer = await readTable(file, own);
  return answer.ok ? answer.table : `${answer.refusal}${answer.cell ? ` ${answer.cell}` : ""}`;
}

const words = (line: number, ...cells: string[]) =>
  `<row r="${line}">${cells.map((cell, at) => `<c r="${"ABCDEF"[at]}${line}" t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;

const table = 'Nombre;Precio\r\nÑandú;1.500,50\r\n"a;""b""\nc";2\r\n';
const rows = [
  { line: 2, cells: ["Ñandú", "1.500,50"] },
  { line: 3, cells: ['a;"b"\nc', "2"] },
];

describe("text is read in every common encoding and format", () => {
  test.each([
    ["UTF-8", bytes(table)],
    ["UTF-8 with its mark", bytes(`\ufeff${table}`)],
    ["UTF-16", utf16(table, true)],
    ["UTF-16 without its mark", utf16(table, false)],
    ["UTF-16 the other way round", swapped(table)],
    ["Windows", latin1(table)],
    ["Unix line breaks", bytes(table.replaceAll("\r\n", "\n"))],
    ["no line break at the end", bytes(table.trimEnd())],
  ])("%s", async (_, file) => {
    const header = ["Nombre", "Precio"];
    expect(await read(file)).toEqual({ header, rows });
  });

  test.each([
    ["commas", 'Nombre,Precio\n"Mate, grande","1.500,50"\n', ["Mate, grande", "1.500,50"]],
    ["tabs", "Nombre\tPrecio\nMate, grande\t1,5\n", ["Mate, grande", "1,5"]],
    ["bars", "Nombre|Precio\nMate; grande|1,5\n", ["Mate; grande", "1,5"]],
    ["a guard", "Nombre;Precio\n'=1+1;'-5\n", ["=1+1", "-5"]],
    ["an inch", 'Nombre;Precio\nTele 32" LED;5\n', ['Tele 32" LED', "5"]],
  ])("%s", async (_, text, cells) => {
    expect(await read(bytes(text))).toEqual({ header: ["Nombre", "Precio"], rows: [{ line: 2, cells }] });
  });

  test("skips titles above the heading, empty rows and empty columns, and keeps the file's line numbers", async () => {
    const text = "Lista de marzo;;\n;;\nProducto;;P.V.P.\n;;\nMate;;5\n";
    expect(await read(bytes(text))).toEqual({
      header: ["Producto", "P.V.P."],
      rows: [{ line: 5, cells: ["Mate", "5"] }],
    });
  });

  test("skips Excel's own first line about the separator", async () => {
    const answer = await read(bytes("sep=,\nNombre,Precio\nMate,5\n"));
    expect(answer).toEqual({ header: ["Nombre", "Precio"], rows: [{ line: 3, cells: ["Mate", "5"] }] });
  });
});

describe("Excel", () => {
  test("keeps numbers as numbers and texts as texts; the first non-empty sheet counts", async () => {
    const file = await sheetFile([
      { name: "Vacía", headings: [], rows: [], widths: [] },
      { name: "Lista", headings: ["Código", "Nombre", "Precio"], rows: [["007", " Mate ", 1500.5]], widths: [] },
    ]);
    expect(await read(file)).toEqual({
      header: ["Código", "Nombre", "Precio"],
      rows: [{ line: 2, cells: ["007", " Mate ", 1500.5], shown: { 2: "1500,5" } }],
    });
  });

  test("keeps the positions of gaps between rows and cells", async () => {
    const gap = `${words(2, "Nombre", "Precio")}<row r="9"><c r="B9"><v>5</v></c></row>`;
    expect(await read(workbook(gap))).toEqual({ header: ["Nombre", "Precio"], rows: [{ line: 9, cells: ["", 5] }] });
  });
});

describe("files that are not a table of products are rejected with the reason", () => {
  const header = words(1, "Nombre", "Precio");
  const many = Array.from({ length: 2_001 }, (_, index) => `Mate ${index};5`).join("\n");
  const wide = Array.from({ length: 51 }, (_, index) => `Dato ${index}`).join(";");
  test.each<[string, string, Uint8Array | Promise<Uint8Array>]>([
    ["nothing", "empty", new Uint8Array()],
    ["blank lines", "empty", bytes("\n\n;;\n")],
    ["a heading only", "empty", bytes("Nombre;Precio\n")],
    ["prose", "notTable", bytes("Hola, ¿cómo va?\nTe paso la lista mañana.\n".replaceAll(",", ""))],
    ["no heading", "noHeader", bytes("Mate;1500\nTermo;2500\n")],
    ["a page", "document", bytes("<!doctype html><html><table><tr><td>Nombre</td></tr></table></html>")],
    ["JSON data", "document", bytes('{ "nombre": "Mate" }')],
    ["bytes", "notTable", new Uint8Array(Array.from({ length: 500 }, (_, index) => (index * 7) % 251))],
    ["50 MB", "vendorTooLarge", new Uint8Array(50 * 1024 * 1024)],
    ["too many rows", "tooManyRows", bytes(`Nombre;Precio\n${many}`)],
    ["too many columns", "tooManyColumns", bytes(`Nombre;${wide}\nMate;${wide}`)],
    ["a row of a million cells", "tooManyColumns", bytes(`Nombre${";x".repeat(1_000_000)}\nMate;5`)],
    ...[";", ",", "\t", "|"].map((sign): [string, string, Uint8Array] => [
      `5 MB of ${JSON.stringify(sign)}`,
      "tooManyColumns",
      bytes(`Nombre${sign}Precio\n${sign.repeat(IMPORT_LIMITS.bytes - 100)}`),
    ]),
    ["5 MB of an own separator", "tooManyColumns", bytes(`sep=x\n${"x".repeat(IMPORT_LIMITS.bytes - 100)}`)],
    ["5 MB of line breaks", "tooManyRows", bytes("\n".repeat(IMPORT_LIMITS.bytes))],
    ["5 MB of quotes", "broken", bytes('"'.repeat(IMPORT_LIMITS.bytes))],
    ["5 MB of wide rows", "tooManyColumns", bytes(`${"x;".repeat(450)}\n`.repeat(1_900))],
    ["an old Excel", "oldExcel", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])],
    ["a PDF", "document", bytes("%PDF-1.7 Nombre;Precio\nMate;5")],
    ["a photo", "picture", pngOf("#ff0000").then(async (photo) => new Uint8Array(await photo.arrayBuffer()))],
    ["an open quote", "broken", bytes('Nombre;Precio\n"Mate;5\nTermo;6\n')],
    ["a formula", "formulas A2", bytes('Nombre;Precio\n=HYPERLINK("http://x");5\n')],
    ["a formula with a blank", "formulas B3", bytes("Nombre;Precio\nMate;5\nTermo; =A1*2\n")],
    ["a command", "formulas A2", bytes("Nombre;Precio\n+cmd|' /C calc'!A0;5\n")],
    ["macros", "macros", workbook(header, { "xl/vbaProject.bin": "x" })],
    ["another ZIP file", "document", zip({ "word/document.xml": "<x/>" })],
    ["half a file", "broken", workbook(header).slice(0, 200)],
    ["broken XML", "broken", workbook("<row r='1'><c")],
    [
      "a packed file that grows",
      "tooLarge",
      workbook(header, { "xl/media/x.xml": Buffer.alloc(IMPORT_LIMITS.unpacked, 65) }),
    ],
    ["a ZIP file with a forged size", "broken", workbook(words(1, "Nombre", "x".repeat(5_000_000)), {}, 60)],
    [
      "a sheet of millions of cells",
      "tooManyRows",
      workbook(`${header}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
    ],
  ])("%s: %s", async (_, reason, file) => {
    expect(await read(await file)).toBe(reason);
  });

  const FAR = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  const sheet = (content: string) => `<worksheet><sheetData>${content}</sheetData></worksheet>`;
  /** A workbook whose relationships lead to this part. */
  const elsewhere = (target: string, part: string, content: string) =>
    workbook("", { "xl/_rels/workbook.xml.rels": relationships([target]), [part]: sheet(content) });
  const relationships = (targets: readonly string[]) =>
    `<Relationships>${targets.map((target, at) => `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="${target}"/>`).join("")}</Relationships>`;
  const sheets = (count: number) =>
    `<workbook><sheets>${Array.from({ length: count }, (_, at) => `<sheet name="${at}" sheetId="${at}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`;

  test.each<[string, string, Uint8Array]>([
    ["in another folder", "tooManyRows", elsewhere("hojas/a.xml", "xl/hojas/a.xml", FAR)],
    ["under another case", "tooManyRows", elsewhere("Worksheets/a.xml", "xl/Worksheets/a.xml", FAR)],
    ["at the top", "tooManyRows", elsewhere("/a.xml", "a.xml", FAR)],
    ["in other quotes", "tooManyRows", workbook(header + FAR.replaceAll('"', "'"))],
    ["with blanks", "broken", workbook(header + FAR.replaceAll('r="', 'r = "'))],
    ["with a prefix", "tooManyRows", workbook(header + FAR.replaceAll("<c ", "<x:c ").replaceAll("</c>", "</x:c>"))],
    ["in small letters", "broken", workbook(`${header}<row r="2"><c r="xfd2"><v>1</v></c></row>`)],
    ["as references", "broken", workbook(`${header}<row r="2"><c r="&#120;fd2"><v>1</v></c></row>`)],
    ["with an exponent", "broken", workbook(`${header}<row r="2"><c r="A3e7"><v>1</v></c></row>`)],
    ["as an empty cell", "broken", workbook(`${header}<row><c r="A999999999" t="inlineStr"/></row>`)],
    ["as an empty cell below the last row", "tooManyRows", workbook(`${header}<row><c r="A9999999"/></row>`)],
    ["as an empty cell without a row", "broken", workbook(`${header}<row><c r="A"/></row>`)],
    ["as a row alone", "broken", workbook(`${header}<row r="30000000"></row>`)],
    ["as a row with an exponent", "broken", workbook(`${header}<row r="3e7"></row>`)],
  ])("a far cell %s: %s", async (_, reason, file) => {
    expect(await read(file)).toBe(reason);
  });

  // each took from seconds to minutes: longer than the time that so small a file may take
  test.each<[string, string, Uint8Array]>([
    ["cells without an end", "broken", workbook(header + "<c ".repeat(300_000))],
    ["one cell with 20,000 places", "broken", workbook(`${header}<c ${'r="A1" '.repeat(20_000)}`)],
    ["blanks after a cell", "tooLarge", workbook(`${header}<c r="A1">${" ".repeat(1_000_000)}`)],
    ["blanks after many cells", "broken", workbook(header + `<c r="A2">${" ".repeat(30_000)}`.repeat(100))],
    ["a long attribute", "tooLarge", workbook(`${header}<row spans="${"1:".repeat(1_000_000)}"></row>`)],
    ["a long text", "tooLarge", workbook(`${header}<row><c><v>${"1".repeat(1_000_000)}</v></c></row>`)],
    ["columns without an end", "tooLarge", workbook(header + '<col min="1" max="16384" hidden="1"/>'.repeat(300_000))],
    ["depth", "broken", workbook(header + "<a>".repeat(100_000))],
    [
      "8,000 sheets",
      "tooLarge",
      workbook(header, {
        "xl/workbook.xml": sheets(8_000),
        "xl/_rels/workbook.xml.rels": relationships(Array.from({ length: 8_000 }, (_, at) => `worksheets/s${at}.xml`)),
      }),
    ],
    ["a format of 200,000 signs", "tooLarge", workbook(header, { "xl/styles.xml": `<a b="${"[".repeat(200_000)}"/>` })],
    ["a document type", "broken", workbook(header, { "xl/styles.xml": '<!DOCTYPE a [<!ENTITY b "c">]><a/>' })],
  ])("a small file with %s is refused at once: %s", async (_, reason, file) => {
    expect(file.length).toBeLessThan(200_000);
    expect(await readTable(file, own)).toMatchObject({ ok: false, refusal: reason });
  });

  test.each([
    ["tags without an end", "<a ".repeat(1_500_000)],
    ["blanks", `${" ".repeat(1_500_000)}x`],
    ["blanks and tags", "<b> ".repeat(900_000)],
  ])("a description of %s is read like any other", async (_, html) => {
    const file = bytes(`Handle,Title,Body (HTML),Variant Price\na,Mate,"${html}",1\n`);
    expect(await read(file)).toMatchObject({ rows: [{ line: 2 }] });
  });

  test("accepts legitimate texts that begin like formulas", async () => {
    const answer = await read(bytes("Nombre;Precio\n-20 % en todo;5\n+Vida (sabor naranja);6\n@casa;7\n"));
    expect(answer).toMatchObject({ rows: [{ line: 2 }, { line: 3 }, { line: 4 }] });
  });
});

describe("reading a file", () => {
  const hostile = bytes(`Nombre;Precio\n${"a;".repeat(800_000)}`);

  test("does not block the main thread", async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await readTable(hostile, own);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  test("is terminated when it takes too long", async () => {
    expect(await readTable(hostile, own, 1)).toEqual({ ok: false, refusal: "tooLarge" });
    expect(await read(bytes(table))).toMatchObject({ rows });
  });

  test("accepts no more than a few files at a time", async () => {
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => readTable(bytes(table), own)));
    const refused = all.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: "BUSY" });
  });

  test("accepts descriptions full of punctuation", async () => {
    const long = "Con&nbsp;yerba,&nbsp;termo;y&nbsp;bombilla. ".repeat(40);
    const text = `Nombre;Descripción\n${Array.from({ length: 1_900 }, (_, at) => `Mate ${at};"${long}"\n`).join("")}`;
    expect(await read(bytes(text))).toMatchObject({ header: ["Nombre", "Descripción"] });
  });
});

test.each([
  [
    ["ID", "CÓDIGO", "Título", "Precio lista", "Precio anterior", "Rubro", "Cantidad", "Talle", "Color", "Notas"],
    ["id", "sku", "name", "price", "previousPrice", "category", "stock", "option", "option", "skip"],
  ],
  [
    ["Nombre", "Nombre de propiedad 1", "Valor de propiedad 1", "Precio", "SKU", "Mostrar en tienda"],
    ["name", "option1", "value1", "price", "sku", "visible"],
  ],
  [
    ["Título", "Option1 Name", "Option1 Value", "Variant SKU", "Variant Price", "Body (HTML)"],
    ["name", "option1", "value1", "sku", "price", "description"],
  ],
  [
    ["Cod.", "Descripción", "P.V.P. ($)"],
    ["sku", "name", "price"],
  ],
  [
    ["Cod.", "Detalle", "PVP ($)"],
    ["sku", "name", "price"],
  ],
  [
    ["Precio", "PVP"],
    ["skip", "price"],
  ],
])("guesses the headings %j", (header, targets) => {
  expect(guessColumns({ header, rows: [] }).targets).toEqual(targets);
});
