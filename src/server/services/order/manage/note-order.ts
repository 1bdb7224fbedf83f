import type { OrderNoteInput } from "~/domain/order/place/schemas";
import type { ServiceContext } from "~/server/context";
import { requireWritten } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** The merchant's private note; no visitor sees it. */
export async function noteOrder(ctx: ServiceContext, tentId: OwnedTentId, input: OrderNoteInput): Promise<void> {
  requireWritten(
    await ctx.db.order.updateMany({
      where: { tentId, number: input.number },
      data: { merchantNote: input.merchantNote || null },
    }),
  );
}
