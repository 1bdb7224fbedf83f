import { expect, test } from "vitest";
import { proposeColumns } from "./import-columns";
import { sectionsOf } from "./import-sections";
import { type Cell, tableOf } from "./import-table";

function sections(lines: Cell[][]) {
  const read = tableOf(lines.map((cells, index) => ({ line: index + 1, cells })));
  if (!read.ok) throw new Error(read.refusal);
  const targets = proposeColumns(read.table).map(({ target }) => target);
  return sectionsOf(read.table, targets).map(({ row, name, rows }) => `${row} ${name} ${rows}`);
}

const YERBA = ["Y1", "Yerba 1 kg", "1.500"];
const MATE = ["M1", "Mate", "2.500"];
const HEAD = ["Código", "Producto", "Precio"];

test.each<[string, Cell[][], string[]]>([
  [
    "in the column of names",
    [HEAD, ["", "ALMACÉN", ""], YERBA, ["", "BAZAR", ""], MATE, MATE],
    ["0 Almacén 1", "2 Bazar 2"],
  ],
  ["in the first column", [HEAD, ["Almacén", "", ""], YERBA, MATE], ["0 Almacén 2"]],
  ["with a word before it", [HEAD, ["RUBRO: ALMACÉN", "", ""], YERBA], ["0 Almacén 1"]],
  [
    "in a list of two columns",
    [
      ["Producto", "Precio"],
      ["ALMACÉN", ""],
      ["Yerba", "5"],
      ["Mate", "6"],
    ],
    ["0 Almacén 2"],
  ],
  [
    "not a product without a price",
    [
      ["Producto", "Precio"],
      ["Termo", ""],
      ["Yerba", "5"],
    ],
    [],
  ],
  [
    "not where products are in capitals",
    [
      ["Producto", "Precio"],
      ["TERMO", ""],
      ["YERBA", "5"],
      ["MATE", "6"],
    ],
    [],
  ],
  ["not a total", [HEAD, YERBA, ["", "TOTAL", ""], MATE], []],
  ["not at the end", [HEAD, YERBA, MATE, ["", "ALMACÉN", ""]], []],
  ["not a name that no category may have", [HEAD, ["", "CATALOGO", ""], YERBA, MATE], []],
  ["not a number", [HEAD, ["", 2026, ""], YERBA, MATE], []],
  [
    "not in a list of names alone",
    [
      ["Producto", "Rubro"],
      ["ALMACÉN", ""],
      ["Yerba", "Almacén"],
    ],
    [],
  ],
  [
    "not the row of a product whose variants follow",
    [
      ["Producto", "Talle", "Precio"],
      ["REMERA", "", ""],
      ["REMERA", "S", "5"],
      ["REMERA", "M", "5"],
    ],
    [],
  ],
])("titles %s", (_, lines, expected) => {
  expect(sections(lines)).toEqual(expected);
});

test("headings that a printed list repeats are no rows", () => {
  const read = tableOf([HEAD, YERBA, HEAD, MATE].map((cells, index) => ({ line: index + 1, cells })));
  expect(read.ok && read.table.rows.map(({ line }) => line)).toEqual([2, 4]);
});
