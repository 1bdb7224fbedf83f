import { foldText, storable } from "../../../text";
import { message, type ValidationKey } from "../../../validation-key";
import { readId } from "../import-cells";
import type { ImportTarget } from "../import-fields";
import { VENDOR_LIMITS } from "../vendors/vendor";
import { type KnownCatalogue, type KnownProduct, ownersOf, skuKey } from "./known-catalogue";
import type { ImportProblem } from "./planned-product";
import type { SheetCells } from "./sheet-cells";

export interface ProductMatch {
  /** Null for a new product, and where the problem is why there is no match. */
  productId: number | null;
  /** The variant that the product's only row is about. */
  variantId: number | null;
  problem: ImportProblem | null;
}

const matched = (productId: number | null, variantId: number | null = null): ProductMatch => ({
  productId,
  variantId,
  problem: null,
});

/** A number that each site of the vendor gives anew: it tells no more than that something had it there. */
const isNumberedKey = (key: string) => key.startsWith("id:");

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

/** Finds the products of the shop that a file's are. */
export class ProductMatcher {
  /** The first group with a code, outside vendors' files. */
  private readonly firstWithSku = new Map<string, number>();
  /** In a vendor's file: the keys of the products that have a code. One that several have identifies none of them. */
  private readonly keysOfSku = new Map<string, Set<string>>();

  constructor(
    private readonly cells: SheetCells,
    private readonly groups: readonly (readonly number[])[],
  ) {
    for (const [group, rows] of groups.entries()) {
      if (cells.isVendors) {
        for (const row of rows) {
          const sku = skuKey(cells.text(row, "sku"));
          this.keysOfSku.set(sku, (this.keysOfSku.get(sku) ?? new Set()).add(cells.text(row, "key")));
        }
      }
      const [main] = cells.ownRows(rows);
      if (main === undefined || cells.text(main, "id") !== "") continue;
      const sku = foldText(cells.text(main, "sku"));
      if (sku !== "" && !this.firstWithSku.has(sku)) this.firstWithSku.set(sku, group);
    }
  }

  /** What identifies a vendor's product, the surest first: a number does so with the name that its site has for it. */
  identitiesOf(rows: readonly number[]): string[] {
    const key = this.keyOf(rows);
    if (key === "") return [];
    if (!isNumberedKey(key)) return [key];
    return [...new Set([storable(`${key} ${foldText(this.nameOf(rows))}`.slice(0, VENDOR_LIMITS.key)), key])];
  }

  /** The product's key at its vendor; "" in other files. */
  keyOf([row = 0]: readonly number[]): string {
    return this.cells.text(row, "key");
  }

  find(group: number, shop: KnownCatalogue): ProductMatch {
    const rows = this.groups[group] ?? [];
    const [first = 0] = rows;
    const [main, second] = this.cells.ownRows(rows);
    if (second !== undefined) return this.refused(second, "id", message("import.idTwice"));
    const id = readId(this.cells.cell(first, "id") ?? "");
    if (!id.ok || (id.value !== null && !shop.products.has(id.value)))
      return this.refused(first, "id", message("import.idUnknown"));
    if (id.value !== null) return matched(id.value);
    const found = this.cells.isVendors
      ? this.findOrigin(rows, main, shop)
      : main === undefined
        ? this.findByVariants(rows, shop)
        : this.findByCode(group, main, rows.length === 1, shop);
    return found ?? this.findByName(main ?? first, shop);
  }

  private refused(row: number, target: ImportTarget, key: ValidationKey): ProductMatch {
    return { ...matched(null), problem: { row, column: this.cells.columnOf(target), key } };
  }

  private nameOf(rows: readonly number[]): string {
    return this.cells.text(this.cells.ownRows(rows)[0] ?? rows[0] ?? 0, "name");
  }

  private ownersAt(row: number, shop: KnownCatalogue) {
    return ownersOf(this.cells.text(row, "sku"), shop);
  }

  private findByCode(group: number, main: number, isAlone: boolean, shop: KnownCatalogue): ProductMatch | null {
    const sku = foldText(this.cells.text(main, "sku"));
    if (sku !== "" && this.firstWithSku.get(sku) !== group)
      return this.refused(main, "sku", message("import.skuTwice"));
    const [owner, ...others] = this.ownersAt(main, shop);
    if (others.length > 0) return this.refused(main, "sku", message("import.skuAmbiguous"));
    return owner && (owner.variantId === null || isAlone) ? matched(owner.productId, owner.variantId) : null;
  }

  private findByVariants(rows: readonly number[], shop: KnownCatalogue): ProductMatch | null {
    const several = rows.find((row) => this.ownersAt(row, shop).length > 1);
    const owners = rows.flatMap((row) => this.ownersAt(row, shop).map(({ productId }) => productId));
    const [productId, ...others] = new Set(owners);
    if (several !== undefined || others.length > 0)
      return this.refused(several ?? rows[0] ?? 0, "sku", message("import.skuAmbiguous"));
    return productId === undefined ? null : matched(productId);
  }

  private findByName(row: number, shop: KnownCatalogue): ProductMatch {
    if (!this.cells.columns.byName) return matched(null);
    const [productId, ...others] = shop.names.get(foldText(this.cells.text(row, "name"))) ?? [];
    if (others.length > 0) return this.refused(row, "name", message("import.nameAmbiguous"));
    return matched(productId ?? null);
  }

  /** The product that has the codes of a vendor's product, else the one that an earlier file made of it. */
  private findOrigin(rows: readonly number[], main: number | undefined, shop: KnownCatalogue): ProductMatch | null {
    const owners = rows.flatMap((row) => {
      const isShared = (this.keysOfSku.get(skuKey(this.cells.text(row, "sku")))?.size ?? 0) > 1;
      return isShared
        ? []
        : this.ownersAt(row, shop).filter(({ variantId }) => (variantId === null) === (row === main));
    });
    const [owner, ...others] = new Set(owners.map(({ productId }) => productId));
    if (owner !== undefined && others.length === 0) return matched(owner);
    const skus = rows.map((row) => this.cells.text(row, "sku")).filter((sku) => sku !== "");
    const origin = this.identitiesOf(rows).find((identity) => {
      const remembered = shop.products.get(shop.origins.get(identity) ?? -1);
      const isNumber = isNumberedKey(identity) && identity === this.keyOf(rows);
      return remembered && (!isNumber || isLike(remembered, this.nameOf(rows), skus));
    });
    return origin === undefined ? null : matched(shop.origins.get(origin) ?? null);
  }
}
