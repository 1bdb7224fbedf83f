import type { ServiceContext } from "~/server/context";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Completes the checklist's step "share the link". Repeating it changes nothing; no page of the shop shows it. */
export async function markLinkShared(ctx: ServiceContext, tentId: OwnedTentId): Promise<void> {
  await changeTent(
    ctx,
    tentId,
    ({ tx }) => tx.tent.updateMany({ where: { id: tentId, linkSharedAt: null }, data: { linkSharedAt: ctx.now() } }),
    () => false,
  );
}
