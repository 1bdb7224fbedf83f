import { writtenRows } from "~/domain/price-lists/list-price-changes";
import { changePrices, type PriceChange, type PriceRow, priceKey } from "~/domain/product/prices/price-change";
import type { PriceApplyInput } from "~/domain/product/prices/price-change-schemas";
import { message } from "~/domain/validation-key";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
import { AppError, fieldError } from "~/server/errors";
import { readEntriesOfProducts, writeListEntries } from "~/server/services/price-lists/list-entries";
import { type OpenPriceList, readOwnList } from "~/server/services/price-lists/open-list";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { type BatchRequest, describeRequest } from "./price-batch";
import { priceFingerprint } from "./price-fingerprint";
import { readPricedProducts } from "./read-priced-products";
import { recordBatch } from "./record-batch";
import { writePrices } from "./write-prices";

export interface AppliedChange {
  batchId: number;
  changed: number;
}

const batchSelect = { id: true, changed: true } as const;
const toApplied = ({ id, changed }: { id: number; changed: number }): AppliedChange => ({ batchId: id, changed });

interface Previewed {
  listId: number | null;
  clientKey: string;
  fingerprint: string;
  confirmed: boolean;
}

interface PreviewSource {
  /** Read again under the tent's lock. */
  rowsOf: (tx: TentTx, list: OpenPriceList | null) => Promise<PriceRow[]>;
  requestOf: (tx: TentTx) => Promise<BatchRequest>;
  /** Beside this it is said that nothing changes. */
  field: string;
}

/**
 * Writes previewed prices, in one transaction with their history. The same client key is the same change, however often
 * and concurrently it is sent.
 * @throws CONFLICT when a price or the set of products differs from the preview
 * @throws VALIDATION when nothing changes, or when prices move further than usual without confirmation
 */
export async function applyPreviewed(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { listId, clientKey, fingerprint, confirmed }: Previewed,
  { rowsOf, requestOf, field }: PreviewSource,
): Promise<AppliedChange> {
  const { applied } = await changeTent(
    ctx,
    tentId,
    async (change) => {
      const { tx } = change;
      const before = await tx.priceBatch.findFirst({ where: { tentId, clientKey }, select: batchSelect });
      if (before) return { applied: toApplied(before), isNew: false };

      const rows = await rowsOf(tx, listId === null ? null : await readOwnList(tx, tentId, listId));
      if (priceFingerprint(rows) !== fingerprint) throw new AppError("CONFLICT");
      const changes = rows.filter(({ outcome }) => outcome === "changed");
      if (changes.length === 0) throw fieldError(field, message("priceChange.nothingChanges"));
      if (!confirmed && changes.some(({ unusual }) => unusual)) {
        throw fieldError("confirmed", message("priceChange.unusual"));
      }

      const request = await requestOf(tx);
      return { applied: await writeBatch(ctx, change, { request, clientKey, listId, rows }), isNew: true };
    },
    ({ isNew }) => isNew,
  );
  return applied;
}

/** Writes the prices that a rule makes of those in a scope, as they were previewed. @throws as `applyPreviewed` */
export const applyPriceChange = (
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { scope, rule, ...previewed }: PriceApplyInput,
): Promise<AppliedChange> =>
  applyPreviewed(ctx, tentId, previewed, {
    rowsOf: async (tx, list) => changePrices(await readPricedProducts(tx, tentId, scope, list), rule),
    requestOf: (tx) => describeRequest(tx, tentId, scope, rule),
    field: "value",
  });

interface Batch {
  request: BatchRequest;
  clientKey: string;
  /** The price list that is changed; null for the shop's own prices. */
  listId: number | null;
  rows: readonly PriceRow[];
}

async function writeShopPrices(ctx: ServiceContext, change: TentChange, changes: readonly PriceRow[]) {
  await writePrices(
    change,
    ctx.now(),
    changes.map(({ after, previousAfter, ...row }) => ({ ...row, price: after, previous: previousAfter })),
  );
  return changes;
}

/** Returns the list's own prices before (null for none) and after, with what the products cost on it. */
async function writeListPrices(tx: TentTx, listId: number, rows: readonly PriceRow[]): Promise<PriceChange[]> {
  const written = writtenRows(rows);
  const products = written.map(({ productId }) => productId);
  const entries = await readEntriesOfProducts(tx, listId, products);
  const own = new Map(entries.map((entry) => [priceKey(entry), entry.price]));
  await writeListEntries(
    tx,
    listId,
    written.map(({ after, ...row }) => ({ ...row, price: after })),
  );
  return written.map(({ productId, variantId, before, after }) => ({
    productId,
    variantId,
    before: own.get(priceKey({ productId, variantId })) ?? null,
    after,
    previousBefore: before,
    previousAfter: after,
  }));
}

/** Writes the prices and the history entry of one change. */
export async function writeBatch(
  ctx: ServiceContext,
  change: TentChange,
  { request, clientKey, listId, rows }: Batch,
): Promise<AppliedChange> {
  const { tx } = change;
  const changed = rows.filter(({ outcome }) => outcome === "changed");
  const changes =
    listId === null ? await writeShopPrices(ctx, change, changed) : await writeListPrices(tx, listId, rows);
  return toApplied(await recordBatch(ctx, change, { request, clientKey, listId, changed: changed.length, changes }));
}
