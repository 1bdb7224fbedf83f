import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Deletes an own link with its clicks. @throws LINK_BUILT_IN for those that every shop has */
export async function deleteLink(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    const { count } = await tx.link.deleteMany({ where: { id, tentId, code: null } });
    if (count > 0) return;
    requireFound(await tx.link.findFirst({ where: { id, tentId }, select: { id: true } }));
    throw new AppError("LINK_BUILT_IN");
  });
  return true;
}
