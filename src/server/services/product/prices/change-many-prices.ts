import { randomUUID } from "node:crypto";
import { changePrices, type PriceRow } from "~/domain/product/prices/price-change";
import type { PriceRequest } from "~/domain/product/prices/price-request";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { writeBatch } from "./apply-price-change";
import { describeRequest } from "./price-batch";
import { readPricedProducts } from "./read-priced-products";

export interface ManyPrices {
  changes: PriceRow[];
  /** Id for undoing the change; null when nothing was written. */
  batchId: number | null;
}

/**
 * Changes many prices by a rule without a preview, in one transaction with its history.
 * @throws NOT_FOUND when one of the named products, or the category, is not the tent's
 */
export async function changeManyPrices(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { scope, rule, dryRun }: PriceRequest,
): Promise<ManyPrices> {
  return changeTent(
    ctx,
    tentId,
    async (change): Promise<ManyPrices> => {
      const products = await readPricedProducts(change.tx, tentId, scope);
      if (scope.kind === "picked" && products.length !== new Set(scope.ids).size) throw new AppError("NOT_FOUND");
      const rows = changePrices(products, rule);
      const changes = rows.filter(({ outcome }) => outcome === "changed");
      if (dryRun || changes.length === 0) return { changes, batchId: null };
      const request = await describeRequest(change.tx, tentId, scope, rule);
      const { batchId } = await writeBatch(ctx, change, { request, clientKey: randomUUID(), listId: null, rows });
      return { changes, batchId };
    },
    ({ batchId }) => batchId !== null,
  );
}
