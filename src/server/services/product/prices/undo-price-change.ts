import { z } from "zod";
import { storedCents } from "~/domain/money/amount-schemas";
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
          select: { changes: true, changed: true, undoneAt: true, restored: true },
        }),
      );
      if (batch.undoneAt) return { restored: batch.restored ?? 0, left: 0, leftNames: [], gone: 0 };
      const newer = await tx.priceBatch.count({ where: { tentId, id: { gt: batchId } } });
      if (newer >= UNDOABLE_CHANGES) throw new AppError("CONFLICT");

      const changes = unpackChanges(batch.changes);
      const { back, left, gone } = planUndo(changes, await readPrices(tx, tentId, changes));
      await writePrices(
        change,
        ctx.now(),
        back.map(({ before, previousBefore, ...row }) => ({ ...row, price: before, previous: previousBefore })),
      );
      if (back.length > 0) {
        await tx.priceBatch.updateMany({
          where: { id: batchId, tentId },
          data: { undoneAt: ctx.now(), restored: back.length },
        });
      }
      return {
        restored: back.length,
        left: left.length,
        leftNames: await namesOf(tx, tentId, left),
        gone: gone.length,
      };
    },
    ({ restored }) => restored > 0,
  );
}
