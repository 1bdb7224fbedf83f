import { copyFor } from "~/copy/copy";
import { BUILT_IN_LINK_CODES } from "~/domain/link/link";
import type { ServiceContext } from "~/server/context";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { type LinkView, readLinks } from "./link-view";

/** Creates the five built-in links, once: existing ones keep their name, position and pause. */
export async function makeFirstLinks(ctx: ServiceContext, tentId: OwnedTentId): Promise<LinkView[]> {
  await changeTent(
    ctx,
    tentId,
    async ({ tx }) => {
      const { countryId } = await tx.tent.findUniqueOrThrow({ where: { id: tentId }, select: { countryId: true } });
      const { names } = copyFor(countryId).link;
      const { _max } = await tx.link.aggregate({ where: { tentId }, _max: { order: true } });
      const first = (_max.order ?? -1) + 1;
      const { count } = await tx.link.createMany({
        data: BUILT_IN_LINK_CODES.map((code, at) => ({ tentId, code, name: names[code], order: first + at })),
        skipDuplicates: true,
      });
      return count;
    },
    (made) => made > 0,
  );
  return readLinks(ctx.db, { tentId });
}
