import { billingNotice, freePeriod, showsPaymentBanner } from "~/domain/billing/free-period";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { closedShops, payerZone } from "./payer";
import { planColumns, planView } from "./plan-view";

/** The own paying account (spec §3 "Suscriptor") with what the panel says of it above its screens; null is no failure. */
export async function getSubscriber(ctx: ServiceContext) {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  const { userId } = ctx.actor;
  const subscriber = await readSubscriber(ctx, userId);
  if (!subscriber) return null;
  const [timeZone, closed] = await Promise.all([payerZone(ctx.db, userId), closedShops(ctx.db, userId)]);
  const state = { suscriptionId: subscriber.planId, ...subscriber };
  const now = ctx.now();
  return {
    ...subscriber,
    notice: billingNotice(state, closed.suspended || closed.closedByTeam, now, timeZone),
    closedByTeam: closed.closedByTeam,
    /** Where the site's setting wants a banner, this account is one for it. */
    oldPayment: showsPaymentBanner(state, now, timeZone, true),
    timeZone,
  };
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
  const state = { suscriptionId: subscriber.planId, ...subscriber };
  const { daysLeft, inFreePeriod } = freePeriod(state, ctx.now(), await payerZone(ctx.db, userId));
  return { ...subscriber, plan: planView(subscriber.plan), daysLeft, inFreePeriod };
}
