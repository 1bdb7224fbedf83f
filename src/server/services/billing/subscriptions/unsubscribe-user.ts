import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { readSubscriber } from "../plans/get-subscriber";
import { cancelAtProvider } from "./cancel-at-provider";
import { payingActor, withPayerLock } from "./payer";
import { reconcileSubscriber } from "./reconcile-subscriber";

/**
 * Cancels the actor's subscriptions, pending ones too: at the provider first, so that nobody is charged for a
 * subscription we show as ended. The plan stays active until its last paid day. Idempotent.
 * @throws PROVIDER_DISABLED, PROVIDER_FAILED
 */
export async function unsubscribeUser(ctx: ServiceContext) {
  const { userId } = payingActor(ctx);
  const open = { subscriber: { userId }, status: { not: "CANCELLED" } } as const;
  // recorded before any provider is called, so that the end counts as requested however it is reported
  await ctx.db.subscription.updateMany({ where: open, data: { cancelRequestedAt: ctx.now() } });
  const rows = await ctx.db.subscription.findMany({
    where: open,
    orderBy: { id: "asc" },
    select: { id: true, provider: true, externalId: true },
  });
  for (const { id, provider, externalId } of rows) {
    if (provider === "MANUAL" || externalId === null) await endOurs(ctx, userId, id);
    else await cancelAtProvider(ctx, userId, { id, provider, externalId });
  }
  return requireFound(await readSubscriber(ctx, userId));
}

/** Granted by hand, or never opened at a provider: there is no provider to call. */
async function endOurs(ctx: ServiceContext, userId: number, id: number): Promise<void> {
  await withPayerLock(ctx, userId, async (change, { id: subscriberId }) => {
    await change.tx.subscription.updateMany({
      where: { id, subscriberId, status: { not: "CANCELLED" } },
      data: { status: "CANCELLED", cancelledAt: ctx.now() },
    });
    await reconcileSubscriber(ctx, change, { userId, subscriberId, paid: null });
  });
}
