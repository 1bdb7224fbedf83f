import type { StoredCartLine } from "~/domain/catalogue/cart/cart";
import type { SentOrder } from "~/domain/catalogue/cart/checkout-machine";
import type { Cents } from "~/domain/money/money";
import { ORDER_PROGRESS, type OrderProgress } from "~/domain/order/place/progress";
import { dropStored, readStored, store } from "../browser/device-storage";

/** Orders of a shop that a device remembers; the oldest go first. */
const MAX_ORDERS = 30;
/** Photos and names that the list shows of an order. */
const SHOWN = 3;

/** What the list shows of an order without asking the shop. */
export interface RememberedOrder {
  /** The secret in the address of the order's page. */
  token: string;
  number: number;
  /** When it was placed, in ms. */
  at: number;
  total: Cents;
  hasUnpriced: boolean;
  /** As last seen; null when the shop no longer has the order. */
  progress: OrderProgress | null;
  /** The first products. */
  names: string[];
  /** URLs of their photos; null where there is none. */
  photos: (string | null)[];
  /** How many products it has. */
  count: number;
}

const keyOf = (tentId: number) => `orders:${tentId}`;

const isText = (value: unknown): value is string => typeof value === "string";
const isPhoto = (value: unknown): value is string | null =>
  value === null || (isText(value) && /^\/(?![/\\])/.test(value));
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function isOrder(value: unknown): value is RememberedOrder {
  if (typeof value !== "object" || value === null) return false;
  const order = value as Record<keyof RememberedOrder, unknown>;
  return (
    isText(order.token) &&
    /^[\w-]{22}$/.test(order.token) &&
    [order.number, order.at, order.total, order.count].every(isCount) &&
    typeof order.hasUnpriced === "boolean" &&
    (order.progress === null || ORDER_PROGRESS.includes(order.progress as OrderProgress)) &&
    Array.isArray(order.names) &&
    order.names.every(isText) &&
    Array.isArray(order.photos) &&
    order.photos.every(isPhoto)
  );
}

/** The orders placed or opened on this device, newest first. */
export function readOrders(tentId: number): RememberedOrder[] {
  const stored = readStored(keyOf(tentId));
  return Array.isArray(stored) ? stored.filter(isOrder).slice(0, MAX_ORDERS) : [];
}

/** Replaces what the device knows of an order, or adds it. */
export function rememberOrder(tentId: number, order: RememberedOrder): void {
  const kept = { ...order, names: order.names.slice(0, SHOWN), photos: order.photos.slice(0, SHOWN) };
  const others = readOrders(tentId).filter(({ token }) => token !== order.token);
  const orders = [kept, ...others].sort((one, other) => other.at - one.at).slice(0, MAX_ORDERS);
  store(keyOf(tentId), orders);
}

/** Remembers an order that was just sent with these lines of the cart. */
export function rememberSent(tentId: number, sent: SentOrder, lines: readonly StoredCartLine[]): void {
  const { token, number, total, hasUnpriced } = sent;
  rememberOrder(tentId, {
    token,
    number,
    at: Date.now(),
    total,
    hasUnpriced,
    progress: "received",
    names: lines.map(({ name }) => name),
    photos: lines.map(({ photo }) => photo),
    count: lines.length,
  });
}

type Known = Pick<RememberedOrder, "token" | "progress" | "total" | "hasUnpriced">;

/** Stores what the shop answered about these orders; one that it does not know is marked as missing. */
export function updateOrders(tentId: number, asked: readonly string[], answer: readonly Known[]): void {
  const orders = readOrders(tentId).map((order) => {
    const known = answer.find(({ token }) => token === order.token);
    if (known) return { ...order, ...known };
    return asked.includes(order.token) ? { ...order, progress: null } : order;
  });
  store(keyOf(tentId), orders);
}

export const deleteOrders = (tentId: number): void => dropStored(keyOf(tentId));
