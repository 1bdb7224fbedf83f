import { freePeriod } from "~/domain/billing/free-period";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { payerZone } from "./payer";
import { planColumns, planView } from "./plan-view";

/** The own paying account (spec §3 "Suscriptor"); null is no failure. */
export async function getSubscriber(ctx: ServiceContext) {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  return readSubscriber(ctx, ctx.actor.userId);
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
