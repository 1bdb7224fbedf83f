import { describe, expect, test } from "vitest";
import { type Certainty, proposeColumns } from "./import-columns";
import type { ImportTarget } from "./import-fields";
import type { Cell } from "./import-table";

const NAMES = ["Yerba Playadito x 1 kg", "Mate imperial", "Olla de barro 3 l", "Vela de soja", "Pava enlozada"];
const PRICES = ["12.500", "32.900", "5.990", "1.250", "18.400"];
const SIGNED = ["$ 12.500,00", "$ 32.900,50", "$ 5.990,00", "$ 150,00", "$ 99,90"];
const CODES = ["MAT-001", "COC-022", "ALM-009", "VEL-110", "PAV-003"];
const BARCODES: Cell[] = [7790387014167, 7790070410139, 7791234567898, 7790001234560, 7798765432107];
const NUMBERED: Cell[] = [1001, 1002, 1003, 1004, 1005];
const COUNTS: Cell[] = [12, 4, 60, 0, 3];
const RUBROS = ["Mates", "Cocina", "Almacén", "Cocina", "Mates"];
const YES_NO = ["Sí", "No", "Sí", "Sí", "No"];
const UNITS = ["kg", "unidad", "kg", "docena", "bulto"];
const NOTES = ["pedir a Rosa", "", "vence 3/27", "", ""];
const SIZES = ["S", "M", "L", "XL", "S"];

/** Headings of suppliers' lists of Argentina, Mexico, Chile, Uruguay, Colombia, Peru and Spain. */
const COLUMNS: [heading: string, cells: Cell[], target: ImportTarget, certainty: Certainty][] = [
  ["P. Lista c/IVA", PRICES, "price", "sure"],
  ["PRECIO UNIT.", PRICES, "price", "sure"],
  ["P.V.P.", SIGNED, "price", "sure"],
  ["PVP c/IVA", SIGNED, "price", "sure"],
  ["Precio", PRICES, "price", "sure"],
  ["PRECIO ($)", SIGNED, "price", "sure"],
  ["Precio Lista Nov. 2026", PRICES, "price", "likely"],
  ["Precio Noviembre", PRICES, "price", "sure"],
  ["Precio al público", PRICES, "price", "sure"],
  ["P. Público", PRICES, "price", "sure"],
  ["Prec. Vta.", PRICES, "price", "sure"],
  ["Precio Venta IVA incluido", PRICES, "price", "sure"],
  ["Precio sugerido", PRICES, "price", "sure"],
  ["P.Sug.", PRICES, "price", "sure"],
  ["Precio por unidad", PRICES, "price", "likely"],
  ["Precio c/u", PRICES, "price", "likely"],
  ["Valor unitario", PRICES, "price", "sure"],
  ["Precio USD", ["U$S 10", "U$S 12,50", "U$S 8", "U$S 9"], "price", "sure"],
  ["Precio ARS", ["2,585.81 ARS", "1,200.00 ARS", "950.00 ARS"], "price", "sure"],
  ["Importe", PRICES, "price", "sure"],
  ["Lista 1", PRICES, "price", "sure"],
  ["Precio mayorista", PRICES, "price", "sure"],
  ["Precio", ["a confirmar", "consultar", "no hay", "ver"], "skip", "likely"],
  ["Precio anterior", PRICES, "previousPrice", "sure"],
  ["P. Ant.", PRICES, "previousPrice", "sure"],
  ["Precio tachado", PRICES, "previousPrice", "sure"],
  ["Costo", PRICES, "cost", "sure"],
  ["COSTO UNIT. S/IVA", PRICES, "cost", "sure"],
  ["Precio de costo", PRICES, "cost", "sure"],
  ["Coste", SIGNED, "cost", "sure"],
  ["Último costo", PRICES, "cost", "sure"],
  ["Precio de compra", PRICES, "cost", "sure"],
  ["Costo + flete", PRICES, "cost", "likely"],
  ["CANT", COUNTS, "stock", "sure"],
  ["Cant. disponible", COUNTS, "stock", "sure"],
  ["Stock", COUNTS, "stock", "sure"],
  ["Stock al cierre", COUNTS, "stock", "likely"],
  ["Existencias", COUNTS, "stock", "sure"],
  ["Inventario", COUNTS, "stock", "sure"],
  ["Saldo", COUNTS, "stock", "sure"],
  ["Cod. Art.", CODES, "sku", "sure"],
  ["CÓDIGO", CODES, "sku", "sure"],
  ["Cód.", NUMBERED, "sku", "sure"],
  ["Cod. de barras", BARCODES, "sku", "sure"],
  ["EAN", BARCODES, "sku", "sure"],
  ["SKU", CODES, "sku", "sure"],
  ["Ref.", CODES, "sku", "sure"],
  ["Código proveedor", CODES, "sku", "sure"],
  ["Clave", CODES, "sku", "sure"],
  ["Nro. de artículo", NUMBERED, "sku", "sure"],
  ["Artículo", NAMES, "name", "sure"],
  ["DESCRIPCION", NAMES, "name", "sure"],
  ["Desc. del artículo", NAMES, "name", "sure"],
  ["Detalle", NAMES, "name", "sure"],
  ["Producto", NAMES, "name", "sure"],
  ["Denominación", NAMES, "name", "sure"],
  ["Concepto", NAMES, "name", "sure"],
  ["Nombre del prod.", NAMES, "name", "sure"],
  ["Descripción de la mercadería", NAMES, "name", "likely"],
  ["Rubro", RUBROS, "category", "sure"],
  ["FAMILIA", RUBROS, "category", "sure"],
  ["Sub-rubro", RUBROS, "category", "sure"],
  ["Categ.", RUBROS, "category", "sure"],
  ["Línea", RUBROS, "category", "sure"],
  ["Unid. de medida", UNITS, "unit", "sure"],
  ["U.M.", UNITS, "unit", "sure"],
  ["Compra mínima", COUNTS, "minQuantity", "sure"],
  ["Publicado", YES_NO, "visible", "sure"],
  ["En oferta", YES_NO, "offer", "sure"],
  ["Talle", SIZES, "option", "sure"],
  ["Obs.", NOTES, "skip", "sure"],
  ["Descuento %", COUNTS, "skip", "sure"],
  ["Alícuota IVA", ["21", "10,5", "21"], "skip", "sure"],
  ["Fecha de alta", ["1/11/2026", "2/11/2026"], "skip", "likely"],
  ["Unid. x bulto", COUNTS, "skip", "likely"],
  ["Zona", ["Norte", "Sur", "Norte"], "skip", "likely"],
  ["", PRICES, "price", "likely"],
  ["", NAMES, "name", "likely"],
];

const tableOf = (columns: readonly (readonly [string, Cell[]])[]) => ({
  header: columns.map(([heading]) => heading),
  rows: Array.from({ length: Math.max(...columns.map(([, cells]) => cells.length)) }, (_, row) => ({
    line: row + 2,
    cells: columns.map(([, cells]) => cells[row] ?? ""),
  })),
});
const proposed = (columns: readonly (readonly [string, Cell[]])[]) =>
  proposeColumns(tableOf(columns)).map(({ target, certainty }) => `${target} ${certainty}`);

test("the table has at least sixty columns", () => {
  expect(COLUMNS.length).toBeGreaterThanOrEqual(60);
});

test.each(COLUMNS)("%s with %j is %s, %s", (heading, cells, target, certainty) => {
  expect(proposed([[heading, cells]])).toEqual([`${target} ${certainty}`]);
});

describe("whole lists", () => {
  test("a second price is left to the user: it may be what the shop pays", () => {
    expect(
      proposed([
        ["PRECIO UNIT.", ["7.200", "18.900", "3.450"]],
        ["P. Lista c/IVA", PRICES],
        ["Descripción", NAMES],
        ["Cod. Art.", CODES],
        ["CANT", COUNTS],
        ["Rubro", RUBROS],
        ["Obs.", NOTES],
      ]),
    ).toEqual(["skip ask", "price sure", "name sure", "sku sure", "stock sure", "category sure", "skip sure"]);
  });

  test("the wholesale price beside a retail one is asked for, alone it is the price", () => {
    expect(
      proposed([
        ["Producto", NAMES],
        ["Precio mayorista", PRICES],
        ["Precio minorista", PRICES],
      ]),
    ).toEqual(["name sure", "skip ask", "price sure"]);
  });

  test("cost and price of one list are told apart", () => {
    expect(
      proposed([
        ["Código", CODES],
        ["Artículo", NAMES],
        ["Descripción", ["Con virola", "", "Apta horno", "", ""]],
        ["Costo", PRICES],
        ["PVP", SIGNED],
      ]),
    ).toEqual(["sku sure", "name sure", "description sure", "cost sure", "price sure"]);
  });

  test("columns without a heading are recognised by their cells", () => {
    expect(
      proposed([
        ["Cod.", CODES],
        ["", NAMES],
        ["", SIGNED],
      ]),
    ).toEqual(["sku sure", "name likely", "price likely"]);
  });

  test("a name twice is taken once", () => {
    expect(
      proposed([
        ["Producto", NAMES],
        ["Artículo", NAMES],
        ["Precio", PRICES],
      ]),
    ).toEqual(["name sure", "skip likely", "price sure"]);
  });
});
