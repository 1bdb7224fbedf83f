import type { ServiceContext } from "~/server/context";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Sets the sentence above the links; an empty one removes it. */
export async function describeLinktree(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  description: string,
): Promise<{ description: string }> {
  await changeTent(ctx, tentId, ({ tx }) =>
    tx.tent.update({ where: { id: tentId }, data: { linktreeText: description || null } }),
  );
  return { description };
}
