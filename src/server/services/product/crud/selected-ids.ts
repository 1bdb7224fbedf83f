import type { ProductSelection } from "~/domain/product/crud/bulk";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { matchingQuery } from "./product-rows";

/**
 * Resolves a selection to product ids; explicit ids may also be in the bin.
 * @throws NOT_FOUND when one of the ids is not a product of the tent: none is changed then
 */
export async function selectedIds(
  ctx: ServiceContext,
  tx: Tx,
  tentId: OwnedTentId,
  selection: ProductSelection,
): Promise<number[]> {
  if ("matching" in selection) {
    const rows = await tx.$queryRaw<{ id: number }[]>(matchingQuery(tentId, selection.matching, ctx.now()));
    return rows.map((row) => row.id);
  }
  const ids = [...new Set(selection.ids)];
  if ((await tx.product.count({ where: { id: { in: ids }, tentId } })) < ids.length) throw new AppError("NOT_FOUND");
  return ids;
}
