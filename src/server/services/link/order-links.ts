import type { LinksOrder } from "~/domain/link/schemas";
import type { ServiceContext } from "~/server/context";
import { changeTent } from "~/server/services/tenancy/change-tent";
import { completeSequence } from "~/server/services/tenancy/complete-sequence";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { type LinkView, readLinks } from "./link-view";

/** Puts links into the given order; unlisted ones follow. @throws NOT_FOUND for an id of another tent */
export async function orderLinks(ctx: ServiceContext, tentId: OwnedTentId, wanted: LinksOrder): Promise<LinkView[]> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    const own = await tx.link.findMany({
      where: { tentId },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const sorted = completeSequence(wanted, own);
    await tx.$executeRaw`
      UPDATE links l SET "order" = place.at - 1
      FROM unnest(${sorted}::int[]) WITH ORDINALITY AS place(id, at)
      WHERE l.id = place.id AND l.tent_id = ${tentId}`;
  });
  return readLinks(ctx.db, { tentId });
}
