import { type BillingState, FREE_PLAN_ID, freePeriod, shouldSuspend } from "~/domain/billing/free-period";
import { openShops } from "~/domain/billing/plan-change";
import type { ServiceContext } from "~/server/context";
import type { ShopChange } from "~/server/services/tenancy/change-tent";
import { notifyPayer } from "../charges/notify-payer";
import { payerZone } from "../subscriptions/payer";

interface Whose {
  userId: number;
  subscriberId: number;
  /** A shop that the team opens again: it takes the place of none that is open. */
  lifted?: number;
}

/**
 * Makes the shops of a person fit their plan, under the payer's lock: those that it has no room for close, but for the ones
 * their merchant chose, and what it has room for again opens. What the team closed takes no room and is left alone.
 */
export async function fitShops(
  ctx: ServiceContext,
  change: ShopChange,
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
  const state: BillingState = { ...held, suscriptionId: planId };
  const timeZone = await payerZone(tx, userId);
  // what nobody pays any more is closed whole, by the daily work
  if (planId === FREE_PLAN_ID && freePeriod(state, now, timeZone).ended) return;
  const shops = await tx.tent.findMany({
    where: { ownerId: userId, closedByTeam: false },
    orderBy: { id: "asc" },
    select: { id: true, name: true, suspended: true, closedByPlan: true },
  });
  const ids = shops.map(({ id }) => id);
  // a plan whose limit was lowered still leaves open what is
  const others = shops.filter(({ id, closedByPlan }) => id !== lifted && !closedByPlan).map(({ id }) => id);
  const open = lifted
    ? openShops(ids, [...others, ...keptTentIds], Math.max(plan.limit, others.length))
    : openShops(ids, keptTentIds, plan.limit);
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
  await change.tents([...closing, ...opening].map(({ id }) => id));
  // a shop that was shut for want of a plan already is no news to those who visit it, nor to its merchant
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
