import type { Milli } from "~/domain/money/milli";
import type { Cents } from "~/domain/money/money";
import type { ProductListParams } from "~/domain/product/crud/list-address";
import { foldText } from "~/domain/text";
import { productFieldsOf } from "~/features/outbox/pending-product";
import { unsentEntries } from "~/features/outbox/unsent-entries";
import type { OutboxState } from "~/trpc/outbox/outbox";
import { type OutboxEntry, photoKeysOf } from "~/trpc/outbox/outbox-entry";

/** A row of the list as the server gives it. */
interface ListedProduct {
  id: number;
  name: string;
  price: Cents | null;
  createdAt: Date;
}

/** What the list shows of a product that was not sent yet. */
export interface UnsentProduct {
  entry: OutboxEntry;
  name: string;
  price: Cents | null;
  sku: string | null;
  photos: readonly string[];
}

interface Made extends UnsentProduct {
  stock: Milli | null;
  categoryId: number | null;
  paused: boolean;
  offer: boolean;
}

function madeProduct(entry: OutboxEntry): Made {
  const none = { price: null, sku: null, stock: null, categoryId: null, paused: false, offer: false };
  const fields = productFieldsOf(entry) as Partial<Made>;
  return { ...none, ...fields, name: (fields.name ?? "").trim(), entry, photos: photoKeysOf(entry) };
}

function isAskedFor(made: Made, { search, filter, categoryId }: ProductListParams): boolean {
  const text = foldText(`${made.name} ${made.sku ?? ""}`);
  if (
    !foldText(search)
      .split(" ")
      .every((word) => text.includes(word))
  )
    return false;
  if (categoryId !== null && made.categoryId !== categoryId) return false;
  if (filter === "bin") return false;
  if (filter === "offer") return made.offer;
  if (filter === "paused") return made.paused;
  if (filter === "withoutPhoto") return made.photos.length === 0;
  if (filter === "withoutCategory") return made.categoryId === null;
  return filter !== "soldOut" || made.stock === 0;
}

/** Clocks of phones are wrong by minutes. */
const CLOCK_MS = 10 * 60_000;

/** Whether a row is what a change has made, whose answer was lost: its next attempt will say so. */
const isMadeBy = ({ entry, name, price }: Made, row: ListedProduct): boolean =>
  entry.state === "waiting" &&
  entry.attempts > 0 &&
  row.name === name &&
  row.price === price &&
  Number(row.createdAt) > entry.createdAt - CLOCK_MS;

/** The products that were made on this device and are not in the list that the server gave, above its first page. */
export function unsentProducts(
  state: OutboxState,
  listed: readonly ListedProduct[],
  asked: ProductListParams,
): UnsentProduct[] {
  if (asked.page > 1) return [];
  const rows = new Set(listed);
  return unsentEntries(state, "product.create", new Set(listed.map(({ id }) => id)))
    .map(madeProduct)
    .filter((made) => {
      const twin = [...rows].find((row) => isMadeBy(made, row));
      if (twin) rows.delete(twin); // a row is one change's
      return !twin && isAskedFor(made, asked);
    });
}
