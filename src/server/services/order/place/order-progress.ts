import { type Cents, centsFromDecimal } from "~/domain/money/money";
import { OPENING_EVENTS, type OrderProgress, orderProgress } from "~/domain/order/place/progress";
import type { OrderRefs } from "~/domain/order/place/schemas";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import { limitOrderCalls } from "./order-limits";

export interface KnownProgress {
  token: string;
  progress: OrderProgress;
  total: Cents;
  hasUnpriced: boolean;
}

/** How far these orders of a shop have come; a token that is not one of the shop's orders is left out. */
export async function readOrderProgress(
  ctx: ServiceContext,
  { tentId: shopId, tokens }: OrderRefs,
  from: { address: string },
): Promise<KnownProgress[]> {
  await limitOrderCalls(ctx.db, { address: from.address, tentId: shopId });
  const tentId = requireFound(await resolvePublicTent(ctx, { by: "id", value: shopId }));
  const rows = await ctx.db.order.findMany({
    where: { token: { in: tokens }, tentId },
    select: {
      token: true,
      status: true,
      cancelledFrom: true,
      deliveryStatus: true,
      total: true,
      hasUnpriced: true,
      events: {
        where: { kind: { in: [...OPENING_EVENTS] } },
        orderBy: { id: "desc" },
        take: 1,
        select: { kind: true },
      },
    },
  });
  return rows.map(({ token, total, hasUnpriced, events, ...state }) => ({
    token,
    progress: orderProgress(
      state,
      events.map(({ kind }) => kind),
    ),
    total: centsFromDecimal(total),
    hasUnpriced,
  }));
}
