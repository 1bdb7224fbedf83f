import { unpaidSubscription } from "~/domain/billing/ended";
import { billingWarning, freePeriod, showsPaymentBanner } from "~/domain/billing/free-period";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { closedTents, payerZone } from "../subscriptions/payer";
import { planColumns, planView } from "./plan-view";

/**
 * The actor's own paying account (`Suscriptor` in docs/contract.md#objects) with the notices that the panel shows above
 * its screens; null when the actor has no such account.
 */
export async function getSubscriber(ctx: ServiceContext) {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  const { userId } = ctx.actor;
  const subscriber = await readSubscriber(ctx, userId);
  if (!subscriber) return null;
  const [timeZone, closed, unpaid] = await Promise.all([
    payerZone(ctx.db, userId),
    closedTents(ctx.db, userId),
    readUnpaid(ctx, subscriber.id),
  ]);
  const now = ctx.now();
  return {
    ...subscriber,
    notice: billingWarning(subscriber, closed.suspended || closed.closedByTeam, now, timeZone),
    closedByTeam: closed.closedByTeam,
    /** A failed charge that is still unpaid; shown above every screen. */
    unpaid: unpaid && { ...unpaid, suspended: closed.suspended },
    asOf: now,
    /** Whether this account sees the payment banner, when the site setting turns the banner on. */
    oldPayment: showsPaymentBanner(subscriber, now, timeZone, true),
    timeZone,
  };
}

async function readUnpaid(ctx: ServiceContext, subscriberId: number) {
  const rows = await ctx.db.subscription.findMany({
    where: { subscriberId, activatedAt: { not: null } },
    select: {
      id: true,
      planId: true,
      plan: { select: { interval: true } },
      status: true,
      activatedAt: true,
      provider: true,
      cancelRequestedAt: true,
      failedPayments: true,
      retryAt: true,
    },
  });
  const unpaid = unpaidSubscription(rows.map(({ plan, ...row }) => ({ ...row, interval: plan.interval })));
  return unpaid && { provider: unpaid.provider, over: unpaid.status === "CANCELLED", retryAt: unpaid.retryAt };
}

export async function readSubscriber(ctx: ServiceContext, userId: number) {
  const subscriber = await ctx.db.subscriber.findUnique({
    where: { userId },
    select: {
      id: true,
      planId: true,
      plan: { select: planColumns },
      freeUntil: true,
      lastPaymentAt: true,
      activeUntil: true,
      paypalId: true,
    },
  });
  if (!subscriber) return null;
  const { daysLeft, inFreePeriod } = freePeriod(subscriber, ctx.now(), await payerZone(ctx.db, userId));
  return { ...subscriber, plan: planView(subscriber.plan), daysLeft, inFreePeriod };
}
