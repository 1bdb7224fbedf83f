import type { LinkUpdate } from "~/domain/link/schemas";
import type { ServiceContext } from "~/server/context";
import { fieldError, requireFound } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { type LinkView, readLinks } from "./link-view";

/**
 * Updates name, URL or pause of a link; a built-in link's URL comes from the shop's data.
 * @throws VALIDATION beside `url`
 */
export async function updateLink(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, name, url, paused }: LinkUpdate,
): Promise<LinkView> {
  const link = requireFound(await ctx.db.link.findFirst({ where: { id, tentId }, select: { code: true } }));
  if (link.code !== null && url !== undefined) throw fieldError("url", "link.builtInUrl");
  await changeTent(ctx, tentId, async ({ tx }) => {
    const { count } = await tx.link.updateMany({ where: { id, tentId }, data: { name, url, paused } });
    requireFound(count === 1 || null);
  });
  return requireFound((await readLinks(ctx.db, { id, tentId }))[0]);
}
