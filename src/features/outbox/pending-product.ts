import { milliFromAmount } from "~/domain/money/milli";
import { type Cents, centsFromDecimal, parsePrice } from "~/domain/money/money";
import { tidyDecimal } from "~/domain/money/typed-decimal";
import type { ChangeOf } from "~/domain/outbox/queued-calls";
import type { BulkStep } from "~/domain/product/crud/bulk";
import type { ProductForm } from "~/domain/product/crud/schemas";
import { conflictsOf, type OutboxState } from "~/trpc/outbox/outbox";
import type { OutboxEntry } from "~/trpc/outbox/outbox-entry";
import { isUnconfirmed, shownEntries } from "./pending-entries";

/** A price as the forms and lists send it: an amount, or a typed text. */
function centsOf(value: unknown): Cents | null | undefined {
  if (value === null) return null;
  if (typeof value === "number") return centsFromDecimal(value);
  const parsed = typeof value === "string" ? parsePrice(value) : null;
  return parsed?.ok ? parsed.cents : undefined;
}

function milliOf(value: unknown) {
  if (value === null || value === "") return null;
  const amount = Number(tidyDecimal(String(value)).replace(",", "."));
  return Number.isFinite(amount) ? milliFromAmount(amount) : undefined;
}

const asItIs = (value: unknown) => value;
const asLine = (value: unknown) => (typeof value === "string" ? value.trim() || null : value);

/** A sent field as the panel's reads have it; undefined if it cannot be read. Variants have a screen, and photos a queue of their own. */
const READ: Record<Exclude<keyof ProductForm, "variants" | "photos">, (value: unknown) => unknown> = {
  name: asItIs,
  description: asItIs,
  price: centsOf,
  previousPrice: centsOf,
  cost: centsOf,
  sku: asLine,
  stock: milliOf,
  categoryId: asItIs,
  paused: asItIs,
  offer: asItIs,
  unit: asItIs,
  step: milliOf,
  minQuantity: milliOf,
};

/** A field of a product or of a variant as the panel's reads have it; undefined if it cannot be read. */
export const readField = (field: keyof typeof READ, value: unknown): unknown => READ[field](value);

/** The product fields that a change sets, as the panel's reads have them. */
export function productFieldsOf({ path, input }: OutboxEntry): Record<string, unknown> {
  const sent: Record<string, unknown> =
    path === "product.updateField" ? { [String(input.field)]: input.value } : { ...input };
  const read = Object.entries(READ).map(([field, of]) => [field, field in sent ? of(sent[field]) : undefined] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** What a change of many products does to one of them; empty if it is not among them. */
function bulkFieldsOf({ input }: OutboxEntry, id: number): Record<string, unknown> {
  const steps = input.steps as readonly BulkStep[];
  const own = steps.filter(({ selection }) => "ids" in selection && selection.ids.includes(id));
  return Object.assign(
    {},
    ...own.map(({ change: { kind, ...fields } }) =>
      kind === "delete" || kind === "restore" ? { deleted: kind === "delete" } : fields,
    ),
  );
}

/** What a change sets of a product; null for what its row does not show. */
const SHOWN: Record<ChangeOf<"product">, ((entry: OutboxEntry, id: number) => Record<string, unknown>) | null> = {
  "product.addPhotos": null,
  "product.bulk": bulkFieldsOf,
  "product.create": null,
  "product.delete": () => ({ deleted: true }),
  "product.move": null,
  "product.restore": () => ({ deleted: false }),
  "product.saveVariants": () => ({}),
  "product.update": productFieldsOf,
  "product.updateField": productFieldsOf,
};

export interface Pending {
  /** The server has not confirmed everything that is shown. */
  pending: boolean;
  /** What of it the server has not confirmed. */
  pendingFields: ReadonlySet<string>;
  /** A change of it that was also made elsewhere: the merchant has to choose. */
  conflict: OutboxEntry | undefined;
  /** It will be deleted. */
  deleted: boolean;
}

/** A product with its pending changes. */
export function withPendingProduct<Product extends { id: number }>(
  product: Product,
  state: OutboxState,
): Product & Pending {
  const changes = shownEntries(state, SHOWN).flatMap(({ entry, show }) => {
    const isBulk = entry.path === "product.bulk";
    if (!isBulk && entry.input.id !== product.id) return [];
    const fields = show(entry, product.id);
    return isBulk && Object.keys(fields).length === 0 ? [] : [{ entry, fields }];
  });
  const { deleted = false, ...fields }: Record<string, unknown> = Object.assign(
    {},
    ...changes.map((one) => one.fields),
  );
  const known = Object.entries(fields).filter(([field]) => field in product);
  return {
    ...product,
    ...(Object.fromEntries(known) as Partial<Product>),
    pending: isUnconfirmed(changes.map(({ entry }) => entry)),
    pendingFields: new Set(
      changes.filter(({ entry }) => entry.state !== "done").flatMap((change) => Object.keys(change.fields)),
    ),
    conflict: changes.findLast(({ entry }) => conflictsOf(entry).length > 0)?.entry,
    deleted: deleted === true,
  };
}
