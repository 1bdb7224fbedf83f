import { type BillingState, FREE_PLAN_ID, freePeriod, shouldSuspend } from "~/domain/billing/free-period";
import { openTentsWithin } from "~/domain/billing/plan-change";
import type { ServiceContext } from "~/server/context";
import type { TentsChange } from "~/server/services/tenancy/change-tent";
import { notifyPayer } from "../charges/notify-payer";
import { payerZone } from "../subscriptions/payer";

interface Whose {
  userId: number;
  subscriberId: number;
  /** A shop that the team reopens: it does not take the place of one that is open. */
  lifted?: number;
}

/**
 * Applies the shop limit of a person's plan, under the payer's lock: shops over the limit close, except those the
 * merchant chose to keep, and shops that fit again reopen. Shops closed by the team do not count and are left alone.
 */
export async function applyTentLimit(
  ctx: ServiceContext,
  change: TentsChange,
  { userId, subscriberId, lifted }: Whose,
): Promise<void> {
  const { tx } = change;
  const now = ctx.now();
  const { plan, planId, keptTentIds, ...held } = await tx.subscriber.findUniqueOrThrow({
    where: { id: subscriberId },
    select: {
      planId: true,
      lastPaymentAt: true,
      freeUntil: true,
      keptTentIds: true,
      plan: { select: { name: true, limit: true } },
    },
  });
  const state: BillingState = { ...held, planId };
  const timeZone = await payerZone(tx, userId);
  // when nobody pays any more, the daily job suspends all the shops
  if (planId === FREE_PLAN_ID && freePeriod(state, now, timeZone).ended) return;
  const shops = await tx.tent.findMany({
    where: { ownerId: userId, closedByTeam: false },
    orderBy: { id: "asc" },
    select: { id: true, name: true, suspended: true, closedByPlan: true },
  });
  const ids = shops.map(({ id }) => id);
  // lowering a plan's limit does not close shops that are already open
  const others = shops.filter(({ id, closedByPlan }) => id !== lifted && !closedByPlan).map(({ id }) => id);
  const open = lifted
    ? openTentsWithin(ids, [...others, ...keptTentIds], Math.max(plan.limit, others.length))
    : openTentsWithin(ids, keptTentIds, plan.limit);
  const opening = shops.filter(({ id, closedByPlan }) => closedByPlan && open.includes(id));
  const closing = shops.filter(({ id, closedByPlan }) => !closedByPlan && !open.includes(id));
  const idsOf = (some: typeof shops) => ({ id: { in: some.map(({ id }) => id) } });
  const paused = shouldSuspend(state, now, timeZone);
  await tx.tent.updateMany({
    where: idsOf(opening),
    data: { closedByPlan: false, ...(paused ? {} : { suspended: false, suspendedAt: null }) },
  });
  await tx.tent.updateMany({
    where: idsOf(closing),
    data: { closedByPlan: true, suspended: true, suspendedAt: now },
  });
  await change.availability([...closing, ...opening].map(({ id }) => id));
  // a shop that was already suspended for lack of a plan does not change for visitors, so its merchant is not notified
  const shut = closing.filter(({ suspended }) => !suspended);
  if (shut.length > 0) {
    await notifyPayer(ctx, tx, {
      userId,
      which: "closedByPlan",
      path: "/pagos/planes",
      values: ({ billingMail }) => ({
        plan: plan.name,
        shops: billingMail.closedByPlan.names(shut.map(({ name }) => name)),
        limit: billingMail.closedByPlan.limit(plan.limit),
      }),
    });
  }
}
