import type { ServiceContext } from "~/server/context";
import { AppError, found } from "~/server/errors";
import { applyReading } from "./apply-reading";
import { readSubscriber } from "./get-subscriber";
import { plansFor } from "./list-plans";
import { keepPlanRef, payablePlan } from "./payable-plan";
import { payingActor } from "./payer";

/**
 * Asks PayPal for another plan of the running subscription, and says on which of its pages the payer approves that.
 * @throws NOT_FOUND, NO_SUBSCRIPTION, ALREADY_SUBSCRIBED, PROVIDER_DISABLED, PROVIDER_FAILED, VALIDATION
 */
export async function askPlanChange(ctx: ServiceContext, planId: number): Promise<{ url: string }> {
  const actor = payingActor(ctx);
  const paypal = ctx.ports.payments.PAYPAL;
  const { plan, returnUrl } = await payablePlan(ctx.db, actor, { planId, provider: "PAYPAL" });
  const running = await runningAtPaypal(ctx, actor.userId);
  if (running.planId === planId) throw new AppError("ALREADY_SUBSCRIBED");
  const { planRef, confirmUrl } = await paypal.change(running.externalId, { plan, returnUrl });
  await ctx.db.$transaction(async (tx) => {
    await keepPlanRef(tx, "PAYPAL", plan, planRef);
    await tx.subscription.updateMany({
      where: { id: running.id, status: { not: "CANCELLED" } },
      data: { nextPlanId: planId, nextPlanRef: planRef },
    });
  });
  return { url: confirmUrl };
}

/**
 * The payer is back: the plan is theirs once PayPal says that the subscription is to it.
 * @throws NOT_FOUND, NO_SUBSCRIPTION, CHANGE_NOT_CONFIRMED, PROVIDER_DISABLED, PROVIDER_FAILED
 */
export async function confirmPlanChange(ctx: ServiceContext, planId: number) {
  const actor = payingActor(ctx);
  const { userId } = actor;
  found(await ctx.db.plan.findFirst({ where: { AND: [{ id: planId }, plansFor(actor)] }, select: { id: true } }));
  const { id, externalId } = await runningAtPaypal(ctx, userId);
  const at = ctx.now();
  const told = await ctx.ports.payments.PAYPAL.read(externalId);
  if (told) await applyReading(ctx, { subscriptionId: id, userId, told, at });
  const subscriber = found(await readSubscriber(ctx, userId));
  if (subscriber.planId !== planId) throw new AppError("CHANGE_NOT_CONFIRMED");
  return subscriber;
}

async function runningAtPaypal(ctx: ServiceContext, userId: number) {
  const row = await ctx.db.subscription.findFirst({
    where: { subscriber: { userId }, provider: "PAYPAL", status: { in: ["ACTIVE", "PAST_DUE"] } },
    orderBy: { activatedAt: "desc" },
    select: { id: true, planId: true, externalId: true },
  });
  if (!row || row.externalId === null) throw new AppError("NO_SUBSCRIPTION");
  return { ...row, externalId: row.externalId };
}
