import { entitlementOf, liveSubscriptions } from "~/domain/billing/entitlement";
import { hasPaidSubscription } from "~/domain/billing/free-period";
import type { ExternalProvider } from "~/domain/billing/provider";
import type { ServiceContext } from "~/server/context";
import type { TentsChange } from "~/server/services/tenancy/change-tent";
import { applyTentLimit } from "../plans/apply-tent-limit";

interface Whose {
  userId: number;
  subscriberId: number;
  /** The subscription reported as paid by its provider or by a super-user. */
  paid: number | null;
  /** The subscriber's previous plan, where it was already overwritten. */
  before?: number;
}

export interface ReconciledSubscriber {
  /** Live subscriptions replaced by a later one: the caller cancels them at their provider. */
  superseded: { id: number; provider: ExternalProvider; externalId: string }[];
}

/**
 * Derives the subscriber's plan, its end and PayPal's id from its subscriptions, under the payer's lock; applies the
 * shop limit of a changed plan; and reopens suspended shops once a plan is paid. Only the daily job suspends shops for
 * lack of a plan.
 */
export async function reconcileSubscriber(
  ctx: ServiceContext,
  change: TentsChange,
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
  // the public API shows the id of a PayPal subscription, and of no other
  const paypalId = current?.provider === "PAYPAL" ? current.externalId : null;
  await tx.subscriber.update({ where: { id: subscriberId }, data: { ...standing, paypalId } });
  if (standing.planId !== (before ?? held.planId)) await applyTentLimit(ctx, change, { userId, subscriberId });

  // an old payment reopens no shop, nor does the payment of a subscription that was replaced
  const counts = paid !== null && (current === null || current.id === paid);
  const isPaid = counts && hasPaidSubscription({ ...held, planId: standing.planId });
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

/** Reopens a person's shops that were suspended for lack of a plan, up to the plan's limit. */
export async function liftSuspension(change: TentsChange, userId: number): Promise<void> {
  const opened = await change.tx.tent.updateManyAndReturn({
    where: { ownerId: userId, suspended: true, closedByTeam: false, closedByPlan: false },
    data: { suspended: false, suspendedAt: null },
    select: { id: true },
  });
  await change.availability(opened.map(({ id }) => id));
}
