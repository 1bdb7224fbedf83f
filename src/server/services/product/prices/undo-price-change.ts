import { z } from "zod";
import { storedCents } from "~/domain/money/amount-schemas";
import type { Cents } from "~/domain/money/money";
import {
  type PriceChange,
  type PricesNow,
  planUndo,
  priceKey,
  UNDOABLE_CHANGES,
} from "~/domain/product/prices/price-change";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError, requireFound } from "~/server/errors";
import { readEntriesOfProducts, writeListEntries } from "~/server/services/price-lists/list-entries";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { unpackChanges } from "./price-batch";
import { writePrices } from "./write-prices";

/** Number of skipped products named in the result. */
const NAMED = 5;

export interface UndoneChange {
  restored: number;
  /** Edited since: they keep their current price. */
  left: number;
  /** Names of the first of them. */
  leftNames: string[];
  /** Products or variants that no longer exist. */
  gone: number;
}

const id = z.number().int();
const cents = storedCents.nullable();
const answer = z.object({
  products: z.array(z.tuple([id, cents, cents])),
  variants: z.array(z.tuple([id, id, cents])),
});

/** Current prices, including the bin: a product restored from there should have its old price. */
async function readPrices(tx: Tx, tentId: OwnedTentId, changes: readonly PriceChange[]): Promise<PricesNow> {
  const products = [...new Set(changes.map(({ productId }) => productId))];
  const raw = await tx.$queryRaw<{ answer: unknown }[]>`
    WITH asked AS MATERIALIZED (
      SELECT id, price, previous_price FROM products WHERE tent_id = ${tentId} AND id = ANY(${products}::int[])
    )
    SELECT json_build_object(
      'products', (SELECT coalesce(json_agg(json_build_array(
        id, (price * 100)::bigint, (previous_price * 100)::bigint)), '[]') FROM asked),
      'variants', (SELECT coalesce(json_agg(json_build_array(v.product_id, v.id, (v.price * 100)::bigint)), '[]')
        FROM variants v WHERE v.product_id IN (SELECT id FROM asked))
    ) AS answer`;
  const rows = answer.parse(raw[0]?.answer);
  return new Map([
    ...rows.products.map(
      ([productId, price, previous]) => [priceKey({ productId, variantId: null }), { price, previous }] as const,
    ),
    ...rows.variants.map(
      ([productId, variantId, price]) => [priceKey({ productId, variantId }), { price, previous: null }] as const,
    ),
  ]);
}

/** The list's own prices now, of what still exists; null for those without one. */
async function readOwnPrices(
  tx: Tx,
  tentId: OwnedTentId,
  { listId, changes }: { listId: number; changes: readonly PriceChange[] },
): Promise<PricesNow> {
  const products = changes.map(({ productId }) => productId);
  const [there, entries] = [await readPrices(tx, tentId, changes), await readEntriesOfProducts(tx, listId, products)];
  const own = new Map(entries.map((entry) => [priceKey(entry), entry.price]));
  const now = changes.map((change): [string, { price: Cents | null; previous: Cents | null }] => {
    const key = priceKey(change);
    return [key, { price: own.get(key) ?? null, previous: change.previousAfter }];
  });
  return new Map(now.filter(([key]) => there.has(key)));
}

async function namesOf(tx: Tx, tentId: OwnedTentId, changes: readonly PriceChange[]): Promise<string[]> {
  const ids = [...new Set(changes.map(({ productId }) => productId))].slice(0, NAMED);
  const rows = await tx.product.findMany({ where: { tentId, id: { in: ids } }, select: { id: true, name: true } });
  const names = new Map(rows.map(({ id: productId, name }) => [productId, name]));
  return ids.flatMap((productId) => names.get(productId) ?? []);
}

/**
 * Restores each price that still is what the change made it; prices edited since are skipped and reported. With nothing
 * to restore the change stays undoable, so that a newer one can be undone first.
 * @throws NOT_FOUND for another tent's, CONFLICT for one that is not among the latest
 */
export async function undoPriceChange(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  batchId: number,
): Promise<UndoneChange> {
  return changeTent(
    ctx,
    tentId,
    async (change): Promise<UndoneChange> => {
      const { tx } = change;
      const batch = requireFound(
        await tx.priceBatch.findFirst({
          where: { id: batchId, tentId },
          select: { changes: true, changed: true, undoneAt: true, restored: true, priceListId: true, single: true },
        }),
      );
      if (batch.undoneAt) return { restored: batch.restored ?? 0, left: 0, leftNames: [], gone: 0 };
      const newer = await tx.priceBatch.count({ where: { tentId, id: { gt: batchId }, single: batch.single } });
      if (newer >= UNDOABLE_CHANGES) throw new AppError("CONFLICT");

      const changes = unpackChanges(batch.changes);
      const listId = batch.priceListId;
      const now =
        listId === null ? await readPrices(tx, tentId, changes) : await readOwnPrices(tx, tentId, { listId, changes });
      const { back, left, gone } = planUndo(changes, now);
      const prices = back.map(({ before, previousBefore, ...row }) => ({
        ...row,
        price: before,
        previous: previousBefore,
      }));
      if (listId === null) await writePrices(change, ctx.now(), prices);
      else await writeListEntries(tx, listId, prices);
      // a list's variants that got a price of their own so that they would not change (`writtenRows`) are not counted
      const isCounted = (row: PriceChange) => listId === null || row.previousBefore !== row.previousAfter;
      const restored = back.filter(isCounted).length;
      if (back.length > 0) {
        await tx.priceBatch.updateMany({
          where: { id: batchId, tentId },
          data: { undoneAt: ctx.now(), restored },
        });
      }
      return {
        restored,
        left: left.filter(isCounted).length,
        leftNames: await namesOf(tx, tentId, left.filter(isCounted)),
        gone: gone.filter(isCounted).length,
      };
    },
    ({ restored }) => restored > 0,
  );
}
