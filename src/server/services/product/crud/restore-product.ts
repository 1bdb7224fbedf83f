import { binSince } from "~/domain/product/crud/bin";
import type { ServiceContext } from "~/server/context";
import { requireWritten } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { withProductRoom } from "./with-product-room";

/** Restores a product from the bin. It counts towards the plan's limit again, which may reject it. */
export async function restoreProduct(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  await withProductRoom(ctx, tentId, 1, async ({ tx }) => {
    requireWritten(
      await tx.product.updateMany({
        where: { id, tentId, deletedAt: { gt: binSince(ctx.now()) } },
        data: { deletedAt: null },
      }),
    );
  });
  return true;
}
