import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { errorSentence } from "~/copy/sentence";
import type { ShopHome } from "~/domain/home/schemas";
import { amountFromMilli, type Milli } from "~/domain/money/milli";
import { type Cents, formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import type { OrderContents } from "~/domain/order/manage/difference";
import { applyOrderAction, ORDER_ACTIONS, type OrderState } from "~/domain/order/manage/states";
import type { FieldConflict } from "~/domain/outbox/queued-calls";
import { sentenceOf } from "~/features/app-context/forms/field-sentence";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { productFieldsOf, readField } from "./pending-product";

const PRICES = new Set(["price", "previousPrice", "cost", "minimumPurchase", "deliveryCost", "freeDeliveryFrom"]);
const QUANTITIES = new Set(["stock", "step", "minQuantity"]);

/** Ids and versions say nothing to a merchant. */
const NAMELESS = new Set(["categoryId", "revision", "styleId", "version"]);

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

/** Of the field "12.price" of a row: the row, and its own field. */
function inRow(field: string): { row: number | null; name: string } {
  const dot = field.indexOf(".");
  return dot < 0 ? { row: null, name: field } : { row: Number(field.slice(0, dot)), name: field.slice(dot + 1) };
}

interface SentRow {
  id?: unknown;
  values?: readonly string[];
}

/** What a change sends for one of its rows. */
function sentRow({ input }: OutboxEntry, row: number): (SentRow & Record<string, unknown>) | undefined {
  const rows = Array.isArray(input.rows) ? (input.rows as (SentRow & Record<string, unknown>)[]) : [];
  return rows.find(({ id }) => id === row);
}

export const isPrice = (field: string): boolean => inRow(field).name === "price";

type ValueCopy = Pick<Copy, "order" | "outboxList" | "product">;

/** A value as the panel's reads have it, in words; null when it has no short form. */
export function valueText(copy: ValueCopy, money: MoneyFormat, path: string, value: unknown): string | null {
  const { conflict } = copy.outboxList;
  const { row, name: field } = inRow(path);
  if (field === "price" && row === null && value === null) return copy.product.toConsult;
  if (PRICES.has(field) && value !== null) return formatPrice(value as Cents, money);
  if (value === null || value === "") return conflict.empty;
  if (typeof value === "boolean") return value ? conflict.yes : conflict.no;
  if (QUANTITIES.has(field)) return String(amountFromMilli(value as Milli));
  if (NAMELESS.has(field)) return null;
  if (typeof value === "number") return String(value);
  if (typeof value === "string" && value in STATES) return copy.order.tag[STATES[value as keyof typeof STATES]];
  return typeof value === "string" ? value : null;
}

/** The name of a field; of the settings' fields the name of their section. */
export function fieldName(copy: Pick<Copy, "outboxList">, entry: OutboxEntry, field: string): string {
  const { fields, calls } = copy.outboxList;
  const { row, name } = inRow(field);
  const own = fields[name as keyof typeof fields] ?? calls[entry.path];
  const values = row === null ? undefined : sentRow(entry, row)?.values;
  return values ? `${values.join(" · ")}: ${own}` : own;
}

/** The first line of a change in the list: what it is about. */
export function entryTitle(copy: Pick<Copy, "outboxList">, entry: OutboxEntry): string {
  return entry.label || copy.outboxList.calls[entry.path];
}

/** What a change does, in a few words. */
export function entryText(copy: ValueCopy, money: MoneyFormat, entry: OutboxEntry): string {
  const { path, input } = entry;
  if (path === "order.act") {
    const action = ORDER_ACTIONS.find((known) => known === input.action);
    return action ? copy.order.action[action] : copy.outboxList.calls[path];
  }
  if (path === "product.update" || path === "product.updateField") {
    const { list } = copy.outboxList;
    const parts = Object.entries(productFieldsOf(entry)).map(([field, value]) => {
      if (field === "paused") return value ? list.paused : list.visible;
      if (field === "offer") return value ? list.offer : list.noOffer;
      const text = valueText(copy, money, field, value);
      return text === null ? fieldName(copy, entry, field) : `${fieldName(copy, entry, field)}: ${text}`;
    });
    return parts.join(" · ");
  }
  const total = (input.shown as { total?: Cents } | undefined)?.total;
  return total === undefined
    ? copy.outboxList.calls[path]
    : `${copy.outboxList.calls[path]}: ${formatPrice(total, money)}`;
}

/** The value before a change of one field, and the new one; null for other changes. */
export function valueBefore(
  copy: ValueCopy,
  money: MoneyFormat,
  entry: OutboxEntry,
): { field: string; text: string; now: string } | null {
  const seen = entry.input.seen as Record<string, unknown> | undefined;
  if (entry.path !== "product.updateField" || !seen) return null;
  const [field, value] = Object.entries(productFieldsOf(entry))[0] ?? [];
  if (!field || !(field in seen) || typeof value === "boolean") return null;
  const [text, now] = [valueText(copy, money, field, seen[field]), valueText(copy, money, field, value)];
  return text === null || now === null ? null : { field: fieldName(copy, entry, field), text, now };
}

/** A section of the settings: its values have no short form. */
export const isWhole = ({ path }: OutboxEntry): boolean => path.startsWith("tent.") && path !== "tent.updateBranch";

/** What an action makes of a field of the order that the merchant saw; undefined if it leaves the field as it was. */
function stateAfter({ input }: OutboxEntry, field: string): unknown {
  const action = ORDER_ACTIONS.find((known) => known === input.action);
  const seen = (input.seen ?? {}) as Record<string, unknown>;
  if (!action || action === "reopen" || action === "reopenAsNew") return undefined; // whether it was confirmed before is not known here
  const method = action === "send" ? "DELIVERY" : "PICKUP";
  const step = applyOrderAction({ ...(seen as OrderState), method, stockTaken: false, cancelledFrom: null }, action);
  const after = step.ok ? step.state[field as keyof OrderState] : undefined;
  return after === seen[field] ? undefined : after;
}

/** The merchant's own value of a field in conflict, in words; null when it has no short form. */
export function ownText(copy: ValueCopy, money: MoneyFormat, entry: OutboxEntry, field: string): string | null {
  if (entry.path === "order.act") {
    const state = stateAfter(entry, field);
    return state === undefined ? entryText(copy, money, entry) : valueText(copy, money, field, state);
  }
  if (entry.path === "home.publish") {
    const { cover, sections } = entry.input.home as ShopHome;
    return field === "home" ? homeText(copy, { heading: cover.heading, sections: sections.length }) : null;
  }
  if (entry.path === "order.edit") return orderText(copy, money, entry.input.shown as OrderContents);
  if (isWhole(entry)) return null;
  if (entry.path === "product.saveVariants") {
    const { row, name } = inRow(field);
    const sent = row === null ? undefined : sentRow(entry, row)?.[name];
    return sent === undefined ? null : valueText(copy, money, field, readField(name as "price", sent));
  }
  const values = entry.path.startsWith("product.") ? productFieldsOf(entry) : entry.input;
  return field in values ? valueText(copy, money, field, values[field]) : null;
}

/** An order in a few words: who, what and how much. */
function orderText(
  copy: ValueCopy,
  money: MoneyFormat,
  { customerName, address, lines, total }: OrderContents,
): string {
  const goods = lines.map(({ name, variantName, unit, quantity }) =>
    copy.order.unsent.line(formatQuantity(quantity, unit, money), variantName ? `${name} (${variantName})` : name),
  );
  return [customerName, goods.join(", "), address, formatPrice(total, money)].filter(Boolean).join(" · ");
}

function homeText(copy: ValueCopy, home: unknown): string | null {
  const { heading, sections } = (home ?? {}) as { heading?: string | null; sections?: number };
  if (sections === undefined) return null;
  return fill(copy.outboxList.homeOf, { heading: heading || copy.outboxList.conflict.empty, n: sections });
}

/** The other value of a field in conflict, in words; null when it has no short form. */
export function otherText(
  copy: ValueCopy,
  money: MoneyFormat,
  entry: OutboxEntry,
  conflict: FieldConflict,
): string | null {
  const order = entry.error?.details.order;
  if (order) return orderText(copy, money, order);
  if (conflict.field === "home") return homeText(copy, conflict.current);
  return valueText(copy, money, conflict.field, conflict.current);
}

/** Why the server refused a change: what is wrong with its fields, or the error as a whole. */
export function refusalText(
  copy: Pick<Copy, "errors" | "numbers" | "outboxList" | "validation">,
  { error }: OutboxEntry,
): string {
  const { list } = copy.outboxList;
  if (!error || error.code === "UNAVAILABLE") return list.old;
  const { fields = {}, example } = error.details;
  const wrong = Object.values(fields).flatMap((keys) => (keys ?? []).slice(0, 1));
  const reasons = wrong.map((key) => sentenceOf(copy, key, example));
  return fill(list.refused, { reason: reasons.join(" ") || errorSentence(copy, error) });
}
