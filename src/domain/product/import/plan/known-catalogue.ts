import { type Milli, ONE } from "../../../money/milli";
import type { Cents } from "../../../money/money";
import type { Unit } from "../../../money/unit";
import { foldText } from "../../../text";

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

/** A product of which a file says nothing. */
export const BLANK_PRODUCT: ImportedValues = {
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
  /** What identifies a product at its vendor, to the product that an earlier file of it became. */
  origins: ReadonlyMap<string, number>;
}

/** Codes match regardless of case, and of the leading zeros that spreadsheets strip. */
export function skuKey(sku: string): string {
  const folded = foldText(sku);
  return /^\d+$/.test(folded) ? folded.replace(/^0+(?=\d)/, "") : folded;
}

/** The owners of a code; of those alike only the ones with exactly this one, if there are any. */
export function ownersOf(sku: string, { skus }: KnownCatalogue): readonly SkuOwner[] {
  const alike = sku === "" ? [] : (skus.get(skuKey(sku)) ?? []);
  const exact = alike.filter((owner) => owner.sku === sku);
  return exact.length > 0 ? exact : alike;
}
