import { categoryNameSchema } from "../../category/schemas";
import { collapseBlanks, foldText } from "../../text";
import { plainCell } from "./import-cells";
import type { ImportTarget } from "./import-fields";
import type { ImportTable } from "./import-table";

/** A row that is a title of the rows below it, such as "ALMACÉN" in a supplier's list. */
export interface SectionRow {
  row: number;
  /** The category's name: "Almacén". */
  name: string;
  /** How many rows follow until the next title. */
  rows: number;
}

const MOST_TITLES = 0.5;
const isUpper = (text: string) => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** "RUBRO: ALMACÉN" and "ALMACÉN" name the same category, "Almacén". Null for what cannot be a category. */
function nameOf(text: string): string | null {
  const bare = collapseBlanks(
    text.replace(/^(?:rubro|categor[ií]a|l[ií]nea|familia|secci[oó]n)\s*[:-]\s*/i, ""),
  ).replace(/(?<![:.\s])[:.\s]+$/, "");
  if (!/\p{L}{2}/u.test(bare) || /^(?:sub)?total/i.test(bare)) return null;
  const written = isUpper(bare) ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare;
  const parsed = categoryNameSchema.safeParse(written);
  return parsed.success ? parsed.data : null;
}

/**
 * The rows of which only one cell is filled, with words, and that rows of products follow. In a list of two columns a
 * product without a price looks the same, so there a title must be in capitals that the products are not in.
 */
export function sectionsOf({ rows }: ImportTable, targets: readonly ImportTarget[]): SectionRow[] {
  const holdsAmounts = targets.some((target) => target === "price" || target === "cost" || target === "sku");
  if (!holdsAmounts) return [];
  const option = (column: number) => /^(?:option|value)/.test(targets[column] ?? "");
  const filled = rows.map(({ cells }) =>
    cells.flatMap((cell, column) => (plainCell(cell) === "" ? [] : [{ column, text: plainCell(cell) }])),
  );
  const products = filled.filter((cells) => cells.length > 1);
  const wide = products.filter((cells) => cells.length > 2).length * 2 > products.length;
  const name = targets.indexOf("name");
  const upper = products.filter((cells) => isUpper(cells.find(({ column }) => column === name)?.text ?? "a")).length;
  const mixed = upper * 2 < products.length;
  const options = targets.some((_, column) => option(column));
  const titles = filled.flatMap((cells, row) => {
    const [only, ...more] = cells;
    if (!only || more.length > 0 || option(only.column) || typeof rows[row]?.cells[only.column] === "number") return [];
    const loud = isUpper(only.text) && mixed;
    const alike =
      options &&
      foldText(filled[row + 1]?.find(({ column }) => column === only.column)?.text ?? "") === foldText(only.text);
    if (alike || !(loud || (wide && !options && only.column !== name) || (wide && !options && isUpper(only.text))))
      return [];
    const title = nameOf(only.text);
    return title === null ? [] : [{ row, name: title }];
  });
  if (titles.length > rows.length * MOST_TITLES) return [];
  const isTitle = new Set(titles.map(({ row }) => row));
  return titles.flatMap(({ row, name: title }) => {
    const next = titles.find((other) => other.row > row)?.row ?? rows.length;
    return isTitle.has(row + 1) || next - row < 2 ? [] : [{ row, name: title, rows: next - row - 1 }];
  });
}
