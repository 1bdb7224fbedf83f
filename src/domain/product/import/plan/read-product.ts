import { categoryNameSchema } from "../../../category/schemas";
import type { Cents } from "../../../money/money";
import { foldText } from "../../../text";
import { message } from "../../../validation-key";
import {
  type CellRead,
  oneLine,
  parseCell,
  plainCell,
  readDescription,
  readFlag,
  readName,
  readPortion,
  readPrice,
  readStock,
  readUnit,
} from "../import-cells";
import { isRegularPrice } from "../import-headings";
import type { Cell } from "../import-table";
import type { ImportedValues, KnownCatalogue, KnownProduct } from "./known-catalogue";
import type { ImportProblem } from "./planned-product";
import { RowReader } from "./row-reader";
import type { SheetCells } from "./sheet-cells";

interface ProductRows {
  cells: SheetCells;
  rows: readonly number[];
  /** The product's own row; undefined where the file has variants alone. */
  main: number | undefined;
  known: KnownProduct | null;
  shop: KnownCatalogue;
  /** The title above the row, which is a category. */
  section: string | null;
  problems: ImportProblem[];
}

/**
 * What the rows say of the product itself. Without a row of its own an existing product stays unchanged, and a new one
 * takes the data of its first variant.
 */
export function readProduct(product: ProductRows): Partial<ImportedValues> {
  const { cells, rows, main, known, problems } = product;
  if (main === undefined && known) return {};
  const row = main ?? rows[0] ?? 0;
  const reader = new RowReader({ cells, row, known, isNew: known === null, problems });
  const readOwnName = (cell: Cell) => readNewName(cell, known?.name ?? null);
  const values = defined({
    name: known ? reader.takeFilled("name", readOwnName) : reader.take("name", readOwnName),
    description: reader.take("description", readDescription),
    category: readCategory(reader, product),
    ...readPrices(reader, cells),
    unit: reader.takeFilled("unit", readUnit),
    step: reader.takeFilled("step", readPortion),
    minQuantity: reader.takeFilled("minQuantity", readPortion),
    offer: reader.takeFilled("offer", readFlag),
    ...(main !== undefined && {
      paused: reader.paused(),
      sku: reader.sku(known?.sku ?? null),
      stock: stockOf(reader, product),
    }),
  });
  if (!known && cells.columnOf("name") === null) {
    const column = cells.columnOf("sku") ?? cells.columnOf("id");
    problems.push({ row, column, key: message("import.notFound") });
  }
  return values;
}

/** Without the fields of which the file says nothing. */
const defined = (values: { [Field in keyof ImportedValues]?: ImportedValues[Field] | undefined }) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<ImportedValues>;

/** A spreadsheet's filler, such as 0 or a dash, is no name; unless the merchant has given it. */
function readNewName(cell: Cell, before: string | null): CellRead<string> {
  const text = plainCell(cell);
  const isFiller = text !== before && /^[0\s.,:_*/#–—-]+$/.test(text);
  return isFiller ? { ok: false, key: message("product.nameRequired") } : readName(cell);
}

function readCategory(reader: RowReader, { cells, shop, section }: ProductRows): string | null | undefined {
  const read = (cell: Cell): CellRead<string | null> => {
    const folded = foldText(oneLine(cell));
    if (folded === "" || folded === "sin categoria") return { ok: true, value: null };
    const known = shop.categories.get(folded);
    return known === undefined ? parseCell(categoryNameSchema, oneLine(cell)) : { ok: true, value: known };
  };
  if (section === null || cells.text(reader.row, "category") !== "") return reader.take("category", read);
  const category = read(section);
  return category.ok ? category.value : undefined;
}

/** A list of regular and sale prices has no sale price where there is no sale. */
function readPrices(reader: RowReader, cells: SheetCells) {
  const price = reader.price();
  const cost = reader.take("cost", readPrice);
  const previousPrice = reader.take("previousPrice", readPrice);
  const before = cells.columnOf("previousPrice");
  const isRegular = before !== null && isRegularPrice(cells.table.header[before] ?? "");
  const isSale = price !== null || cells.text(reader.row, "price") !== "";
  if (!isRegular || isSale || previousPrice == null) return { price, cost, previousPrice };
  return { price: previousPrice, cost, previousPrice: null as Cents | null };
}

function stockOf(reader: RowReader, { cells, rows, known }: ProductRows) {
  const isOfVariants = (known?.variants.length ?? 0) > 0 || rows.length > 1;
  if (!isOfVariants) return reader.take("stock", readStock);
  if (cells.text(reader.row, "stock") === "") return undefined;
  return reader.refuse(cells.columnOf("stock"), message("import.stockOfVariants"));
}
