import type { LinksOrder } from "~/domain/link/schemas";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { withTentLock } from "~/server/services/tent/lock-tent";
import type { OwnedTentId } from "~/server/tenant";

/** Links in the given order; what the list leaves out follows. @throws NOT_FOUND for an id of another tent */
export async function orderLinks(ctx: ServiceContext, tentId: OwnedTentId, wanted: LinksOrder): Promise<true> {
  const asked = [...wanted].sort((one, other) => one.order - other.order).map(({ id }) => id);
  await withTentLock(ctx, tentId, async (tx) => {
    const own = await tx.link.findMany({
      where: { tentId },
      orderBy: [{ order: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const ids = new Set(own.map(({ id }) => id));
    if (asked.some((id) => !ids.has(id))) throw new AppError("NOT_FOUND");
    const sorted = [...new Set([...asked, ...ids])];
    await tx.$executeRaw`
      UPDATE links l SET "order" = place.at - 1
      FROM unnest(${sorted}::int[]) WITH ORDINALITY AS place(id, at)
      WHERE l.id = place.id AND l.tent_id = ${tentId}`;
  });
  await ctx.ports.pageCache.purge(tentId);
  return true;
}
