import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { errorSentence } from "~/copy/sentence";
import { type Cents, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { amountFromMilli, type Milli } from "~/domain/money/quantity";
import { ORDER_ACTIONS } from "~/domain/order/manage/states";
import type { OutboxEntry } from "~/trpc/outbox/outbox-store";
import { productFieldsOf } from "./pending";

const PRICES = new Set(["price", "previousPrice", "cost", "minimumPurchase", "deliveryCost", "freeDeliveryFrom"]);
const QUANTITIES = new Set(["stock", "step", "minQuantity"]);

/** The words of an order's state. */
const STATES = {
  NEW: "new",
  CONFIRMED: "confirmed",
  CANCELLED: "cancelled",
  ARCHIVED: "archived",
  RECEIVED: "paid",
  PENDING: "unpaid",
  TO_PREPARE: "toPrepare",
  PREPARED: "prepared",
  SENT: "sent",
  PICKED_UP: "pickedUp",
} as const;

type ValueCopy = Pick<Copy, "order" | "outbox" | "product">;

/** A value as the panel's reads have it, in words; null when it has no short form. */
export function valueText(copy: ValueCopy, money: MoneyFormat, field: string, value: unknown): string | null {
  const { conflict } = copy.outbox;
  if (field === "price" && value === null) return copy.product.toConsult;
  if (PRICES.has(field) && value !== null) return formatPrice(value as Cents, money);
  if (value === null || value === "") return conflict.empty;
  if (typeof value === "boolean") return value ? conflict.yes : conflict.no;
  if (QUANTITIES.has(field)) return String(amountFromMilli(value as Milli));
  if (field === "categoryId") return null;
  if (typeof value === "number") return String(value);
  if (typeof value === "string" && value in STATES) return copy.order.tag[STATES[value as keyof typeof STATES]];
  return typeof value === "string" ? value : null;
}

/** The name of a field; of the settings' fields the name of their section. */
export function fieldName(copy: Pick<Copy, "outbox">, entry: OutboxEntry, field: string): string {
  const { fields, calls } = copy.outbox;
  return fields[field as keyof typeof fields] ?? calls[entry.path];
}

/** The first line of a change in the list: what it is about. */
export function entryTitle(copy: Pick<Copy, "outbox">, entry: OutboxEntry): string {
  return entry.label || copy.outbox.calls[entry.path];
}

/** What a change does, in a few words. */
export function entryText(copy: ValueCopy, money: MoneyFormat, entry: OutboxEntry): string {
  const { path, input } = entry;
  if (path === "order.act") {
    const action = ORDER_ACTIONS.find((known) => known === input.action);
    return action ? copy.order.action[action] : copy.outbox.calls[path];
  }
  if (path === "product.update" || path === "product.updateField") {
    const parts = Object.entries(productFieldsOf(entry)).map(([field, value]) => {
      const text = valueText(copy, money, field, value);
      return text === null ? fieldName(copy, entry, field) : `${fieldName(copy, entry, field)}: ${text}`;
    });
    return parts.join(" · ");
  }
  return copy.outbox.calls[path];
}

/** The merchant's own value of a field in conflict, in words; null when it has no short form. */
export function ownText(copy: ValueCopy, money: MoneyFormat, entry: OutboxEntry, field: string): string | null {
  if (entry.path === "order.act") return entryText(copy, money, entry);
  if (entry.path.startsWith("tent.")) return null;
  const values = entry.path.startsWith("product.") ? productFieldsOf(entry) : entry.input;
  return field in values ? valueText(copy, money, field, values[field]) : null;
}

/** Why the server refused a change. */
export function refusalText(copy: Pick<Copy, "errors" | "numbers" | "outbox">, entry: OutboxEntry): string {
  const { list } = copy.outbox;
  if (!entry.error || entry.error.code === "UNAVAILABLE") return list.old;
  return fill(list.refused, { reason: errorSentence(copy, entry.error) });
}
