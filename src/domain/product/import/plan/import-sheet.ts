import { type Cents, isReduced } from "../../../money/money";
import { foldText } from "../../../text";
import { message } from "../../../validation-key";
import { isDateText, readId } from "../import-cells";
import type { ImportColumns } from "../import-columns";
import type { ImportField } from "../import-fields";
import { type SectionRow, sectionsOf } from "../import-sections";
import { type ImportTable, shownCell } from "../import-table";
import { changesOfProduct, changesOfVariants } from "./changes";
import { FallGuard } from "./fall-guard";
import { BLANK_PRODUCT, type ImportedValues, type KnownCatalogue, type KnownProduct, skuKey } from "./known-catalogue";
import type { ImportProblem, PlannedProduct, Room } from "./planned-product";
import { productGroups } from "./product-groups";
import { ProductMatcher } from "./product-matcher";
import { readProduct } from "./read-product";
import { readKnownVariant, readVariants } from "./read-variants";
import { SheetCells } from "./sheet-cells";

type Rows = readonly number[];

/** A table whose columns are known: its products, and what importing each of them would do. */
export class ImportSheet {
  private readonly cells: SheetCells;
  private readonly matcher: ProductMatcher;
  /** Rows of one product. */
  readonly groups: readonly Rows[];
  /** Rows that look like titles, whether or not the user takes them for products. */
  readonly sections: readonly SectionRow[];
  private readonly titles: readonly SectionRow[];

  constructor(
    readonly table: ImportTable,
    readonly columns: ImportColumns,
  ) {
    this.cells = new SheetCells(table, columns);
    this.sections = this.cells.isVendors ? [] : sectionsOf(table, columns.targets);
    this.titles = this.sections.filter(({ row }) => !columns.notSections.includes(row));
    this.groups = productGroups(this.cells, new Set(this.titles.map(({ row }) => row)));
    this.matcher = new ProductMatcher(this.cells, this.groups);
  }

  /** Cells that show a date where products have a name, a code or an option. */
  dates(): { line: number; heading: string; text: string }[] {
    const { table } = this;
    const columns = this.columns.targets.flatMap((target, column) =>
      target === "option" || /^(?:value\d|sku|name)$/.test(target) ? [column] : [],
    );
    return table.rows.flatMap((row) =>
      columns.flatMap((column) => {
        const [text, heading] = [shownCell(row, column), table.header[column] ?? ""];
        return isDateText(text) ? [{ line: row.line, heading, text: String(text) }] : [];
      }),
    );
  }

  /** The keys to look up in the shop before these groups can be planned. */
  asked(groups: readonly Rows[]): { ids: number[]; skus: string[]; names: string[]; keys: string[] } {
    const rows = groups.flat();
    const ids = rows.map((row) => readId(this.cells.cell(row, "id") ?? ""));
    const texts = (field: ImportField) => rows.map((row) => this.cells.text(row, field)).filter((text) => text !== "");
    return {
      ids: [...new Set(ids.flatMap((id) => (id.ok && id.value ? id.value : [])))],
      skus: [...new Set(texts("sku").map(skuKey))],
      names: this.columns.byName ? [...new Set(texts("name").map(foldText))] : [],
      keys: [...new Set(groups.flatMap((group) => this.matcher.identitiesOf(group)))],
    };
  }

  /** The key of a group's product at its vendor, and all that a later file of it finds the product by; none in other files. */
  identityOf(group: number): { key: string; identities: string[] } {
    const rows = this.groups[group] ?? [];
    return { key: this.matcher.keyOf(rows), identities: this.matcher.identitiesOf(rows) };
  }

  /** The products whose own row has a cost, with the price that the file has for them. */
  costs(): { name: string; cost: Cents; price: Cents | null }[] {
    return this.groups.flatMap((rows) => {
      const row = this.cells.ownRows(rows)[0] ?? rows[0] ?? 0;
      const cost = this.cells.amount(row, "cost");
      if (cost === null) return [];
      const name = this.cells.text(row, "name") || this.cells.text(row, "sku");
      return [{ name, cost, price: this.cells.amount(row, "price") }];
    });
  }

  plan(group: number, shop: KnownCatalogue, room: Room): PlannedProduct {
    const { cells } = this;
    const rows = this.groups[group] ?? [];
    const [first = 0] = rows;
    const [main] = cells.ownRows(rows);
    const match = this.matcher.find(group, shop);
    const known = match.productId === null ? null : (shop.products.get(match.productId) ?? null);
    const problems = match.problem ? [match.problem] : [];
    const guard = new FallGuard(cells);

    // a row that identifies a variant by its code does not change the product
    const own = match.variantId === null ? main : undefined;
    const section = this.titles.findLast(({ row }) => row <= (own ?? first))?.name ?? null;
    let values = match.problem ? {} : readProduct({ cells, rows, main: own, known, shop, section, problems });
    if (known && own !== undefined) values = guard.guard(own, known, values);
    const product: ImportedValues = { ...(known ?? BLANK_PRODUCT), ...values };
    const ofVariants = { cells, rows, main, known, product, guard, problems };
    const variants =
      known && main !== undefined && match.variantId !== null
        ? readKnownVariant(ofVariants, main, known, match.variantId)
        : readVariants(ofVariants);
    if (known?.variants.length === 0 && variants && variants.list.length > 0) values.stock = null;
    const overtaken = overtakenPrice(known, values, product);
    if (overtaken === "givesWay") values.previousPrice = product.previousPrice = null;

    const changed = known ? changesOfProduct(known, values) : [];
    const changes = known && variants ? [...changed, ...changesOfVariants(known, variants.list)] : changed;
    const addedVariants = variants ? variants.list.filter(({ id }) => id === undefined).length : 0;
    const isTouched = (field: keyof ImportedValues) => !known || changed.some((change) => change.field === field);
    if (overtaken === "wrong" && (isTouched("price") || isTouched("previousPrice"))) {
      const column = cells.columnOf("previousPrice");
      problems.push({ row: main ?? first, column, key: message("product.previousPriceNotHigher") });
    }
    if (problems.length === 0) {
      const problem = this.takeRoom(first, !known, isTouched("category") ? product.category : null, shop, room);
      if (problem) problems.push(problem);
    }
    const isChanged = changes.length + addedVariants > 0;
    return {
      rows: [...rows],
      kind: problems.length > 0 ? "problem" : !known ? "new" : isChanged ? "changed" : "same",
      productId: known?.id ?? null,
      name: product.name || cells.text(first, "name"),
      values: known ? Object.fromEntries(changed.map(({ field }) => [field, values[field]])) : product,
      variants: !known || changes.length - changed.length + addedVariants > 0 ? variants : null,
      changes,
      addedVariants,
      falls: guard.falls,
      problems,
    };
  }

  /** Takes the room that a new product, or a new category of it, needs; answers why there is none. */
  private takeRoom(
    row: number,
    isNew: boolean,
    category: string | null,
    shop: KnownCatalogue,
    room: Room,
  ): ImportProblem | null {
    const folded = foldText(category ?? "");
    if (category !== null && !shop.categories.has(folded) && !room.newCategories.has(folded)) {
      if (room.newCategories.size >= room.categories)
        return { row, column: this.cells.columnOf("category"), key: message("category.tooMany") };
      room.newCategories.set(folded, category);
    }
    if (!isNew) return null;
    if (room.products <= 0) return { row, column: null, key: message("import.productLimit") };
    room.products -= 1;
    return null;
  }
}

/** A previous price that the price reaches is wrong; one that the file does not change gives way to the file's price. */
function overtakenPrice(
  known: KnownProduct | null,
  { previousPrice }: Partial<ImportedValues>,
  product: ImportedValues,
): "givesWay" | "wrong" | null {
  if (product.previousPrice === null || isReduced(product.previousPrice, product.price)) return null;
  const isKept = known !== null && (previousPrice ?? known.previousPrice) === known.previousPrice;
  return isKept && known.price !== product.price ? "givesWay" : "wrong";
}
