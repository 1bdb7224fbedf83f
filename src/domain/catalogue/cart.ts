import { type Cents, lineTotal } from "../product/money";
import type { UnitCode } from "./view";

/** What a visitor has chosen, with what was shown then: the server prices it again. */
export interface CartLine {
  productId: number;
  variantId: number | null;
  /** Thousandths of the unit. */
  quantityMilli: number;
  name: string;
  /** "M, Azul"; empty for a product without variants. */
  variant: string;
  priceCents: Cents | null;
  /** Address of a small picture. */
  photo: string | null;
  /** Address of the product's page. */
  href: string;
  unit: UnitCode;
  stepMilli: number;
  minMilli: number;
}

export const MAX_CART_LINES = 100;
export const MAX_QUANTITY_MILLI = 9_999_000;
export const ONE_MILLI = 1000;

const isCents = (value: unknown): value is Cents | null =>
  value === null || (typeof value === "number" && Number.isSafeInteger(value) && value >= 0);
const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0 && value <= MAX_QUANTITY_MILLI;
const isPath = (value: unknown): value is string => typeof value === "string" && /^\/(?![/\\])/.test(value);
const UNITS: readonly string[] = ["UNIT", "KG", "HUNDRED_GRAMS", "METRE", "DOZEN", "PACKAGE"] satisfies UnitCode[];

function isLine(value: unknown): value is CartLine {
  if (typeof value !== "object" || value === null) return false;
  const line = value as Record<keyof CartLine, unknown>;
  return (
    Number.isSafeInteger(line.productId) &&
    (line.variantId === null || Number.isSafeInteger(line.variantId)) &&
    isCount(line.quantityMilli) &&
    typeof line.name === "string" &&
    typeof line.variant === "string" &&
    isCents(line.priceCents) &&
    (line.photo === null || isPath(line.photo)) &&
    isPath(line.href) &&
    typeof line.unit === "string" &&
    UNITS.includes(line.unit) &&
    isCount(line.stepMilli) &&
    isCount(line.minMilli)
  );
}

/** Reads what the device kept; anything that is no cart of ours is an empty one. */
export function parseCart(text: string | null): CartLine[] {
  if (!text) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isLine).slice(0, MAX_CART_LINES) : [];
  } catch {
    return [];
  }
}

export const lineKey = (line: Pick<CartLine, "productId" | "variantId">): string =>
  `${line.productId}.${line.variantId ?? ""}`;

/** The nearest quantity that can be asked for: the least one, and steps above it. */
export function fitQuantity(quantityMilli: number, portion: Pick<CartLine, "stepMilli" | "minMilli">): number {
  const { stepMilli, minMilli } = portion;
  if (!Number.isFinite(quantityMilli) || quantityMilli <= minMilli) return minMilli;
  const fitted = minMilli + Math.round((quantityMilli - minMilli) / stepMilli) * stepMilli;
  return fitted > MAX_QUANTITY_MILLI
    ? fitted - stepMilli * Math.ceil((fitted - MAX_QUANTITY_MILLI) / stepMilli)
    : fitted;
}

/** Adds to the line of the same product and variant, or puts a new one last; null when there is no room. */
export function addLine(cart: readonly CartLine[], added: CartLine): CartLine[] | null {
  const key = lineKey(added);
  const there = cart.find((line) => lineKey(line) === key);
  if (!there) return cart.length >= MAX_CART_LINES ? null : [...cart, added];
  const quantityMilli = fitQuantity(there.quantityMilli + added.quantityMilli, added);
  return cart.map((line) => (line === there ? { ...added, quantityMilli } : line));
}

export const changeLine = (cart: readonly CartLine[], key: string, change: Partial<CartLine>): CartLine[] =>
  cart.map((line) => (lineKey(line) === key ? { ...line, ...change } : line));

export const removeLine = (cart: readonly CartLine[], key: string): CartLine[] =>
  cart.filter((line) => lineKey(line) !== key);

/** How many things are in the cart: whole units, and one for each line that is weighed or measured. */
export const cartCount = (cart: readonly CartLine[]): number =>
  cart.reduce((sum, line) => sum + (line.unit === "UNIT" ? Math.ceil(line.quantityMilli / ONE_MILLI) : 1), 0);

export const lineCents = (line: CartLine): Cents | null =>
  line.priceCents === null ? null : lineTotal(line.priceCents, line.quantityMilli);

export interface CartTotal {
  cents: Cents;
  /** Some line has no price: the total says so. */
  unpriced: boolean;
}

export const cartTotal = (cart: readonly CartLine[]): CartTotal => ({
  cents: cart.reduce((sum, line) => sum + (lineCents(line) ?? 0), 0),
  unpriced: cart.some((line) => line.priceCents === null),
});

/** "1", "0,5": thousandths with a decimal comma. */
export const formatQuantity = (quantityMilli: number): string => String(quantityMilli / ONE_MILLI).replace(".", ",");

/** Reads a typed quantity into thousandths; null for anything that is no positive number. */
export function parseQuantity(text: string): number | null {
  const found = /^(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!found) return null;
  const milli = Number(found[1]) * ONE_MILLI + Number((found[2] ?? "").padEnd(3, "0"));
  return milli > 0 && milli <= MAX_QUANTITY_MILLI ? milli : null;
}
