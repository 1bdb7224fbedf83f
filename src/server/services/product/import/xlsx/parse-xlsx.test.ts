import { describe, expect, test } from "vitest";
import { productImportCopy } from "~/copy/product-import";
import { EXPORT_FIELDS } from "~/domain/product/import/export-rows";
import { guessColumns } from "~/domain/product/import/import-columns";
import { dateNotices } from "~/domain/product/import/import-notices";
import { type ImportTable, type ReadTable, shownCell } from "~/domain/product/import/import-table";
import { ImportSheet } from "~/domain/product/import/plan/import-sheet";
import type { KnownCatalogue } from "~/domain/product/import/plan/known-catalogue";
import type { PlannedProduct } from "~/domain/product/import/plan/planned-product";
import { ARGENTINE_SHOP } from "~/test/vendor-context";
import { type BookCell, book } from "~/test/workbook";
import { parseTable, type TableOptions } from "../parse-table";

const read = (file: Uint8Array, options: Partial<TableOptions> = {}): ReadTable =>
  parseTable(file, { shop: ARGENTINE_SHOP, ...options });

function tableOfFile(file: Uint8Array, options: Partial<TableOptions> = {}): ImportTable {
  const answer = read(file, options);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.table;
}

const { headings, help } = productImportCopy;
const EMPTY: KnownCatalogue = {
  products: new Map(),
  skus: new Map(),
  names: new Map(),
  categories: new Map(),
  origins: new Map(),
};

function plan(table: ImportTable): PlannedProduct[] {
  const sheet = new ImportSheet(table, guessColumns(table));
  const room = { products: 100, categories: 100, newCategories: new Map() };
  return sheet.groups.map((_, group) => sheet.plan(group, EMPTY, room));
}

const list = (...rows: BookCell[][]) => book([{ name: "Lista", rows }]);
/** What the first product's cell under this heading shows. */
function shownUnder(heading: string, cell: BookCell, shop = ARGENTINE_SHOP) {
  const table = tableOfFile(list(["Nombre", heading], ["Mate", cell]), { shop });
  const [row] = table.rows;
  return row && shownCell(row, 1);
}

describe("a cell is what it shows", () => {
  test.each<[string, string, number]>([
    ["0012345678905", "0000000000000", 12345678905],
    ["00042", "00000", 42],
    ["AB-0007", '"AB-"0000', 7],
    ["12.345.678-9", "##\\.###\\.###\\-#", 123456789],
    ["7790387014167", "General", 7790387014167],
    ["7790387014167", "0", 7790387014167],
    ["12345678905", "0.00E+00", 12345678905],
    ["38,5", "General", 38.5],
    ["38,50", "0.00", 38.5],
    ["1/2", "# ?/?", 0.5],
    ["1 1/2", "# ?/?", 1.5],
    ["3 1/8", "# ??/??", 3.125],
    ["70%", "0%", 0.7],
    ["70,5%", "0.0%", 0.705],
    ["2-abr", "d-mmm", 45384],
    ["02/04/2024", "dd/mm/yyyy", 45384],
    ["abr-24", "mmm-yy", 45384],
    ["8:30", "h:mm", 0.3541666667],
    ["36:00", "[h]:mm", 1.5],
    ["5 cm", '0" cm"', 5],
    ["L", '[=1]"L";[=2]"M"', 1],
    ["", ";;;", 5],
  ])("%s: %s of %d", (shown, format, value) => {
    expect(String(shownUnder("Talle", { value, format }))).toBe(shown);
  });

  test("as the shop's country writes it", () => {
    const shop = { ...ARGENTINE_SHOP, decimal: "." as const };
    expect(shownUnder("Talla", { value: 38.5, format: "0.00" }, shop)).toBe("38.50");
    expect(shownUnder("Talla", { value: 0.705, format: "0.0%" }, shop)).toBe("70.5%");
  });

  test("formats that every spreadsheet knows are named by a number alone", () => {
    const shown = [14, 16, 17, 9, 20].map((id) => shownUnder("Talle", { value: 45384.5, id }));
    expect(shown).toEqual(["02/04/2024", "2-abr", "abr-24", "4538450%", "12:00"]);
  });

  test("days are counted from 1904 where the file says so", () => {
    const rows = [
      ["Nombre", "Talle"],
      ["Mate", { value: 45384 - 1462, format: "d-mmm" }],
    ];
    const table = tableOfFile(book([{ name: "Lista", rows }], '<workbookPr date1904="1"/>'));
    expect(table.rows[0] && shownCell(table.rows[0], 1)).toBe("2-abr");
  });

  test("prices and stock are numbers, as precise as they are shown", () => {
    const price = { value: 1234.567, format: '"$" #,##0' };
    const table = tableOfFile(
      list(
        ["Nombre", "Precio", "Stock"],
        ["Mate", price, { value: 0.5, format: "# ?/?" }],
        ["Termo", { value: 1250.255, format: "#,##0.00" }, 1.25],
        ["Pava", { value: 0, format: '_-"$"* #,##0_-;-"$"* #,##0_-;_-"$"* "-"_-' }, { value: 5, format: "0" }],
      ),
    );
    expect(plan(table).map(({ values }) => [values.price, values.stock])).toEqual([
      [123500, 500],
      [125026, 1250],
      [0, 5000],
    ]);
  });

  test("a date or a percentage is no price", () => {
    const table = tableOfFile(
      list(
        ["Nombre", "Precio"],
        ["Mate", { value: 45384, format: "d-mmm" }],
        ["Termo", { value: 0.7, format: "0%" }],
        ["Pava", 5],
      ),
    );
    expect(plan(table).map(({ kind }) => kind)).toEqual(["problem", "problem", "new"]);
  });

  test("a code keeps its zeros, and grouped thousands are none of it", () => {
    const table = tableOfFile(
      list(
        ["Código", "Nombre", "Precio"],
        [{ value: 12345678905, format: "0000000000000" }, "Mate", 5],
        [{ value: 12345, format: "#,##0" }, "Termo", 5],
      ),
    );
    expect(plan(table).map(({ values }) => values.sku)).toEqual(["0012345678905", "12345"]);
  });

  test("a price in a foreign format is one of that currency", () => {
    const table = tableOfFile(list(["Nombre", "Precio"], ["Mate", { value: 5, format: "[$USD] #,##0.00" }]));
    expect(table.rows[0] && shownCell(table.rows[0], 1)).toBe("USD 5,00");
  });

  test.each([
    ["2-abr", "d-mmm", 45384],
    ["8:30", "h:mm", 0.3541666667],
    ["01/05/2024", "dd/mm/yyyy", 45413],
    ["abr-24", "mmm-yy", 45384],
  ])("a size %s is told, since a spreadsheet may have made a date of it", (text, format, value) => {
    const table = tableOfFile(
      list(["Nombre", "Talle", "Precio"], ["Remera", { value, format }, 5], ["Remera", "M", 5]),
    );
    expect(dateNotices(new ImportSheet(table, guessColumns(table)))).toEqual([
      { kind: "date", line: 2, heading: "Talle", text },
    ]);
  });
});

describe("formulas and errors", () => {
  const withFormula = (xml: string) => list(["Nombre", "Precio"], ["Mate", { xml }]);
  test.each<[string, string, unknown]>([
    ["a number", "<c><f>A1*2</f><v>1500</v></c>", 1500],
    ["a text", '<c t="str"><f>A1</f><v>x &amp; y</v></c>', "x & y"],
    ["one that is shared", '<c><f t="shared" si="0"/><v>3</v></c>', 3],
    ["nothing", '<c t="str"><f>""</f><v></v></c>', ""],
    ["an error", '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', "#DIV/0!"],
    ["a formula that nobody calculated", "<c><f>A1*2</f></c>", "#SIN RESULTADO"],
    ["a flag", '<c t="b"><f>1=1</f><v>1</v></c>', "sí"],
  ])("the result counts: %s", (_, xml, cell) => {
    const { rows } = tableOfFile(withFormula(xml));
    expect(rows[0]?.cells[1] ?? "").toBe(cell);
  });

  test("a formula in another sheet does not matter", () => {
    const file = book([
      {
        name: "Lista",
        rows: [
          ["Nombre", "Precio"],
          ["Mate", 5],
        ],
      },
      { name: "Cuentas", rows: [[{ xml: "<c><f>SUM(A1)</f><v>5</v></c>" }]] },
    ]);
    expect(tableOfFile(file).rows).toHaveLength(1);
  });

  test.each(["#N/A", "#DIV/0!", "#REF!", "#VALUE!", "#NAME?", "#N/D", "#¡DIV/0!", "#¿NOMBRE?", "#¡REF!", "#SPILL!"])(
    "%s is a problem, and no price, stock, code or name",
    (error) => {
      const table = tableOfFile(
        list(
          ["Código", "Nombre", "Precio", "Stock"],
          ["A", "Mate", error, 1],
          ["B", "Mate", 1, error],
          ["C", error, 1, 1],
        ),
      );
      const keys = plan(table).map(({ kind, problems }) => [kind, ...problems.map(({ column, key }) => [column, key])]);
      expect(keys).toEqual([
        ["problem", [2, "import.errorCell"]],
        ["problem", [3, "import.errorCell"]],
        ["problem", [1, "import.errorCell"]],
      ]);
    },
  );

  test.each(["#1", "# 5", "#hashtag", "#ABC", "C#"])("%s is a name", (name) => {
    expect(plan(tableOfFile(list(["Nombre", "Precio"], [name, 5])))[0]).toMatchObject({ kind: "new", name });
  });
});

describe("sheets", () => {
  const products = (count: number, of: string): BookCell[][] => [
    ["Nombre", "Precio"],
    ...Array.from({ length: count }, (_, at): BookCell[] => [`${of} ${at}`, 5]),
  ];

  test.each(["hidden", "veryHidden"] as const)("a %s first sheet is not read, and named", (state) => {
    const file = book([
      { name: "Vieja", state, rows: products(20, "Basura") },
      { name: "Lista", rows: products(2, "Mate") },
    ]);
    expect(tableOfFile(file)).toMatchObject({
      rows: [{ cells: ["Mate 0", 5] }, { cells: ["Mate 1", 5] }],
      leftOut: [{ kind: "sheet", name: "Vieja", why: "hidden" }],
    });
  });

  const several = book([
    { name: "Mates", rows: products(2, "Mate") },
    { name: "Notas", rows: [["Escribir a Juana"]] },
    {
      name: "Termos",
      rows: [
        ["Precio", "Nombre", "Código"],
        [7, "Termo", "T-1"],
      ],
    },
  ]);

  test("of several with products the first is taken, the others are named and can be chosen", () => {
    expect(read(several)).toMatchObject({
      sheets: [
        { name: "Mates", rows: 2 },
        { name: "Termos", rows: 1 },
      ],
      table: {
        rows: [{}, {}],
        leftOut: [
          { kind: "sheet", name: "Notas", why: "noTable" },
          { kind: "sheet", name: "Termos", why: "other", rows: 1 },
        ],
      },
    });
  });

  test("the chosen one is taken", () => {
    const { header, rows } = tableOfFile(several, { sheets: ["Termos"] });
    expect([header, rows]).toEqual([["Precio", "Nombre", "Código"], [{ line: 2, cells: [7, "Termo", "T-1"] }]]);
  });

  test("several are joined by their headings, each row with its sheet", () => {
    expect(tableOfFile(several, { sheets: ["Mates", "Termos"] })).toMatchObject({
      header: ["Nombre", "Precio", "Código"],
      rows: [
        { line: 2, sheet: "Mates", cells: ["Mate 0", 5, ""] },
        { line: 3, sheet: "Mates", cells: ["Mate 1", 5, ""] },
        { line: 2, sheet: "Termos", cells: ["Termo", 7, "T-1"] },
      ],
    });
  });

  test("together they keep the limits of one table", () => {
    const file = book([
      { name: "A", rows: products(1_200, "Mate") },
      { name: "B", rows: products(1_200, "Termo") },
    ]);
    expect(read(file, { sheets: ["A", "B"] })).toMatchObject({ ok: false, refusal: "tooManyRows" });
    expect(read(file, { sheets: ["B"] })).toMatchObject({ ok: true });
  });

  test("the explanations of our own template are no products", () => {
    const file = book([
      {
        name: "Ayuda",
        rows: [["Columna", "Qué poner"], ...EXPORT_FIELDS.map((field) => [headings[field], help[field]])],
      },
      { name: "Lista", rows: products(1, "Mate") },
    ]);
    expect(read(file)).not.toHaveProperty("sheets");
  });

  test("rows that a filter hides are left out and counted, those of a folded group are not", () => {
    const file = book([
      {
        name: "Lista",
        rows: products(5, "Mate"),
        marks: { 2: 'hidden="1"', 3: 'hidden="true"', 4: 'hidden="1" outlineLevel="1"' },
      },
    ]);
    expect(tableOfFile(file)).toMatchObject({
      rows: [{ line: 2 }, { line: 5 }, { line: 6 }],
      leftOut: [{ kind: "hiddenRows", line: 3, count: 2 }],
    });
  });

  test.each<[string, string, number]>([
    ["no group is level 0, as LibreOffice writes it", 'hidden="true" outlineLevel="0"', 1],
    ["no height", 'ht="0" customHeight="1"', 1],
    ["shown by LibreOffice", 'hidden="false" outlineLevel="0" ht="12.8"', 0],
  ])("a row is hidden or not: %s", (_, mark, count) => {
    const table = tableOfFile(book([{ name: "Lista", rows: products(3, "Mate"), marks: { 1: mark } }]));
    expect(table.rows).toHaveLength(3 - count);
    expect(table.leftOut ?? []).toEqual(count > 0 ? [{ kind: "hiddenRows", line: 2, count }] : []);
  });

  test("a filter hides rows of groups too", () => {
    const after = '<autoFilter ref="A1:B6"><filterColumn colId="0"><filters><filter val="x"/></filters></filterColumn>';
    const marks = { 2: 'hidden="1"', 4: 'hidden="1" outlineLevel="1"', 5: 'outlineLevel="1"' };
    const sheet = { name: "Lista", rows: products(5, "Mate"), marks };
    expect(tableOfFile(book([{ ...sheet, after: `${after}</autoFilter>` }]))).toMatchObject({
      rows: [{ line: 2 }, { line: 4 }, { line: 6 }],
      leftOut: [{ kind: "hiddenRows", line: 3, count: 2 }],
    });
    expect(tableOfFile(book([{ ...sheet, after: '<autoFilter ref="A1:B6"/>' }])).rows).toHaveLength(4);
  });
});

describe("hidden columns", () => {
  const rows: BookCell[][] = [
    ["Código", "Nombre", "Costo", "Precio", ""],
    ["A", "Mate", 5, { value: 7, format: "0.00" }, { value: 12, format: "0000" }],
    ["B", "Termo", 6, 8, "x"],
  ];
  const withCols = (cols: string) => tableOfFile(book([{ name: "Lista", rows, cols }]));

  test.each<[string, string, string[], string[]]>([
    ["one", '<col min="3" max="3" hidden="1"/>', ["Código", "Nombre", "Precio", ""], ["Costo"]],
    ["several", '<col min="3" max="5" hidden="true"/>', ["Código", "Nombre"], ["Costo", "Precio", "E"]],
    ["without width", '<col min="1" max="1" width="0"/>', ["Nombre", "Costo", "Precio", ""], ["Código"]],
    ["all to the end", '<col min="4" max="16384" hidden="1"/>', ["Código", "Nombre", "Costo"], ["Precio", "E"]],
    [
      "as LibreOffice writes them",
      '<col min="1" max="2" hidden="false" outlineLevel="0" width="9"/><col min="3" max="3" hidden="true" outlineLevel="0"/>',
      ["Código", "Nombre", "Precio", ""],
      ["Costo"],
    ],
  ])("are not read, and named: %s", (_, cols, header, headings) => {
    const table = withCols(cols);
    expect(table.header).toEqual(header);
    expect(table.rows.map(({ cells }) => cells.length)).toEqual([header.length, header.length]);
    expect(table.leftOut).toEqual([{ kind: "columns", line: 1, headings, hidden: true }]);
  });

  test.each([
    ["those of a folded group", '<col min="3" max="3" hidden="1" outlineLevel="1"/>'],
    ["empty ones", '<col min="6" max="16384" hidden="1"/>'],
    ["places that are none", '<col min="-900000000" max="0" hidden="1"/><col hidden="1"/>'],
  ])("%s do not count", (_, cols) => {
    expect(withCols(cols)).toMatchObject({ header: rows[0] });
    expect(withCols(cols)).not.toHaveProperty("leftOut");
  });

  test("a list whose names are hidden is none", () => {
    const cols = '<col min="1" max="2" hidden="1"/>';
    const shown: BookCell[][] = [["Nombre"], ["Azucarera"]];
    const file = book([
      { name: "Vieja", rows, cols },
      { name: "Lista", rows: shown },
    ]);
    expect(tableOfFile(file)).toMatchObject({
      header: ["Nombre"],
      leftOut: [{ kind: "sheet", name: "Vieja", why: "noTable" }],
    });
  });

  test("a platform's file is read whole, since platforms hide columns themselves", () => {
    const listings: BookCell[][] = [
      ["ITEM_ID", "VARIATION_ID", "TITLE", "PRICE"],
      ["MLA1000", "-", "Mate", 5],
      ["MLA1001", "-", "Termo", 6],
    ];
    const sheet = { name: "Publicaciones", rows: listings, marks: { 2: 'hidden="1"' } };
    expect(read(book([{ ...sheet, cols: '<col min="1" max="2" hidden="1"/>' }]))).toMatchObject({
      from: { vendor: "MERCADO_LIBRE" },
      table: { rows: [{ line: 2 }], leftOut: [{ kind: "hiddenRows", line: 3, count: 1 }] },
    });
  });
});

test("what the database cannot store is in no text", () => {
  const table = tableOfFile(list(["Nombre", "Talle"], ["Mate", { xml: '<c t="str"><v>a&#0;b&#xD800;</v></c>' }]));
  expect(table.rows[0]?.cells[1]).toBe("ab\ufffd");
});

describe("rows that are no products", () => {
  test.each<[string, BookCell[]]>([
    ["TOTAL", ["TOTAL", 1500, 8]],
    ["Total general:", ["Total general:", 1500, 8]],
    ["Subtotal", ["Subtotal", 1500, ""]],
    ["Suma", ["Suma", { xml: "<c><f>SUM(B2:B3)</f><v>10</v></c>" }, ""]],
    ["TOTAL", ["", "TOTAL", 8]],
    ["Total de mates", ["Total de mates", "$ 1.500", 8]],
  ])("%s is left out and named", (text, row) => {
    const table = tableOfFile(list(["Nombre", "Precio", "Stock"], ["Mate", 5, 4], ["Termo", 5, 4], row));
    expect(table.rows).toHaveLength(2);
    expect(table.leftOut).toEqual([{ kind: "totalRow", line: 4, text }]);
  });

  test.each<[BookCell[]]>([
    [["T-1", "Total", 1500]],
    [["T-1", "Totalizador", 1500]],
    [["", "Total Cereal integral", 1500]],
    [["Total", "Yerba molida", 1500]],
  ])("%j is a product", (row) => {
    expect(tableOfFile(list(["Código", "Nombre", "Precio"], row))).not.toHaveProperty("leftOut");
  });

  test("headings that are repeated are named", () => {
    const table = tableOfFile(list(["Nombre", "Precio"], ["Mate", 5], ["Nombre", "Precio"], ["Termo", 5]));
    expect(table.leftOut).toEqual([{ kind: "headingRow", line: 3 }]);
  });
});
