import { UNDOABLE_CHANGES } from "~/domain/product/prices/price-change";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { batchRequestSchema } from "./price-batch";

const LISTED = 30;

/** The latest changes, newest first, with who made them; the first ones can be undone. */
export async function listPriceChanges(ctx: ServiceContext, tentId: OwnedTentId) {
  const [tent, rows] = await Promise.all([
    ctx.db.tent.findUnique({ where: { id: tentId }, select: { country: { select: { timeZone: true } } } }),
    ctx.db.priceBatch.findMany({
      where: { tentId },
      select: {
        id: true,
        request: true,
        changed: true,
        single: true,
        restored: true,
        undoneAt: true,
        createdAt: true,
        actor: { select: { name: true } },
        priceList: { select: { name: true } },
      },
      orderBy: { id: "desc" },
      take: LISTED,
    }),
  ]);
  const places = { single: 0, other: 0 };
  const placeOf = (single: boolean) => places[single ? "single" : "other"]++;
  return {
    asOf: ctx.now(),
    timeZone: requireFound(tent).country.timeZone,
    changes: rows.map(({ request, actor, priceList, undoneAt, single, ...row }) => ({
      ...row,
      ...batchRequestSchema.parse(request),
      by: actor?.name ?? null,
      /** The name of the price list that was changed; null for the shop's own prices. */
      list: priceList?.name ?? null,
      undone: undoneAt !== null,
      undoable: placeOf(single) < UNDOABLE_CHANGES && undoneAt === null,
    })),
  };
}
