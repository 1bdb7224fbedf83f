import { centsFromDecimal } from "~/domain/money/money";
import type { ListEntryWrite } from "~/domain/price-lists/list-price-changes";
import type { PriceList } from "~/domain/pricing/unit-price";
import { arrayLiteral } from "~/server/database/array-literal";
import type { TentTx, Tx } from "~/server/database/client";
import { requireEntriesFit } from "./price-lists";

/**
 * Sets own prices of a list, or takes them away, in two statements, whatever their number. Products and variants are
 * the shop's, each at most once.
 * @throws VALIDATION when the list has more prices than a list may have
 */
export async function writeListEntries(tx: TentTx, listId: number, entries: readonly ListEntryWrite[]): Promise<void> {
  const removed = entries.filter(({ price }) => price === null);
  if (removed.length > 0) {
    await tx.$executeRaw`
      DELETE FROM price_list_entries e
      USING unnest(${arrayLiteral(removed.map(({ productId }) => productId))}::int[],
        ${arrayLiteral(removed.map(({ variantId }) => variantId))}::int[]) AS c(product_id, variant_id)
      WHERE e.price_list_id = ${listId} AND e.product_id = c.product_id AND e.variant_id IS NOT DISTINCT FROM c.variant_id`;
  }
  const set = entries.filter(({ price }) => price !== null);
  if (set.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO price_list_entries (price_list_id, product_id, variant_id, price)
    SELECT ${listId}, c.product_id, c.variant_id, c.price::numeric / 100
    FROM unnest(${arrayLiteral(set.map(({ productId }) => productId))}::int[],
      ${arrayLiteral(set.map(({ variantId }) => variantId))}::int[],
      ${arrayLiteral(set.map(({ price }) => price))}::bigint[]) AS c(product_id, variant_id, price)
    ON CONFLICT (price_list_id, product_id, variant_id) DO UPDATE SET price = excluded.price`;
  await requireEntriesFit(tx, listId);
}

/** The own prices of these products on a list. */
export async function readEntriesOfProducts(
  db: Tx,
  listId: number,
  productIds: readonly number[],
): Promise<PriceList["entries"]> {
  const rows = await db.priceListEntry.findMany({
    where: { priceListId: listId, productId: { in: [...new Set(productIds)] } },
    select: { productId: true, variantId: true, price: true },
  });
  return rows.map((row) => ({ ...row, price: centsFromDecimal(row.price) }));
}
