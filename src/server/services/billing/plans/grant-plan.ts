import { FREE_PLAN_ID } from "~/domain/billing/free-period";
import { isLive } from "~/domain/billing/subscription-state";
import type { ServiceContext } from "~/server/context";
import { AppError, requireFound } from "~/server/errors";
import { payingActor, withPayerLock } from "../subscriptions/payer";
import { reconcileSubscriber } from "../subscriptions/reconcile-subscriber";

interface Grant {
  userId: number;
  planId: number;
  /** When the grant expires; without it the plan stays until it is revoked. */
  until?: Date | null;
}

/**
 * A super-user grants a plan by hand, as if paid today, or revokes it with plan 0. A subscription paid through a
 * provider is not affected and goes on until its payer cancels it.
 * @throws NOT_FOUND, ALREADY_SUBSCRIBED
 */
export async function grantPlan(ctx: ServiceContext, { userId, planId, until = null }: Grant) {
  const actor = payingActor(ctx);
  const now = ctx.now();
  await withPayerLock(ctx, userId, async (change, subscriber) => {
    const { tx } = change;
    requireFound(await tx.plan.findUnique({ where: { id: planId }, select: { id: true } }));
    const { id: subscriberId } = subscriber;
    const known = await tx.subscription.findMany({ where: { subscriberId }, select: { provider: true, status: true } });
    const paying = known.some(({ provider, status }) => provider !== "MANUAL" && isLive(status));
    if (paying) throw new AppError("ALREADY_SUBSCRIBED");
    await tx.subscription.updateMany({
      where: { subscriberId, provider: "MANUAL", status: { not: "CANCELLED" } },
      data: { status: "CANCELLED", cancelledAt: now },
    });
    const given = planId !== FREE_PLAN_ID;
    let paid: number | null = null;
    if (given) {
      const row = {
        subscriberId,
        planId,
        provider: "MANUAL",
        // a grant with an end date is stored as cancelled already, and stays valid until that date
        status: until ? "CANCELLED" : "ACTIVE",
        cancelledAt: until ? now : null,
        endsAt: until,
        createdAt: now,
        activatedAt: now,
      } as const;
      paid = (await tx.subscription.create({ data: row, select: { id: true } })).id;
    }
    const data = given ? { planId, lastPaymentAt: now } : { planId: FREE_PLAN_ID, activeUntil: null };
    await tx.subscriber.update({ where: { id: subscriberId }, data });
    await tx.auditEntry.create({
      data: {
        at: now,
        actorId: actor.userId,
        action: "billing.grantPlan",
        target: `user ${userId}`,
        data: { planId, ...(until && { until: until.toISOString() }) },
      },
    });
    await reconcileSubscriber(ctx, change, { userId, subscriberId, paid, before: subscriber.planId });
  });
}
