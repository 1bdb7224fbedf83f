import type { CustomerNoteInput } from "~/domain/order/place/schemas";
import type { ServiceContext } from "~/server/context";
import { requireWritten } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** The merchant's private note about a customer; no visitor sees it. @throws NOT_FOUND */
export async function noteCustomer(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, merchantNote }: CustomerNoteInput,
): Promise<void> {
  requireWritten(await ctx.db.customer.updateMany({ where: { id, tentId }, data: { note: merchantNote || null } }));
}
