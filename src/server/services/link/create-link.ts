import { MAX_LINKS } from "~/domain/link/link";
import type { LinkForm } from "~/domain/link/schemas";
import type { ServiceContext } from "~/server/context";
import { fieldError } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { type LinkView, linkSelect } from "./link-view";

/** Creates a merchant's own link after the others. @throws VALIDATION beside `name` */
export async function createLink(ctx: ServiceContext, tentId: OwnedTentId, { name, url }: LinkForm): Promise<LinkView> {
  const link = await changeTent(ctx, tentId, async ({ tx }) => {
    const { _max, _count } = await tx.link.aggregate({ where: { tentId }, _max: { order: true }, _count: true });
    if (_count >= MAX_LINKS) throw fieldError("name", "link.tooMany");
    return tx.link.create({ data: { tentId, name, url, order: (_max.order ?? -1) + 1 }, select: linkSelect });
  });
  return link;
}
