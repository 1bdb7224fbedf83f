import { type Milli, ONE } from "../../money/milli";
import { type Cents, lineTotal, MAX_CENTS, plus } from "../../money/money";
import { isOnStep, snapQuantity } from "../../money/quantity";
import type { Unit } from "../../money/unit";
import { priceGoods } from "../../pricing/price-goods";
import { type OrderTotals, orderDiscounts, orderTotals, type PricingTerms } from "./totals";

export type RequestedLine = {
  productId: number;
  variantId: number | null;
  quantity: Milli;
  /** The unit price the visitor saw; undefined if the cart does not know it, null if it was "Consultar". */
  seenPrice?: Cents | null;
  note?: string;
};

type CatalogueVariant = {
  id: number;
  /** "Talle M, Azul" */
  label: string;
  /** Null means the product's price. */
  price: Cents | null;
  /** Null means unlimited. */
  stock: Milli | null;
  paused: boolean;
};

export type CatalogueProduct = {
  id: number;
  name: string;
  price: Cents | null;
  unit: Unit;
  step: Milli;
  minQuantity: Milli;
  /** Used only without variants; null means unlimited. */
  stock: Milli | null;
  /** As visitors see it: paused itself or through its category. */
  paused: boolean;
  categoryId: number | null;
  /** Empty for a product without options. */
  variants: readonly CatalogueVariant[];
};

export type PricedLine = {
  productId: number;
  variantId: number | null;
  categoryId: number | null;
  name: string;
  variantLabel: string | null;
  unit: Unit;
  quantity: Milli;
  /** Null means unlimited. */
  stock: Milli | null;
  /** Null means "Consultar". */
  unitPrice: Cents | null;
  total: Cents | null;
  note: string;
};

type ChangedLine = { productId: number; variantId: number | null; name: string | null };
export type CartChange = ChangedLine &
  (
    | { kind: "priceChanged"; from: Cents | null; to: Cents | null }
    | { kind: "quantityAdjusted" | "lessStock"; from: Milli; to: Milli }
    | { kind: "paused" | "gone" | "soldOut" | "tooLarge" }
  );

export type PricedCart = OrderTotals & {
  lines: PricedLine[];
  changes: CartChange[];
  /** At least one line has a price on request, so the total is incomplete. */
  hasUnpriced: boolean;
  /** Above the largest price: cannot be ordered in one order. */
  tooLarge: boolean;
};

/** Prices a cart from the catalogue's rows alone, and reports what differs from what the visitor saw. */
export function priceCart(
  lines: readonly RequestedLine[],
  catalogue: readonly CatalogueProduct[],
  terms: PricingTerms,
): PricedCart {
  const products = new Map(catalogue.map((product) => [product.id, product]));
  const changes: CartChange[] = [];
  const priced: PricedLine[] = [];
  for (const line of mergeLines(lines)) {
    const outcome = priceLine(line, products.get(line.productId));
    changes.push(...outcome.changes);
    if (outcome.line) priced.push(outcome.line);
  }
  return { lines: priced, changes, ...totals(priced, terms) };
}

/** Merges lines of the same product and variant, so that their stock is checked as a whole. */
function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, RequestedLine>();
  for (const line of lines) {
    const key = `${line.productId}:${line.variantId ?? ""}`;
    const before = merged.get(key);
    const note = [before?.note, line.note].filter(Boolean).join(" · ");
    merged.set(key, before ? { ...before, quantity: plus(before.quantity, line.quantity), note } : line);
  }
  return [...merged.values()];
}

function priceLine(
  line: RequestedLine,
  product: CatalogueProduct | undefined,
): { line: PricedLine | null; changes: CartChange[] } {
  const where = { productId: line.productId, variantId: line.variantId };
  const variant = product?.variants.find(({ id }) => id === line.variantId);
  const name = product ? (variant ? `${product.name} (${variant.label})` : product.name) : null;
  const drop = (kind: "paused" | "gone" | "soldOut" | "tooLarge") => ({
    line: null,
    changes: [{ ...where, name, kind } as const],
  });
  if (!product || (product.variants.length > 0 ? !variant : line.variantId !== null)) return drop("gone");
  if (product.paused || variant?.paused) return drop("paused");

  const changes: CartChange[] = [];
  const { stock } = variant ?? product;
  const wanted = isOnStep(line.quantity, product) ? line.quantity : snapQuantity(line.quantity, product);
  const quantity = snapQuantity(line.quantity, product, stock ?? undefined);
  if (quantity === null || wanted === null) return drop("soldOut");
  if (quantity < wanted) changes.push({ ...where, name, kind: "lessStock", from: line.quantity, to: quantity });
  else if (quantity !== line.quantity) {
    changes.push({ ...where, name, kind: "quantityAdjusted", from: line.quantity, to: quantity });
  }

  const unitPrice = variant?.price ?? product.price;
  if (line.seenPrice !== undefined && line.seenPrice !== unitPrice) {
    changes.push({ ...where, name, kind: "priceChanged", from: line.seenPrice, to: unitPrice });
  }
  const total = totalOf(unitPrice, quantity);
  if (total === "tooLarge") return drop("tooLarge");
  const variantLabel = variant?.label ?? null;
  const { unit, categoryId } = product;
  return {
    line: {
      ...where,
      categoryId,
      name: product.name,
      variantLabel,
      unit,
      quantity,
      stock,
      unitPrice,
      total,
      note: line.note ?? "",
    },
    changes,
  };
}

function totalOf(unitPrice: Cents | null, quantity: Milli): Cents | null | "tooLarge" {
  if (unitPrice === null) return null;
  const exceeds = BigInt(unitPrice) * BigInt(quantity) > BigInt(MAX_CENTS) * BigInt(ONE);
  return exceeds ? "tooLarge" : lineTotal(unitPrice, quantity);
}

function totals(lines: readonly PricedLine[], terms: PricingTerms): Omit<PricedCart, "lines" | "changes"> {
  const sum = lines.reduce((total, line) => total + BigInt(line.total ?? 0), 0n);
  const hasUnpriced = lines.some((line) => line.total === null);
  const goods = priceGoods(lines, terms.rules);
  const sums = orderTotals(goods, terms);
  const discounts = orderDiscounts(goods, terms.method);
  return { ...sums, discounts, hasUnpriced, tooLarge: sum > BigInt(MAX_CENTS) || sums.total > MAX_CENTS };
}
