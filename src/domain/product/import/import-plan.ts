import { categoryNameSchema } from "../../category/schemas";
import { type Milli, ONE } from "../../money/milli";
import { type Cents, isReduced, type Separator } from "../../money/money";
import type { Unit } from "../../money/unit";
import { foldText, storable } from "../../text";
import { message, type ValidationKey } from "../../validation-key";
import { PRODUCT_LIMITS } from "../crud/limits";
import { optionNameSchema, optionValueSchema, productFields } from "../crud/schemas";
import { priceFromCost } from "../prices/margin";
import {
  type CellRead,
  isDateText,
  isScientific,
  oneLine,
  plainCell,
  readDescription,
  readFlag,
  readId,
  readName,
  readPortion,
  readPrice,
  readSku,
  readStock,
  readUnit,
} from "./import-cells";
import { columnNumbers, type ImportColumns, NUMBER_FIELDS } from "./import-columns";
import { type ImportField, type ImportTarget, isRegularPrice } from "./import-headings";
import { type SectionRow, sectionsOf } from "./import-sections";
import { type Cell, type ImportTable, isErrorCell, shownCell } from "./import-table";
import { VENDOR_LIMITS } from "./vendors/vendor";

export interface KnownVariant {
  id?: number | undefined;
  values: string[];
  price: Cents | null;
  sku: string | null;
  stock: Milli | null;
  paused: boolean;
}

/** An existing product, as rows of a file are compared with it. */
export interface KnownProduct {
  id: number;
  name: string;
  description: string;
  /** The category's name. */
  category: string | null;
  price: Cents | null;
  previousPrice: Cents | null;
  cost: Cents | null;
  sku: string | null;
  stock: Milli | null;
  unit: Unit;
  step: Milli;
  minQuantity: Milli;
  paused: boolean;
  offer: boolean;
  options: string[];
  variants: KnownVariant[];
}

export type ImportedValues = Omit<KnownProduct, "id" | "options" | "variants">;
export type ValueField = keyof ImportedValues;

export interface SkuOwner {
  sku: string;
  productId: number;
  /** Null means the product itself. */
  variantId: number | null;
}

export interface KnownCatalogue {
  products: ReadonlyMap<number, KnownProduct>;
  /** Keyed by `skuKey`. */
  skus: ReadonlyMap<string, readonly SkuOwner[]>;
  /** Keyed by the folded name. */
  names: ReadonlyMap<string, readonly number[]>;
  /** Folded name to the stored name. */
  categories: ReadonlyMap<string, string>;
  /** The vendor's key to the product that an earlier file of it became. */
  origins: ReadonlyMap<string, number>;
}

/** The remaining limits that new products and categories count against while rows are planned one by one. */
export interface Room {
  products: number;
  categories: number;
  newCategories: Map<string, string>;
}

export interface ImportProblem {
  /** Index of the row in the table. */
  row: number;
  /** Index of the column whose cell has to be corrected; null if no cell would help. */
  column: number | null;
  key: ValidationKey;
}

export interface ImportChange {
  field: ValueField;
  /** The values of the changed variant, "M / Rojo"; null for the product. */
  variant: string | null;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

/**
 * A price that falls by more than 40 %, or a price or a stock that an empty cell would erase: more often a slip than
 * meant.
 */
export type Fall = {
  /** As in `ImportChange`. */
  variant: string | null;
} & ({ field: "price"; before: Cents; after: Cents | null } | { field: "stock"; before: Milli; after: null });

const isFall = (before: Cents, after: Cents) => after * 10 < before * 6;

export interface PlannedProduct {
  rows: number[];
  kind: "new" | "changed" | "same" | "problem";
  productId: number | null;
  name: string;
  /** All values of a new product, otherwise only the changed ones. */
  values: Partial<ImportedValues>;
  /** The complete new list; null if unchanged. */
  variants: { options: string[]; list: KnownVariant[] } | null;
  changes: ImportChange[];
  addedVariants: number;
  /** Falls in the file, whether they are kept out or not. */
  falls: Fall[];
  problems: ImportProblem[];
}

/** Codes match regardless of case, and of the leading zeros that spreadsheets strip. */
export function skuKey(sku: string): string {
  const folded = foldText(sku);
  return /^\d+$/.test(folded) ? folded.replace(/^0+(?=\d)/, "") : folded;
}

const FRESH: ImportedValues = {
  name: "",
  description: "",
  category: null,
  price: null,
  previousPrice: null,
  cost: null,
  sku: null,
  stock: null,
  unit: "UNIT",
  step: ONE,
  minQuantity: ONE,
  paused: false,
  offer: false,
};

interface OptionCells {
  /** The column of the option's name; null if the heading is the name. */
  name: number | null;
  heading: string;
  value: number;
}

const ERROR_CELL = { ok: false, key: message("import.errorCell") } as const;
const NO_NAME = { ok: false, key: message("product.nameRequired") } as const;

/** A number that each site of the vendor gives anew: it tells no more than that something had it there. */
const isNumberedKey = (key: string) => key.startsWith("id:");

/** What identifies a vendor's product, the surest first: a number does so with the name that its site has for it. */
function identitiesOf(key: string, name: string): string[] {
  const named = isNumberedKey(key) ? [storable(`${key} ${foldText(name)}`.slice(0, VENDOR_LIMITS.key))] : [];
  return key === "" ? [] : [...new Set([...named, key])];
}

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2);

/** Whether a product that had this number can be the one of the file: by a code, by its name, or where codes are missing by a word of it. */
function isLike(product: KnownProduct, name: string, skus: readonly string[]): boolean {
  const own = [product.sku, ...product.variants.map(({ sku }) => sku)].flatMap((sku) => (sku ? [skuKey(sku)] : []));
  if (skus.some((sku) => own.includes(skuKey(sku))) || foldText(product.name) === foldText(name)) return true;
  if (own.length > 0 && skus.length > 0) return false;
  const words = wordsOf(product.name);
  return wordsOf(name).some((word) => words.includes(word));
}

/** A number with its thousands grouped: how it is formatted says nothing about a code. */
const isGrouped = (shown: Cell) => typeof shown === "string" && /^\d{1,3}(?:[.,]\d{3})+$/.test(shown);

/** An error of the spreadsheet is never a value, nor nothing; unless the merchant has called something so. */
const isMistake = (cell: Cell, known: KnownProduct | null): boolean =>
  isErrorCell(cell) && !(known && ownTexts(known).includes(plainCell(cell)));

const ownTexts = ({ name, description, category, sku, options, variants }: KnownProduct) => [
  ...[name, description, category, sku, ...options],
  ...variants.flatMap((variant) => [variant.sku, ...variant.values]),
];

/** The table with its column mapping: finds each field's cell, and groups the rows of one product. */
export class ImportSheet {
  private readonly at = new Map<ImportTarget, number>();
  private readonly decimals: (Separator | null)[];
  private readonly options: OptionCells[] = [];
  /** Rows of one product: the product's own first, then a row for each variant. */
  readonly groups: readonly (readonly number[])[];
  /** Rows that look like titles, whether or not the user takes them for products. */
  readonly sections: readonly SectionRow[];
  private readonly sectionNames: readonly (string | null)[];
  private readonly firstWithSku = new Map<string, number>();
  /** In a vendor's file: the groups whose rows have a code. A code that several products have identifies none of them. */
  private readonly groupsOfSku = new Map<string, Set<string>>();
  private readonly isVendors: boolean;

  constructor(
    readonly table: ImportTable,
    private readonly columns: ImportColumns,
  ) {
    for (const [index, target] of columns.targets.entries()) if (!this.at.has(target)) this.at.set(target, index);
    this.isVendors = this.at.has("key");
    this.decimals = table.header.map((_, column) => columnNumbers(table, columns, column)?.decimal ?? null);
    for (const n of [1, 2, 3] as const) {
      const name = this.at.get(`option${n}`);
      const value = this.at.get(`value${n}`);
      if (name !== undefined && value !== undefined) this.options.push({ name, heading: "", value });
    }
    for (const [index, target] of columns.targets.entries()) {
      if (target === "option") this.options.push({ name: null, heading: table.header[index] ?? "", value: index });
    }
    this.sections = this.isVendors ? [] : sectionsOf(table, columns.targets);
    const titles = this.sections.filter(({ row }) => !columns.notSections.includes(row));
    let current: string | null = null;
    this.sectionNames = table.rows.map((_, row) => {
      current = titles.find((title) => title.row === row)?.name ?? current;
      return current;
    });
    this.groups = this.group(new Set(titles.map(({ row }) => row)));
    if (this.isVendors) {
      for (const row of table.rows.keys()) {
        const sku = skuKey(this.text(row, "sku"));
        this.groupsOfSku.set(sku, (this.groupsOfSku.get(sku) ?? new Set()).add(this.text(row, "key")));
      }
    }
    for (const [group, rows] of this.groups.entries()) {
      const main = this.mainRow(rows);
      if (main === undefined || this.text(main, "id") !== "") continue;
      const sku = foldText(this.text(main, "sku"));
      if (sku !== "" && !this.firstWithSku.has(sku)) this.firstWithSku.set(sku, group);
    }
  }

  /** Whether the price before is the regular one, so that it counts where there is no other. */
  private get hasRegularPrices(): boolean {
    return isRegularPrice(this.table.header[this.at.get("previousPrice") ?? -1] ?? "");
  }

  /** Whether prices that fall a lot keep the shop's value. */
  get keepsFalls(): boolean {
    return this.columns.keepFalls;
  }

  /** The keys to look up in the shop before these groups can be planned. */
  asked(groups: readonly (readonly number[])[]): { ids: number[]; skus: string[]; names: string[]; keys: string[] } {
    const rows = groups.flat();
    const ids = rows
      .map((row) => readId(this.cell(row, "id") ?? ""))
      .flatMap((id) => (id.ok && id.value ? id.value : []));
    const texts = (field: ImportField) => rows.map((row) => this.text(row, field)).filter((text) => text !== "");
    return {
      ids: [...new Set(ids)],
      skus: [...new Set(texts("sku").map(skuKey))],
      names: this.columns.byName ? [...new Set(texts("name").map(foldText))] : [],
      keys: [...new Set(groups.flatMap((group) => this.identities(group)))],
    };
  }

  /** The key of a group's product at its vendor, and all that a later file of it finds the product by; none in other files. */
  identityOf(group: number): { key: string; identities: string[] } {
    const rows = this.groups[group] ?? [];
    return { key: this.text(rows[0] ?? 0, "key"), identities: this.identities(rows) };
  }

  private identities(rows: readonly number[]): string[] {
    const row = this.mainRow(rows) ?? rows[0] ?? 0;
    return identitiesOf(this.text(row, "key"), this.text(row, "name"));
  }

  /** The products whose own row has a cost, with the price that the file has for them. */
  costs(): { name: string; cost: Cents; price: Cents | null }[] {
    return this.groups.flatMap((rows) => {
      const row = this.mainRow(rows) ?? rows[0] ?? 0;
      const cost = readPrice(this.cell(row, "cost") ?? "", this.decimal("cost"));
      const price = readPrice(this.cell(row, "price") ?? "", this.decimal("price"));
      if (!cost.ok || cost.value === null) return [];
      const name = this.text(row, "name") || this.text(row, "sku");
      return [{ name, cost: cost.value, price: price.ok ? price.value : null }];
    });
  }

  /** The number of rows planned as new products whose name already exists. */
  sameNames(shop: KnownCatalogue, plan: readonly PlannedProduct[]): number {
    return plan.filter(({ kind, name }) => kind === "new" && shop.names.has(foldText(name))).length;
  }

  plan(group: number, shop: KnownCatalogue, room: Room): PlannedProduct {
    const rows = [...(this.groups[group] ?? [])];
    const problems: ImportProblem[] = [];
    const main = this.mainRow(rows);
    const found = this.find(rows, main, group, shop, problems);
    const known = found?.productId === undefined ? null : (shop.products.get(found.productId) ?? null);
    // A row that identifies a variant by its code does not change the product.
    const own = found?.variantId ? undefined : main;
    const values = problems.length > 0 ? {} : this.productValues(rows, own, known, shop, problems);
    const falls: Fall[] = [];
    if (known) this.guard(own ?? null, known, values, falls);
    const complete = { ...(known ?? FRESH), ...values };
    const variants = this.variantList(rows, main, known, found?.variantId ?? null, complete, {
      problems,
      falls,
      known,
    });
    if (known && known.variants.length === 0 && variants && variants.list.length > 0) values.stock = null;
    if (variants && variants.list.length > 0 && !known) values.stock = null;

    // a previous price that the file does not change gives way to the price that reaches it
    const kept = known !== null && (values.previousPrice ?? known.previousPrice) === known.previousPrice;
    const overtaken = complete.previousPrice !== null && !isReduced(complete.previousPrice, complete.price);
    if (kept && overtaken && known.price !== complete.price) {
      values.previousPrice = null;
      complete.previousPrice = null;
    }
    const changed = known ? changesOf(known, values) : [];
    const variantChanges = known && variants ? changesOfVariants(known, variants.list) : [];
    const added = variants ? variants.list.filter(({ id }) => id === undefined).length : 0;
    const touched = new Set(changed.map(({ field }) => field));
    const pricesTouched = !known || touched.has("price") || touched.has("previousPrice");
    if (pricesTouched && complete.previousPrice !== null && overtaken) {
      const key = message("product.previousPriceNotHigher");
      problems.push({ row: main ?? rows[0] ?? 0, column: this.at.get("previousPrice") ?? null, key });
    }
    if (problems.length === 0) this.count(rows[0] ?? 0, known, complete, touched, shop, room, problems);
    const kind =
      problems.length > 0
        ? "problem"
        : !known
          ? "new"
          : changed.length + variantChanges.length + added > 0
            ? "changed"
            : "same";
    const written = known ? Object.fromEntries(changed.map(({ field }) => [field, values[field]])) : complete;
    return {
      rows,
      kind,
      productId: known?.id ?? null,
      name: complete.name || this.text(rows[0] ?? 0, "name"),
      values: written,
      variants: variants && (!known || variantChanges.length + added > 0) ? variants : null,
      changes: [...changed, ...variantChanges],
      addedVariants: added,
      falls,
      problems,
    };
  }

  /** Notes what falls a lot or to nothing, and keeps the known values if the user wants that. */
  private guard(row: number | null, known: KnownProduct, values: Partial<ImportedValues>, falls: Fall[]): void {
    const { price, stock } = values;
    if (price !== undefined) {
      const fall = this.priceFall(row, known.price, price, null);
      if (fall) falls.push(fall);
      if (fall && this.columns.keepFalls) {
        values.price = known.price;
        // A previous price of the file belongs to the file's price.
        if (values.previousPrice !== undefined) values.previousPrice = known.previousPrice;
      }
    }
    const stockFall = this.stockFall(row, known.stock, stock, null);
    if (!stockFall) return;
    falls.push(stockFall);
    if (this.columns.keepFalls) values.stock = known.stock;
  }

  private priceFall(
    row: number | null,
    before: Cents | null,
    after: Cents | null,
    variant: string | null,
  ): Fall | null {
    if (before === null) return null;
    const falls = after === null ? this.isEmptyCell(row, "price") : isFall(before, after);
    return falls ? { field: "price", variant, before, after } : null;
  }

  private stockFall(
    row: number | null,
    before: Milli | null,
    after: Milli | null | undefined,
    variant: string | null,
  ): Fall | null {
    // in a vendor's file an empty stock says that nobody counts it
    const falls = before !== null && after === null && !this.isVendors && this.isEmptyCell(row, "stock");
    return falls ? { field: "stock", variant, before, after: null } : null;
  }

  private isEmptyCell(row: number | null, target: ImportTarget): boolean {
    return row !== null && this.at.has(target) && this.text(row, target) === "";
  }

  /** The price that the row's cost gives; undefined where there is no rule, or no cost. */
  private priceOfCost(row: number): Cents | undefined {
    const { margin } = this.columns;
    const cell = this.cell(row, "cost");
    if (!margin || cell === undefined) return undefined;
    const cost = readPrice(cell, this.decimal("cost"));
    return cost.ok && cost.value !== null ? (priceFromCost(cost.value, margin) ?? undefined) : undefined;
  }

  private count(
    row: number,
    known: KnownProduct | null,
    { category }: ImportedValues,
    touched: Set<ValueField>,
    shop: KnownCatalogue,
    room: Room,
    problems: ImportProblem[],
  ): void {
    if (category !== null && (!known || touched.has("category"))) {
      const folded = foldText(category);
      if (!shop.categories.has(folded) && !room.newCategories.has(folded)) {
        if (room.newCategories.size >= room.categories) {
          problems.push({ row, column: this.at.get("category") ?? null, key: message("category.tooMany") });
          return;
        }
        room.newCategories.set(folded, category);
      }
    }
    if (known) return;
    if (room.products <= 0) problems.push({ row, column: null, key: message("import.productLimit") });
    else room.products -= 1;
  }

  /** The number of a field that counts or costs, else what the cell shows. */
  cell(row: number, target: ImportTarget): Cell | undefined {
    const column = this.at.get(target);
    if (column === undefined) return undefined;
    const shown = this.shown(row, column);
    const isNumber = NUMBER_FIELDS.includes(target) || target === "id" || (target === "sku" && isGrouped(shown));
    return isNumber ? (this.table.rows[row]?.cells[column] ?? "") : shown;
  }

  private shown(row: number, column: number): Cell {
    const found = this.table.rows[row];
    return found ? shownCell(found, column) : "";
  }

  /** Cells that show a date where products have a name, a code or an option. */
  dates(): { row: number; column: number }[] {
    const columns = this.columns.targets.flatMap((target, column) =>
      target === "option" || /^(?:value\d|sku|name)$/.test(target) ? [column] : [],
    );
    return this.table.rows.flatMap((_, row) =>
      columns.filter((column) => isDateText(this.shown(row, column))).map((column) => ({ row, column })),
    );
  }

  private text(row: number, target: ImportTarget): string {
    return plainCell(this.cell(row, target) ?? "");
  }

  /** An empty cell in a vendor's file says nothing about what the merchant may have filled in here. */
  private isUntold(row: number, target: ImportTarget): boolean {
    return this.isVendors && UNTOLD.includes(target) && this.text(row, target) === "";
  }

  private decimal(target: ImportTarget): Separator | null {
    return this.decimals[this.at.get(target) ?? -1] ?? null;
  }

  private hasOptions(row: number): boolean {
    return this.options.some(({ value }) => plainCell(this.shown(row, value)) !== "");
  }

  private mainRow(rows: readonly number[]): number | undefined {
    return rows.find((row) => !this.hasOptions(row));
  }

  private group(titles: ReadonlySet<number>): number[][] {
    const all = this.table.rows.map((_, row) => row).filter((row) => !titles.has(row));
    const nameOf = (row: number) => foldText(this.text(row, "name"));
    const isVariant = (row: number) => this.text(row, "id") === "" && this.hasOptions(row);
    const namesOfVariants = new Set(all.filter(isVariant).map(nameOf));
    const groups = new Map<string, number[]>();
    let last = "";
    for (const row of all) {
      const id = this.text(row, "id");
      const name = nameOf(row);
      const vendorKey = this.text(row, "key");
      let key = `row ${row}`;
      if (vendorKey !== "") key = `key ${vendorKey}`;
      else if (id !== "") key = `id ${id}`;
      else if (this.hasOptions(row)) key = name === "" && last !== "" ? last : `name ${name}`;
      else if (namesOfVariants.has(name) && name !== "" && !this.hasMain(groups.get(`name ${name}`)))
        key = `name ${name}`;
      groups.set(key, [...(groups.get(key) ?? []), row]);
      last = key;
    }
    return [...groups.values()];
  }

  private hasMain(rows: readonly number[] | undefined): boolean {
    return rows !== undefined && this.mainRow(rows) !== undefined;
  }

  /** The product the rows match; undefined for a new one, or if `problems` explain why there is no match. */
  private find(
    rows: readonly number[],
    main: number | undefined,
    group: number,
    shop: KnownCatalogue,
    problems: ImportProblem[],
  ): { productId: number; variantId: number | null } | undefined {
    const first = rows[0] ?? 0;
    const say = (row: number, target: ImportTarget, key: ValidationKey) => {
      problems.push({ row, column: this.at.get(target) ?? null, key });
      return undefined;
    };
    const second = rows.filter((row) => !this.hasOptions(row))[1];
    if (second !== undefined) return say(second, "id", message("import.idTwice"));
    const id = readId(this.cell(first, "id") ?? "");
    if (!id.ok || (id.value !== null && !shop.products.has(id.value)))
      return say(first, "id", message("import.idUnknown"));
    if (id.value !== null) return { productId: id.value, variantId: null };
    if (this.isVendors) {
      const productId = this.findOrigin(rows, main, shop);
      if (productId !== undefined) return { productId, variantId: null };
      return this.findByName(main ?? first, shop, say);
    }

    const owners = rows.map((row) => ({ row, owners: ownersOf(this.text(row, "sku"), shop) }));
    if (main !== undefined) {
      const sku = this.text(main, "sku");
      if (sku !== "" && this.firstWithSku.get(foldText(sku)) !== group)
        return say(main, "sku", message("import.skuTwice"));
      const own = owners.find(({ row }) => row === main)?.owners ?? [];
      if (own.length > 1) return say(main, "sku", message("import.skuAmbiguous"));
      const [owner] = own;
      if (owner && (owner.variantId === null || rows.length === 1)) return owner;
    } else {
      const several = owners.find(({ owners: own }) => own.length > 1);
      if (several) return say(several.row, "sku", message("import.skuAmbiguous"));
      const products = new Set(owners.flatMap(({ owners: own }) => own.map(({ productId }) => productId)));
      if (products.size > 1) return say(first, "sku", message("import.skuAmbiguous"));
      const [productId] = products;
      if (productId !== undefined) return { productId, variantId: null };
    }
    return this.findByName(main ?? first, shop, say);
  }

  private findByName(
    row: number,
    shop: KnownCatalogue,
    say: (row: number, target: ImportTarget, key: ValidationKey) => undefined,
  ): { productId: number; variantId: null } | undefined {
    if (!this.columns.byName) return undefined;
    const named = shop.names.get(foldText(this.text(row, "name"))) ?? [];
    if (named.length > 1) return say(row, "name", message("import.nameAmbiguous"));
    return named[0] === undefined ? undefined : { productId: named[0], variantId: null };
  }

  /** The product that has the codes of a vendor's product, else the one that an earlier file made of it. */
  private findOrigin(rows: readonly number[], main: number | undefined, shop: KnownCatalogue): number | undefined {
    const owners = rows.flatMap((row) => {
      const sku = this.text(row, "sku");
      if (sku === "" || (this.groupsOfSku.get(skuKey(sku))?.size ?? 0) > 1) return [];
      return ownersOf(sku, shop).filter(({ variantId }) => (variantId === null) === (row === main));
    });
    const [owner, ...others] = new Set(owners.map(({ productId }) => productId));
    if (owner !== undefined && others.length === 0) return owner;
    const skus = rows.map((row) => this.text(row, "sku")).filter((sku) => sku !== "");
    const name = this.text(main ?? rows[0] ?? 0, "name");
    return this.identities(rows)
      .flatMap((key) => {
        const remembered = shop.products.get(shop.origins.get(key) ?? -1);
        const isOnlyNumber = isNumberedKey(key) && key === this.text(rows[0] ?? 0, "key");
        return remembered && (!isOnlyNumber || isLike(remembered, name, skus)) ? remembered.id : [];
      })
      .at(0);
  }

  private productValues(
    rows: readonly number[],
    main: number | undefined,
    known: KnownProduct | null,
    shop: KnownCatalogue,
    problems: ImportProblem[],
  ): Partial<ImportedValues> {
    const values: Partial<ImportedValues> = {};
    // Without a row of its own an existing product stays unchanged, and a new one takes the data of its first variant.
    if (main === undefined && known) return values;
    const row = main ?? rows[0] ?? 0;
    const isEmpty = (target: ImportTarget) => this.text(row, target) === "";
    const take = <T>(target: ImportTarget, read: (cell: Cell) => CellRead<T>, use: (value: T) => void) => {
      const cell = this.cell(row, target);
      if (cell === undefined || (known && this.isUntold(row, target))) return;
      const answer = isMistake(cell, known) ? ERROR_CELL : read(cell);
      if (answer.ok) use(answer.value);
      else problems.push({ row, column: this.at.get(target) ?? null, key: answer.key });
    };
    /** For required fields: an empty cell keeps the current or default value. */
    const takeFilled: typeof take = (target, read, use) => (isEmpty(target) ? undefined : take(target, read, use));

    if (!known && this.cell(row, "name") === undefined) {
      problems.push({ row, column: this.at.get("sku") ?? this.at.get("id") ?? null, key: message("import.notFound") });
    }
    const takeName = known ? takeFilled : take;
    takeName("name", known ? (cell) => readNewName(cell, known.name) : readNewName, (name) => {
      values.name = name;
    });
    take("description", readDescription, (description) => {
      values.description = description;
    });
    const section = this.sectionNames[row] ?? null;
    if (section !== null && isEmpty("category")) {
      const category = readCategory(section, shop);
      if (category.ok) values.category = category.value;
    } else {
      take(
        "category",
        (cell) => readCategory(cell, shop),
        (category) => {
          values.category = category;
        },
      );
    }
    const ofCost = this.priceOfCost(row);
    if (ofCost !== undefined) values.price = ofCost;
    else {
      take(
        "price",
        (cell) => readPrice(cell, this.decimal("price")),
        (price) => {
          values.price = price;
        },
      );
    }
    take(
      "cost",
      (cell) => readPrice(cell, this.decimal("cost")),
      (cost) => {
        values.cost = cost;
      },
    );
    take(
      "previousPrice",
      (cell) => readPrice(cell, this.decimal("previousPrice")),
      (price) => {
        values.previousPrice = price;
      },
    );
    // a list of regular and sale prices has no sale price where there is no sale
    if (
      this.hasRegularPrices &&
      isEmpty("price") &&
      values.price === null &&
      values.previousPrice != null &&
      ofCost === undefined
    ) {
      values.price = values.previousPrice;
      values.previousPrice = null;
    }
    takeFilled("unit", readUnit, (unit) => {
      values.unit = unit;
    });
    takeFilled(
      "step",
      (cell) => readPortion(cell, this.decimal("step")),
      (step) => {
        values.step = step;
      },
    );
    takeFilled(
      "minQuantity",
      (cell) => readPortion(cell, this.decimal("minQuantity")),
      (quantity) => {
        values.minQuantity = quantity;
      },
    );
    takeFilled("offer", readFlag, (offer) => {
      values.offer = offer;
    });
    if (main === undefined) return values;
    takeFilled("paused", readFlag, (paused) => {
      values.paused = paused;
    });
    takeFilled("visible", readFlag, (visible) => {
      values.paused = !visible;
    });
    take(
      "sku",
      (cell) => keepSku(cell, known?.sku ?? null),
      (sku) => {
        values.sku = sku;
      },
    );
    const counted = (known?.variants.length ?? 0) > 0 || rows.length > 1;
    if (counted && !isEmpty("stock")) {
      problems.push({ row, column: this.at.get("stock") ?? null, key: message("import.stockOfVariants") });
    } else if (!counted) {
      take(
        "stock",
        (cell) => readStock(cell, this.decimal("stock")),
        (stock) => {
          values.stock = stock;
        },
      );
    }
    return values;
  }

  /** The option names and values of a variant's row; null if a problem was found. */
  private optionsOfRow(row: number, problems: ImportProblem[], before: readonly string[], known: KnownProduct | null) {
    const given = this.options.filter(({ value }) => plainCell(this.shown(row, value)) !== "");
    const named: { name: string; value: string }[] = [];
    for (const [place, { name, heading, value }] of given.entries()) {
      const written = name === null ? heading : oneLine(this.shown(row, name)) || (before[place] ?? "");
      const readOption = optionNameSchema.safeParse(written);
      if (isMistake(this.shown(row, value), known)) {
        problems.push({ row, column: value, key: ERROR_CELL.key });
        return null;
      }
      const readValue = optionValueSchema.safeParse(oneLine(this.shown(row, value)));
      if (!readOption.success || !readValue.success) {
        const key = (readOption.error ?? readValue.error)?.issues[0]?.message as ValidationKey;
        problems.push({ row, column: readOption.success ? value : (name ?? value), key });
        return null;
      }
      named.push({ name: readOption.data, value: readValue.data });
    }
    return named;
  }

  private variantList(
    rows: readonly number[],
    main: number | undefined,
    known: KnownProduct | null,
    variantId: number | null,
    product: ImportedValues,
    found: Found,
  ): PlannedProduct["variants"] {
    const { problems } = found;
    if (known && variantId !== null && main !== undefined) {
      const list = known.variants.map((variant) =>
        variant.id === variantId ? this.readVariant(main, variant, variant.values, product, found) : variant,
      );
      return { options: known.options, list };
    }
    const own = rows.filter((row) => row !== main && this.hasOptions(row));
    if (own.length === 0) return null;
    let options = known && known.variants.length > 0 ? known.options : null;
    const list = [...(known?.variants ?? [])];
    const seen = new Set<string>();
    for (const row of own) {
      const named = this.optionsOfRow(row, problems, options ?? [], known);
      if (!named) continue;
      options ??= named.map(({ name }) => name);
      const byName = new Map(named.map(({ name, value }) => [foldText(name), value]));
      const column = this.options[0]?.value ?? null;
      if (byName.size !== options.length || options.some((name) => !byName.has(foldText(name)))) {
        problems.push({ row, column, key: message("product.optionsDiffer") });
        continue;
      }
      const values = options.map((name) => byName.get(foldText(name)) ?? "");
      const key = variantKey(values);
      if (seen.has(key)) {
        problems.push({ row, column, key: message("product.variantTwice") });
        continue;
      }
      seen.add(key);
      const place = list.findIndex((variant) => variantKey(variant.values) === key);
      const before = list[place] ?? null;
      const variant = this.readVariant(row, before, before?.values ?? values, product, found);
      if (before) list[place] = variant;
      else list.push(variant);
    }
    if (list.length > PRODUCT_LIMITS.variants) {
      problems.push({
        row: own[PRODUCT_LIMITS.variants] ?? own[0] ?? 0,
        column: null,
        key: message("product.tooManyVariants"),
      });
    }
    return { options: options ?? [], list };
  }

  private readVariant(
    row: number,
    before: KnownVariant | null,
    values: string[],
    product: ImportedValues,
    { problems, falls, known }: Found,
  ): KnownVariant {
    const variant: KnownVariant = { ...(before ?? { price: null, sku: null, stock: null, paused: false }), values };
    const take = <T>(target: ImportTarget, read: (cell: Cell) => CellRead<T>, use: (value: T) => void) => {
      const cell = this.cell(row, target);
      if (cell === undefined || (before && this.isUntold(row, target))) return;
      const answer = isMistake(cell, known) ? ERROR_CELL : read(cell);
      if (answer.ok) use(answer.value);
      else if (!problems.some((one) => one.row === row && one.column === this.at.get(target))) {
        problems.push({ row, column: this.at.get(target) ?? null, key: answer.key });
      }
    };
    const price = (read: Cents | null) => {
      const own = before?.price ?? null;
      // A price equal to the product's is not an own price of the variant.
      if (own === null && read === product.price) return;
      const fall = this.priceFall(row, own, read, values.join(" / "));
      if (fall) falls.push(fall);
      if (fall && this.columns.keepFalls) return;
      variant.price = read;
    };
    const ofCost = this.priceOfCost(row);
    if (ofCost !== undefined) price(ofCost);
    else take("price", (cell) => readPrice(cell, this.decimal("price")), price);
    take(
      "stock",
      (cell) => readStock(cell, this.decimal("stock")),
      (stock) => {
        const fall = this.stockFall(row, before?.stock ?? null, stock, values.join(" / "));
        if (fall) falls.push(fall);
        if (!fall || !this.columns.keepFalls) variant.stock = stock;
      },
    );
    take(
      "sku",
      (cell) => keepSku(cell, before?.sku ?? null),
      (sku) => {
        variant.sku = sku;
      },
    );
    if (this.text(row, "paused") !== "") {
      take("paused", readFlag, (paused) => {
        variant.paused = paused;
      });
    }
    if (this.text(row, "visible") !== "") {
      take("visible", readFlag, (visible) => {
        variant.paused = !visible;
      });
    }
    return variant;
  }
}

interface Found {
  problems: ImportProblem[];
  falls: Fall[];
  known: KnownProduct | null;
}

const UNTOLD: readonly ImportTarget[] = ["description", "category", "price", "cost", "sku"];

const variantKey = (values: readonly string[]) => JSON.stringify(values.map(foldText));

function ownersOf(sku: string, shop: KnownCatalogue): readonly SkuOwner[] {
  if (sku === "") return [];
  const alike = shop.skus.get(skuKey(sku)) ?? [];
  const exact = alike.filter((owner) => owner.sku === sku);
  return exact.length > 0 ? exact : alike;
}

/** A spreadsheet's filler, such as 0 or a dash, is no name; unless the merchant has given it. */
function readNewName(cell: Cell, before?: string): CellRead<string> {
  const text = plainCell(cell);
  return text !== before && /^[0\s.,:_*/#–—-]+$/.test(text) ? NO_NAME : readName(cell);
}

/** Keeps the stored code if the cell only lacks leading zeros or digits that a spreadsheet stripped. */
function keepSku(cell: Cell, before: string | null): CellRead<string | null> {
  const text = plainCell(cell);
  const eaten = before !== null && before !== text && (before.replace(/^0+/, "") === text || isScientific(text));
  return eaten && /^\d+$/.test(before) ? { ok: true, value: before } : readSku(cell);
}

function readCategory(cell: Cell, { categories }: KnownCatalogue): CellRead<string | null> {
  const name = oneLine(cell);
  const folded = foldText(name);
  if (name === "" || folded === "sin categoria") return { ok: true, value: null };
  const known = categories.get(folded);
  if (known !== undefined) return { ok: true, value: known };
  const parsed = categoryNameSchema.safeParse(name);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, key: parsed.error.issues[0]?.message as ValidationKey };
}

/** Normalises texts as saving would, so that a stored text from before the current rules counts as unchanged. */
function asSaved(field: ValueField, value: ImportedValues[ValueField]): unknown {
  if (typeof value !== "string" || !(field === "name" || field === "description" || field === "sku")) return value;
  const parsed = productFields[field].safeParse(value);
  return parsed.success ? parsed.data : value;
}

function changesOf(known: KnownProduct, values: Partial<ImportedValues>): ImportChange[] {
  return (Object.keys(values) as ValueField[]).flatMap((field) => {
    const after = values[field];
    if (after === undefined || asSaved(field, known[field]) === after) return [];
    return [{ field, variant: null, before: known[field], after }];
  });
}

const VARIANT_FIELDS = ["price", "stock", "sku", "paused"] as const;

function changesOfVariants(known: KnownProduct, list: readonly KnownVariant[]): ImportChange[] {
  const before = new Map(known.variants.map((variant) => [variant.id, variant]));
  return list.flatMap((variant) => {
    const old = variant.id === undefined ? undefined : before.get(variant.id);
    if (!old) return [];
    return VARIANT_FIELDS.flatMap((field) =>
      asSaved(field, old[field]) === variant[field]
        ? []
        : [{ field, variant: variant.values.join(" / "), before: old[field], after: variant[field] }],
    );
  });
}
