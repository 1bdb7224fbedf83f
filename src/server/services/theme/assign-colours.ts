import type { ThemeInput } from "~/domain/theme/schemas";
import type { ServiceContext } from "~/server/context";
import { RAISED } from "~/server/services/tent/change-tent";
import type { OwnedTentId } from "~/server/tenant";

/** The shop's four colours, and its style where one is given; visitors see them with their next request. */
export async function assignColours(ctx: ServiceContext, tentId: OwnedTentId, input: ThemeInput): Promise<void> {
  const { styleId, ...colours } = input;
  await ctx.db.tent.update({ where: { id: tentId }, data: { ...colours, ...(styleId ? { styleId } : {}), ...RAISED } });
  await ctx.ports.pageCache.purge(tentId);
}
