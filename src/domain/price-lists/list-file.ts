import { grouped } from "../grouped";
import { type Cents, detectDecimal, parseColumnPrice, type Separator } from "../money/money";
import { proposeColumns } from "../product/import/import-columns";
import { type Cell, type ImportTable, shownCell, type TableRow } from "../product/import/import-table";
import { skuKey } from "../product/import/plan/known-catalogue";
import { comparedPrices, type PricedProduct, type PriceRow, priceKey } from "../product/prices/price-change";
import { foldText } from "../text";

/** Rows that a preview names as not read. */
export const MAX_UNREAD = 50;

/** The columns of a file with the prices of a list, by their place; null for none. */
export interface ListFileColumns {
  price: number | null;
  id: number | null;
  variantId: number | null;
  sku: number | null;
  name: number | null;
}

type UnreadReason = "unknown" | "ambiguous" | "price";

/** A row that changes nothing because it could not be read. */
export interface UnreadRow {
  /** The row in the spreadsheet. */
  line: number;
  reason: UnreadReason;
  /** What names the product, else the price. */
  text: string;
}

const OF_A_LIST = /\b(?:mayorista|mayoreo|distribuidor|revendedor|revendedores|reventa|lista)\b/;
const OF_THE_SHOP = /\bpublico\b/;

/** The column of the list's prices: one that names the list, else one that speaks of wholesale, else the only price. */
function findPriceColumn(header: readonly string[], listName: string, prices: readonly number[]): number | null {
  const names = header.map(foldText);
  const named = names.findIndex((name) => name.includes(foldText(listName)) && !OF_THE_SHOP.test(name));
  if (named >= 0) return named;
  const wholesale = names.findIndex((name) => OF_A_LIST.test(name) && !OF_THE_SHOP.test(name));
  if (wholesale >= 0) return wholesale;
  return prices.find((at) => !OF_THE_SHOP.test(names[at] ?? "")) ?? prices[0] ?? null;
}

/** What the columns of a file hold. `price` is the merchant's choice of the column of prices, if there was one. */
export function readListColumns(table: ImportTable, listName: string, price: number | null): ListFileColumns {
  const targets: string[] = proposeColumns(table).map(({ target }) => target);
  const found = (column: number) => (column < 0 ? null : column);
  const prices = targets.flatMap((target, column) => (target === "price" ? [column] : []));
  return {
    price: price ?? findPriceColumn(table.header, listName, prices),
    id: found(targets.indexOf("id")),
    variantId: found(table.header.findIndex((name) => /^id\b.*\bvariante$/.test(foldText(name)))),
    sku: found(targets.indexOf("sku")),
    name: found(targets.indexOf("name")),
  };
}

/** A product as rows of a file name it. */
export interface FileProduct {
  id: number;
  name: string;
  sku: string | null;
  variants: readonly { id: number; sku: string | null }[];
}

interface Target {
  productId: number;
  variantId: number | null;
}

/** Finds a row's product or variant: by id, else by its code, else by the name of a product that no other has. */
function targetFinder(products: readonly FileProduct[]) {
  const byId = new Map(products.map((product) => [product.id, product]));
  const bySku = grouped<string, Target>(
    products.flatMap(({ id, sku, variants }) => [
      ...(sku ? [[skuKey(sku), { productId: id, variantId: null }] as const] : []),
      ...variants.flatMap((one) => (one.sku ? [[skuKey(one.sku), { productId: id, variantId: one.id }] as const] : [])),
    ]),
  );
  const byName = grouped<string, Target>(
    products.map(({ id, name }) => [foldText(name), { productId: id, variantId: null }]),
  );
  const only = (found: readonly Target[] | undefined): Target | UnreadReason => {
    const [first, second] = found ?? [];
    return second ? "ambiguous" : (first ?? "unknown");
  };
  return ({ id, variantId, sku, name }: Record<"id" | "variantId" | "sku" | "name", string>): Target | UnreadReason => {
    if (id) {
      const product = byId.get(Number(id));
      const isWhole = variantId === "";
      if (!product || !(isWhole || product.variants.some((one) => one.id === Number(variantId)))) return "unknown";
      return { productId: product.id, variantId: isWhole ? null : Number(variantId) };
    }
    if (sku) return only(bySku.get(skuKey(sku)));
    return name ? only(byName.get(foldText(name))) : "unknown";
  };
}

const textOf = (row: TableRow, column: number | null): string => {
  const cell: Cell = column === null ? "" : shownCell(row, column);
  return String(cell).trim();
};

function centsOf(cell: Cell, decimal: Separator | null): Cents | null {
  const read = parseColumnPrice(
    typeof cell === "number" ? cell.toFixed(2) : cell,
    typeof cell === "number" ? "." : decimal,
  );
  return read.ok ? read.cents : null;
}

export interface ReadListFile {
  /** By `priceKey`; where rows contradict each other, the last one counts. */
  prices: Map<string, Cents>;
  unread: UnreadRow[];
  /** Rows without a price, which change nothing. */
  empty: number;
}

/** Reads the prices of a file. Numbers are read as the column writes them, else as the country does. */
export function readListFile(
  table: ImportTable,
  columns: ListFileColumns,
  { products, country }: { products: readonly FileProduct[]; country: Separator },
): ReadListFile {
  const find = targetFinder(products);
  const { price: priceAt } = columns;
  const texts = table.rows.map(({ cells }) => cells[priceAt ?? -1]).filter((cell) => typeof cell === "string");
  const { decimal } = detectDecimal(texts, undefined, country);
  const read: ReadListFile = { prices: new Map(), unread: [], empty: 0 };
  for (const row of table.rows) {
    const cell = priceAt === null ? "" : (row.cells[priceAt] ?? "");
    const named = {
      id: String(row.cells[columns.id ?? -1] ?? "").trim(),
      variantId: String(row.cells[columns.variantId ?? -1] ?? "").trim(),
      sku: textOf(row, columns.sku),
      name: textOf(row, columns.name),
    };
    if (String(cell).trim() === "") {
      read.empty += 1;
      continue;
    }
    const target = find(named);
    if (typeof target === "string") {
      const text = [named.sku, named.name, named.id].find((one) => one !== "") ?? String(cell);
      read.unread.push({ line: row.line, reason: target, text });
      continue;
    }
    const price = centsOf(cell, decimal);
    if (price === null) read.unread.push({ line: row.line, reason: "price", text: String(cell) });
    else read.prices.set(priceKey(target), price);
  }
  return read;
}

/**
 * What the prices of a file change on a list. `priced` are the products that it names, as `readPricedProducts` gives
 * them: a variant that is not among theirs costs what its product does.
 */
export function filePriceRows(
  priced: readonly PricedProduct[],
  prices: ReadonlyMap<string, Cents>,
  products: readonly FileProduct[],
): PriceRow[] {
  const named = new Map(products.map((product) => [product.id, product]));
  const rowOf = (productId: number, variantId: number | null, before: Cents | null): PriceRow => {
    const after = prices.get(priceKey({ productId, variantId })) ?? before;
    return comparedPrices({ productId, variantId, before, after, previousBefore: null, previousAfter: null });
  };
  return priced.flatMap(({ id, price, variants }) => {
    const own = new Map(variants.map((variant) => [variant.id, variant.price]));
    const followers = (named.get(id)?.variants ?? []).filter(
      (variant) => !own.has(variant.id) && prices.has(priceKey({ productId: id, variantId: variant.id })),
    );
    return [
      rowOf(id, null, price),
      ...variants.map((variant) => rowOf(id, variant.id, variant.price)),
      ...followers.map((variant) => rowOf(id, variant.id, price)),
    ];
  });
}
