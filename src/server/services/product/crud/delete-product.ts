import type { ServiceContext } from "~/server/context";
import { requireWritten } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Moves a product to the bin, where it stays for 30 days. */
export async function deleteProduct(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    requireWritten(
      await tx.product.updateMany({
        where: { id, tentId, deletedAt: null },
        data: { deletedAt: ctx.now() },
      }),
    );
  });
  return true;
}
