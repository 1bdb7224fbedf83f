import type { Tx } from "~/server/database/client";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** The products of categories, those in the bin too. */
export async function productIdsIn(tx: Tx, tentId: OwnedTentId, categoryIds: readonly number[]): Promise<number[]> {
  const rows = await tx.product.findMany({
    where: { tentId, categoryId: { in: [...categoryIds] } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
