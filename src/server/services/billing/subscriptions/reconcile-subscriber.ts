import { entitlementOf, liveSubscriptions } from "~/domain/billing/entitlement";
import { hasPaidSubscription } from "~/domain/billing/free-period";
import type { Provider } from "~/domain/billing/provider";
import type { ServiceContext } from "~/server/context";
import type { ShopChange } from "~/server/services/tenancy/change-tent";
import { fitShops } from "../plans/fit-shops";

interface Whose {
  userId: number;
  subscriberId: number;
  /** The subscription that its provider, or a super-user, says was paid. */
  paid: number | null;
  /** The plan that the subscriber had, where that was written over already. */
  before?: number;
}

export interface ReconciledSubscriber {
  /** Live subscriptions that a later one took the place of: they are to be cancelled at their provider. */
  superseded: { id: number; provider: Provider; externalId: string }[];
}

/**
 * Makes the subscriber what its subscriptions say, under the payer's lock: plan, until when, PayPal's id; makes its shops
 * fit another plan; and opens them again where a paid plan stands. Only the daily work suspends for want of a plan.
 */
export async function reconcileSubscriber(
  ctx: ServiceContext,
  change: ShopChange,
  { userId, subscriberId, paid, before }: Whose,
): Promise<ReconciledSubscriber> {
  const { tx } = change;
  const rows = await tx.subscription.findMany({
    where: { subscriberId },
    select: {
      id: true,
      planId: true,
      status: true,
      activatedAt: true,
      provider: true,
      externalId: true,
      endsAt: true,
      paidUntil: true,
      plan: { select: { interval: true } },
    },
  });
  const held = await tx.subscriber.findUniqueOrThrow({
    where: { id: subscriberId },
    select: { planId: true, lastPaymentAt: true, freeUntil: true },
  });
  const subscriptions = rows.map(({ plan, ...row }) => ({ ...row, interval: plan.interval }));
  const { current, superseded } = liveSubscriptions(subscriptions);
  const standing = entitlementOf(subscriptions, held, ctx.now());
  const paypalId = current?.provider === "PAYPAL" ? current.externalId : null;
  await tx.subscriber.update({ where: { id: subscriberId }, data: { ...standing, paypalId } });
  if (standing.planId !== (before ?? held.planId)) await fitShops(ctx, change, { userId, subscriberId });

  // an old payment opens no shop, nor does one for what another took the place of
  const counts = paid !== null && (current === null || current.id === paid);
  const isPaid = counts && hasPaidSubscription({ ...held, suscriptionId: standing.planId });
  const byHand = superseded.filter(({ provider }) => provider === "MANUAL").map(({ id }) => id);
  await tx.subscription.updateMany({
    where: { id: { in: byHand } },
    data: { status: "CANCELLED", cancelledAt: ctx.now() },
  });
  if (isPaid) await liftSuspension(change, userId);
  return {
    superseded: superseded.flatMap(({ id, provider, externalId }) =>
      provider === "MANUAL" || externalId === null ? [] : [{ id, provider, externalId }],
    ),
  };
}

/** Opens again the shops of a person that were closed for want of a plan, as far as the plan has room. */
export async function liftSuspension(change: ShopChange, userId: number): Promise<void> {
  const opened = await change.tx.tent.updateManyAndReturn({
    where: { ownerId: userId, suspended: true, closedByTeam: false, closedByPlan: false },
    data: { suspended: false, suspendedAt: null },
    select: { id: true },
  });
  await change.tents(opened.map(({ id }) => id));
}
