import { hasPaidSubscription } from "~/domain/billing/free-period";
import type { Provider } from "~/domain/billing/provider";
import { liveSubscriptions, standingOf } from "~/domain/billing/standing";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/db";
import { RAISED } from "~/server/services/tent/change-tent";
import { fitShops } from "./fit-shops";

interface Whose {
  userId: number;
  subscriberId: number;
  /** The subscription that its provider, or a super-user, says was paid. */
  paid: number | null;
  /** The plan that the subscriber had, where that was written over already. */
  before?: number;
}

export interface Settled {
  /** Shops that are open again, or closed: their pages are purged after the commit. */
  tents: number[];
  /** Live subscriptions that a later one took the place of: they are to be cancelled at their provider. */
  superseded: { id: number; provider: Provider; externalId: string }[];
}

/**
 * Makes the subscriber what its subscriptions say, under the payer's lock: plan, until when, PayPal's id; makes its shops
 * fit another plan; and opens them again where a paid plan stands. Only the daily work suspends for want of a plan.
 */
export async function settleSubscriber(
  ctx: ServiceContext,
  tx: Tx,
  { userId, subscriberId, paid, before }: Whose,
): Promise<Settled> {
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
  const standing = standingOf(subscriptions, held, ctx.now());
  const paypalId = current?.provider === "PAYPAL" ? current.externalId : null;
  await tx.subscriber.update({ where: { id: subscriberId }, data: { ...standing, paypalId } });
  const fits = standing.planId === (before ?? held.planId);
  const fitted = fits ? [] : await fitShops(ctx, tx, { userId, subscriberId });

  // an old payment opens no shop, nor does one for what another took the place of
  const counts = paid !== null && (current === null || current.id === paid);
  const isPaid = counts && hasPaidSubscription({ ...held, suscriptionId: standing.planId });
  const byHand = superseded.filter(({ provider }) => provider === "MANUAL").map(({ id }) => id);
  await tx.subscription.updateMany({
    where: { id: { in: byHand } },
    data: { status: "CANCELLED", cancelledAt: ctx.now() },
  });
  return {
    tents: [...fitted, ...(isPaid ? await liftSuspension(tx, userId) : [])],
    superseded: superseded.flatMap(({ id, provider, externalId }) =>
      provider === "MANUAL" || externalId === null ? [] : [{ id, provider, externalId }],
    ),
  };
}

/** Opens again the shops of a person that were closed for want of a plan, as far as the plan has room, and says which. */
export async function liftSuspension(tx: Tx, userId: number): Promise<number[]> {
  const tents = await tx.tent.updateManyAndReturn({
    where: { ownerId: userId, suspended: true, closedByTeam: false, closedByPlan: false },
    data: { suspended: false, suspendedAt: null, ...RAISED },
    select: { id: true },
  });
  return tents.map(({ id }) => id);
}
