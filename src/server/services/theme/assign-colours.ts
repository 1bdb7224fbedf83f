import type { ThemeInput } from "~/domain/theme/schemas";
import type { ServiceContext } from "~/server/context";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Sets the shop's four colours, and its style if given; visitors see them with their next request. */
export async function assignColours(ctx: ServiceContext, tentId: OwnedTentId, input: ThemeInput): Promise<void> {
  await changeTent(ctx, tentId, ({ tx }) => tx.tent.update({ where: { id: tentId }, data: input }));
}
