import { type Milli, milli, ONE } from "../../money/milli";
import { type Cents, cents, lineTotal, plus } from "../../money/money";
import { MAX_QUANTITY, type QuantityRule, snapQuantity } from "../../money/quantity";
import { UNITS, type Unit } from "../../money/unit";

/** A cart line with the data shown when it was added; the server prices it again. */
export interface StoredCartLine extends QuantityRule {
  productId: number;
  variantId: number | null;
  quantity: Milli;
  name: string;
  /** "M, Azul"; empty for a product without variants. */
  variant: string;
  priceCents: Cents | null;
  /** URL of a small photo. */
  photo: string | null;
  /** URL of the product's page. */
  href: string;
  unit: Unit;
  /** What there was when it was last asked; null for unlimited, missing in carts that an older version stored. */
  stock?: Milli | null;
  /** For the rules of categories; missing until a shop with rules was asked. */
  categoryId?: number | null;
}

export const MAX_CART_LINES = 100;

const isCents = (value: unknown): value is Cents | null =>
  value === null || (typeof value === "number" && Number.isSafeInteger(value) && value >= 0);
const isCount = (value: unknown): value is Milli =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value <= MAX_QUANTITY;
const isPath = (value: unknown): value is string => typeof value === "string" && /^\/(?![/\\])/.test(value);

function isLine(value: unknown): value is StoredCartLine {
  if (typeof value !== "object" || value === null) return false;
  const line = value as Record<keyof StoredCartLine, unknown>;
  return (
    Number.isSafeInteger(line.productId) &&
    (line.variantId === null || Number.isSafeInteger(line.variantId)) &&
    isCount(line.quantity) &&
    typeof line.name === "string" &&
    typeof line.variant === "string" &&
    isCents(line.priceCents) &&
    (line.photo === null || isPath(line.photo)) &&
    isPath(line.href) &&
    UNITS.includes(line.unit as Unit) &&
    isCount(line.step) &&
    isCount(line.minQuantity) &&
    Number.isSafeInteger(line.stock ?? 0)
  );
}

/** Parses the stored cart; anything invalid yields an empty cart. */
export function parseCart(text: string | null): StoredCartLine[] {
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isLine).slice(0, MAX_CART_LINES) : [];
  } catch {
    return [];
  }
}

/** What tells the lines of one order apart; null for a line that is no product. */
export interface LineIdentity {
  productId: number | null;
  variantId: number | null;
}

/** Two lines with one key are the same thing, ordered twice. */
export const lineKey = ({ productId, variantId }: LineIdentity): string => `${productId}.${variantId ?? ""}`;

/** The nearest valid quantity: the minimum, or a step above it. */
export const fitQuantity = (quantity: Milli, rule: QuantityRule): Milli =>
  (Number.isFinite(quantity) ? snapQuantity(quantity, rule) : null) ?? rule.minQuantity;

/** The quantity, or as much of it as there is. */
export const withinStock = (quantity: Milli, stock: Milli | null | undefined, rule: QuantityRule): Milli =>
  stock == null || quantity <= stock
    ? quantity
    : milli(Math.max(rule.minQuantity, Math.floor(stock / rule.step) * rule.step));

/** How much of a product and variant the cart holds. */
export const heldOf = (cart: readonly StoredCartLine[], of: Pick<StoredCartLine, "productId" | "variantId">): Milli =>
  cart.find((line) => lineKey(line) === lineKey(of))?.quantity ?? milli(0);

/** How much of a stock the cart may still get; null without a limit. */
export const stockLeft = (stock: Milli | null, held: Milli): Milli | null => stock && milli(Math.max(0, stock - held));

/** Adds to the line of the same product and variant as much as there is, or appends a new one; null when the cart is full. */
export function addLine(cart: readonly StoredCartLine[], added: StoredCartLine): StoredCartLine[] | null {
  const key = lineKey(added);
  const there = cart.find((line) => lineKey(line) === key);
  if (!there) return cart.length >= MAX_CART_LINES ? null : [...cart, added];
  const wanted = fitQuantity(plus(there.quantity, added.quantity), added);
  const quantity = withinStock(wanted, added.stock, added);
  return cart.map((line) => (line === there ? { ...added, quantity } : line));
}

export const changeLine = (
  cart: readonly StoredCartLine[],
  key: string,
  change: Partial<StoredCartLine>,
): StoredCartLine[] => cart.map((line) => (lineKey(line) === key ? { ...line, ...change } : line));

export const removeLine = (cart: readonly StoredCartLine[], key: string): StoredCartLine[] =>
  cart.filter((line) => lineKey(line) !== key);

/** Items in the cart: whole units, and one for each line that is weighed or measured. */
export const cartCount = (cart: readonly StoredCartLine[]): number =>
  cart.reduce((sum, line) => sum + (line.unit === "UNIT" ? Math.ceil(line.quantity / ONE) : 1), 0);

export const lineCents = (line: StoredCartLine): Cents | null =>
  line.priceCents === null ? null : lineTotal(line.priceCents, line.quantity);

export interface CartTotal {
  cents: Cents;
  /** Some line has no price: the total says so. */
  unpriced: boolean;
}

export const cartTotal = (cart: readonly StoredCartLine[]): CartTotal => ({
  cents: cart.reduce((sum, line) => plus(sum, lineCents(line) ?? cents(0)), cents(0)),
  unpriced: cart.some((line) => line.priceCents === null),
});
