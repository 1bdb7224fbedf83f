import type { LeftOut } from "~/domain/product/import/import-left-out";
import { fill } from "./fill";

/** What of a file does not come, for the panel and the API. Worded so that it fits every country. */
export const importLeftOut = {
  sheet: {
    hidden: "La hoja «{name}» está oculta: no se importa.",
    noTable: "La hoja «{name}» no tiene títulos de columnas de productos: no se importa.",
    other: "La hoja «{name}» también tiene productos (filas: {rows}): no se importa.",
  },
  hiddenRow: "La fila {line} está oculta en la planilla, por un filtro o a mano: no se importa.",
  hiddenRows:
    "{count} filas están ocultas en la planilla, por un filtro o a mano, desde la fila {line}: no se importan.",
  totalRow: "La fila {line}, «{text}», suma otras: no es un producto.",
  headingRow: "La fila {line} repite los títulos: no es un producto.",
  date: "«{text}», en la columna «{heading}», parece una fecha: así cambian las planillas medidas como 2-4.",
  parentCategories: "Las categorías entran sin las de arriba: «{path}» queda en «{name}».",
  columns: "Columnas que no se importan: {headings}.",
  hiddenColumns: "Columnas ocultas en la planilla, que no se importan: {headings}.",
};
export type ImportLeftOutCopy = typeof importLeftOut;

/** One thing that was left out, as a sentence. */
export function leftOutSentence(copy: ImportLeftOutCopy, left: LeftOut): string {
  switch (left.kind) {
    case "sheet":
      return fill(copy.sheet[left.why], { name: left.name, rows: left.rows });
    case "hiddenRows":
      return fill(left.count === 1 ? copy.hiddenRow : copy.hiddenRows, { count: left.count, line: left.line });
    case "columns":
      return fill(left.hidden ? copy.hiddenColumns : copy.columns, { headings: left.headings.join(", ") });
    default:
      return fill(copy[left.kind], { ...left });
  }
}
