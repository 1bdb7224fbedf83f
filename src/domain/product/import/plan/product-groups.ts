import { foldText } from "../../../text";
import type { SheetCells } from "./sheet-cells";

/** The rows of each product, in the order of the file: its own and one for each variant. Titles belong to none. */
export function productGroups(cells: SheetCells, titles: ReadonlySet<number>): number[][] {
  const rows = [...cells.table.rows.keys()].filter((row) => !titles.has(row));
  const isVariant = (row: number) => cells.optionsAt(row).length > 0;
  const nameOf = (row: number) => foldText(cells.text(row, "name"));
  const namesOfVariants = new Set(rows.filter((row) => cells.text(row, "id") === "" && isVariant(row)).map(nameOf));
  const groups = new Map<string, number[]>();
  let last = "";
  for (const row of rows) {
    const [vendorKey, id, name] = [cells.text(row, "key"), cells.text(row, "id"), nameOf(row)];
    let key = `row ${row}`;
    if (vendorKey !== "") key = `key ${vendorKey}`;
    else if (id !== "") key = `id ${id}`;
    else if (isVariant(row)) key = name === "" && last !== "" ? last : `name ${name}`;
    else if (namesOfVariants.has(name) && name !== "") {
      const isTaken = cells.ownRows(groups.get(`name ${name}`) ?? []).length > 0;
      if (!isTaken) key = `name ${name}`;
    }
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
    last = key;
  }
  return [...groups.values()];
}
